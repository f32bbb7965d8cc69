// Notation: games as text that people read and write. A separate entry point, because only texts need it.

export {
  CHANCE,
  formatIds,
  formatMover,
  formatSeat,
  formatWord,
  parseId,
  parseIds,
  parseSeat,
  parseWhole,
  UNKNOWN,
} from './notation.ts';
export type { Notation } from './notation.ts';
export {
  fileFromRecord,
  fileUpTo,
  formatRecord,
  isRecord,
  NO_COMMITMENT,
  NOTATION_FORMAT,
  parseRecord,
  recordsIn,
} from './record.ts';
export type { GameRecord } from './record.ts';
