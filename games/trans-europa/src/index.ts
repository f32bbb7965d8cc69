// The public door of Trans Europa.

export { EDITION_IDS } from './editions/edition.ts';
export type { Edition, EditionId } from './editions/edition.ts';
export { END_REASONS, SCORINGS, SPECIAL_CARD_MODES, START_PLAYERS } from './types.ts';
export type {
  Action,
  Agreed,
  Bits,
  BuildStage,
  CardNumber,
  CityIndex,
  Config,
  EndReason,
  Event,
  FerryTrack,
  GameResult,
  JunctionIndex,
  KnownCard,
  LineIndex,
  Options,
  Outcome,
  Own,
  Public,
  RegionIndex,
  RoundRecord,
  Secret,
  SpecialCardMode,
  Stage,
  State,
  Tracks,
  TransEuropa,
  View,
} from './types.ts';
