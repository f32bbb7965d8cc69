// What an arena plays: cells (a table each), line-ups of bots, and the matches that follow from them.

import type { GameSpec } from '@branchline/core';

/** One kind of table: everything a line-up plays here is compared. */
export interface Cell {
  /** As it stands in result lines, such as `classic/europe/4`. */
  readonly key: string;
  readonly spec: GameSpec;
  /** Bots by slot; a bot may hold several slots. */
  readonly lineUps: readonly (readonly string[])[];
}

/** One line-up on one deal, once for every rotation of the seats. */
export interface Match {
  readonly cell: number;
  readonly lineUp: number;
  readonly deal: number;
}

/**
 * All tables of `players` bots: everybody as often as possible, and every choice of those who take the seats left over.
 * Three bots at a table of four: AABC, ABBC, ABCC; six bots at a table of two: all fifteen pairs.
 */
export function mixedLineUps(bots: readonly string[], players: number): readonly (readonly string[])[] {
  const everybody = Math.floor(players / bots.length);
  return choices(bots.length, players % bots.length).map((extra) =>
    bots.flatMap((bot, index) => Array.from({ length: everybody + (extra.includes(index) ? 1 : 0) }, () => bot)),
  );
}

/** The test bot in one slot, the opponent in all others; the opponent against itself is the control. */
export const testLineUps = (
  bots: readonly string[],
  opponent: string,
  players: number,
): readonly (readonly string[])[] =>
  [opponent, ...bots.filter((bot) => bot !== opponent)].map((bot) => [
    bot,
    ...Array.from({ length: players - 1 }, () => opponent),
  ]);

/** All ways to choose `count` of 0 … of − 1, ascending. */
function choices(of: number, count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= of - count; first++) {
    for (const rest of choices(of, count - 1, first + 1)) found.push([first, ...rest]);
  }
  return found;
}
