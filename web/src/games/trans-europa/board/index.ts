// The public door of the board widget.
import './paint.css';
import './motion.css';
import './board.css';

export { Board } from './board.tsx';
export { BoardOverview } from './board-overview.tsx';
export type { OverviewProps } from './board-overview.tsx';
export { BoardPicture } from './board-picture.tsx';
export type { PictureProps } from './board-picture.tsx';
export { RegionDisc, RegionSign } from './city-sign.tsx';
export { defaultKeys } from './keys.ts';
export type {
  BoardHandle,
  BoardMarks,
  BoardProps,
  BoardTexts,
  BoardView,
  Box,
  CityId,
  CityMark,
  Direction,
  EdgeTag,
  FerryMark,
  FerrySlot,
  Insets,
  JunctionId,
  KeyCommand,
  KeyMap,
  KeyName,
  LastMove,
  LegalMark,
  LineId,
  MarkerMark,
  MissingMark,
  Place,
  PlanMark,
  PointerKind,
  RouteMark,
  Sign,
  Tip,
  TrackMark,
} from './types.ts';
