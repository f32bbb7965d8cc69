// What happened, in sentences, for any list of moves.

import type { LogLine } from '../../../table/log-item.tsx';
import type { Entry } from '../types.ts';
import { linesOf } from './happenings/lines.ts';
import { lineText } from './tell/log-words.ts';
import type { Names } from './tell/names.ts';

export const logOf = (names: Names, entries: readonly Entry[]): LogLine[] =>
  linesOf(entries).map((line) => ({
    key: line.key,
    sequence: line.sequence,
    ...(line.seat === undefined ? {} : { seat: line.seat }),
    text: lineText(names, line),
    weight: line.weight,
  }));
