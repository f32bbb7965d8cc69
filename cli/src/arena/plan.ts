// What an arena plays: cells (a kind of table each), line-ups of bots, and the matches that follow from them.

import type { GameSpec } from '@branchline/core';
import type { ArenaTask } from '../tasks/arena.ts';

/** All matches are listed before the first is played. */
export const MOST_ROUNDS = 1_000_000;

/** One kind of table: whatever is played at it is compared. */
export interface Cell {
  /** As in result lines, such as `classic/europe/4`. */
  readonly key: string;
  readonly spec: GameSpec;
}

/** Everything that decides what is played; kept in result files. */
export interface Plan {
  readonly game: string;
  readonly rulesVersion: string;
  readonly cells: readonly Cell[];
  readonly bots: readonly string[];
  /** The opponent in all other seats; without one, all bots meet. */
  readonly against?: string;
  /** Rounds of each line-up, at least: every deal is played once per rotation. */
  readonly rounds: number;
  readonly seed: string;
  readonly whole: boolean;
  readonly budget: ArenaTask['budget'];
  readonly limit: number;
}

/** One line-up on one deal, once for every rotation of the seats. */
export interface Match {
  readonly cell: Cell;
  readonly lineUp: readonly string[];
  readonly deal: number;
}

export const dealsOf = ({ rounds }: Plan, { spec }: Cell): number => Math.ceil(rounds / spec.seats);

export const lineUpsOf = ({ bots, against }: Plan, { spec }: Cell): readonly (readonly string[])[] =>
  against === undefined ? mixedLineUps(bots, spec.seats) : testLineUps(bots, against, spec.seats);

/** Deal by deal, so that an arena that is stopped has compared all bots on the same deals. */
export function matchesOf(plan: Plan): readonly Match[] {
  const tables = plan.cells.map((cell) => ({ cell, deals: dealsOf(plan, cell), lineUps: lineUpsOf(plan, cell) }));
  const most = Math.max(...tables.map(({ deals }) => deals));
  const matches: Match[] = [];
  for (let deal = 0; deal < most; deal++) {
    for (const { cell, deals, lineUps } of tables) {
      if (deal < deals) for (const lineUp of lineUps) matches.push({ cell, lineUp, deal });
    }
  }
  return matches;
}

/**
 * All tables of `players` bots: each as often as possible, and every choice of bots for the remaining seats.
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
