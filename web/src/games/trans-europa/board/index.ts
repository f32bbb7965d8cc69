// The public entry point of the board widget.
import './paint.css';
import './motion.css';
import './board.css';

export { Board } from './board.tsx';
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
  CityId,
  CityMark,
  Direction,
  EdgeArrow,
  FerryMark,
  FerrySlot,
  JunctionId,
  KeyCommand,
  KeyMap,
  KeyName,
  Laid,
  LastMove,
  LegalMark,
  LineId,
  MarkerMark,
  MissingMark,
  Place,
  PlanMark,
  RouteMark,
  Sign,
  Tip,
  TrackMark,
} from './types.ts';
