// One seat's way through one round, from a fair share to what it got: a separate entry point, small enough for any page.

import type { BySeat, Seat } from '@branchline/core';

/** In chances to win the round, all measured the same way; with the fair share they add up to the result. */
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
  /** All seats' chances after the turn. */
  readonly chances: BySeat<number>;
}

/** `dealt` are the chances after the deal. */
export function ledgerOf(dealt: BySeat<number>, turns: readonly Step[], seat: Seat): Ledger {
  let before = dealt[seat]!;
  let skill = 0;
  let others = 0;
  for (const turn of turns) {
    const change = turn.chances[seat]! - before;
    if (turn.seat === seat) skill += change;
    else others += change;
    before = turn.chances[seat]!;
  }
  return { luck: dealt[seat]! - 1 / dealt.length, skill, others, result: before };
}

interface Compared {
  readonly seat: Seat;
  readonly kept: BySeat<number>;
  readonly difference: { readonly value: number };
}

/** Of the chance that the best turns found would have kept, the share that this seat kept; undefined without turns. */
export function accuracyOf(turns: readonly Compared[], seat: Seat): number | undefined {
  let kept = 0;
  let best = 0;
  for (const turn of turns) {
    if (turn.seat !== seat) continue;
    kept += turn.kept[seat]!;
    best += turn.kept[seat]! + turn.difference.value;
  }
  return best > 0 ? Math.min(1, kept / best) : undefined;
}
