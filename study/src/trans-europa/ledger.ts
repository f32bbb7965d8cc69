// One seat's way through one round, from a fair share to what it got: a door of its own, light enough for any page.

import type { BySeat, Seat } from '@branchline/core';

/** In chances to win the round, all measured with open hands; with the fair share they add up to the result. */
export interface Ledger {
  /** The cards beyond a fair share; the own moves; the moves of the others. */
  readonly luck: number;
  readonly skill: number;
  readonly others: number;
  /** What it got of the round. */
  readonly result: number;
}

interface Step {
  readonly seat: Seat;
  readonly open: BySeat<number>;
}

/** `dealt` are the chances after the deal. */
export function ledgerOf(dealt: BySeat<number>, turns: readonly Step[], seat: Seat): Ledger {
  let before = dealt[seat]!;
  let skill = 0;
  let others = 0;
  for (const turn of turns) {
    const change = turn.open[seat]! - before;
    if (turn.seat === seat) skill += change;
    else others += change;
    before = turn.open[seat]!;
  }
  return { luck: dealt[seat]! - 1 / dealt.length, skill, others, result: before };
}
