// The public entry point of Trans Europa.

export { transEuropa } from './game.ts';
export { EDITIONS } from './editions/index.ts';
export { EDITION_IDS } from './editions/edition.ts';
export type { Edition, EditionId } from './editions/edition.ts';
export { has, membersOf } from './bits.ts';
export { buildableLines, canBuild, costOf, freshTurn } from './build.ts';
export { addBoard, addReplacedBoard, gridOf } from './grid.ts';
export type { Grid } from './grid.ts';
export { missingAtRoundEnd, missingCount, missingOf, weightsFor } from './missing.ts';
export type { Missing } from './missing.ts';
export { isComplete, isConnected, isUsable, layTrack } from './network.ts';
export { defaultOptions } from './options.ts';
export { limitIn, roundRules } from './round-rules.ts';
export { RULES_VERSIONS } from './rules-version.ts';
export type { RoundRules } from './round-rules.ts';
export { scoringOf, spaceOnTrack } from './scoring.ts';
export { effectOf, isCardList } from './cards-in-force.ts';
export { SPECIAL_CARDS } from './special-cards.ts';
export type { Effect, SpecialCard, SpecialCardNumber } from './special-cards.ts';
export { mayClaim } from './legal.ts';
export { isEndPending } from './turn.ts';
export { END_REASONS, SCORINGS, SPECIAL_CARD_MODES, START_PLAYERS, WRONG_CLAIMS } from './types.ts';
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
