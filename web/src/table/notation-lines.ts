// The log in notation: consecutive moves of one player share a line.

import type { GameTypes } from '@branchline/core';
import { formatMover, type Notation } from '@branchline/core/notation';
import type { Told } from './table-types.ts';

/** `sequence`: of its last move. */
export type NotationLine = { readonly sequence: number; readonly mover: string; readonly words: readonly string[] };

export function notationLines(
  notation: Notation<GameTypes>,
  entries: readonly Told[],
  view: unknown,
): readonly NotationLine[] {
  const lines: NotationLine[] = [];
  const words = notation.formatTold(entries as Parameters<typeof notation.formatTold>[0], view);
  for (const [index, { by, sequence }] of entries.entries()) {
    const word = words[index];
    if (word === undefined) continue;
    const mover = formatMover(by);
    const last = lines.at(-1);
    if (last?.mover === mover) lines[lines.length - 1] = { sequence, mover, words: [...last.words, word] };
    else lines.push({ sequence, mover, words: [word] });
  }
  return lines;
}
