// The result of a finished game, as in the game file.

import { invariant, type Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import { completedCount, profitOf } from './crediting.ts';
import { statementsOf, type Statement } from './evaluation.ts';
import type { GameResult, Points, State, View } from './types.ts';
import { view } from './view.ts';

function pointsOf({ lines, total }: Statement): Points {
  invariant(total !== undefined, 'everything is shown at the evaluation');
  return { ...Object.fromEntries(lines.map(({ item, points }) => [item, points])), total } as unknown as Points;
}

/**
 * TOE-EVAL-10: the highest total; shared, or with `tieBreak` by profit, completed contracts and cash. Empty before the end;
 * then everything is shown, so a view is enough.
 */
export function winnersOf(end: View): Seat[] {
  const { config, public: open, companies } = end;
  if (open.stage.kind !== 'over') return [];
  const index = contentOf(config);
  const ranks = statementsOf(end).map(({ total = 0 }, seat) =>
    config.options.tieBreak === 'shared'
      ? [total]
      : [total, profitOf(index, open, seat), completedCount(open, seat), companies[seat]!.cash ?? 0],
  );
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((value, i) => value !== b[i]);
    return at < 0 ? 0 : a[at]! - b[at]!;
  };
  const best = ranks.reduce((top, rank) => (compare(rank, top) > 0 ? rank : top));
  return ranks.flatMap((rank, seat) => (compare(rank, best) === 0 ? [seat] : []));
}

export function result(state: State): GameResult | undefined {
  const { public: open, secret } = state;
  if (open.stage.kind !== 'over') return undefined;
  const shown = view(state, 'spectator');
  return {
    reason: open.stage.reason,
    years: open.profits.map((profit, year) => ({ profit, cash: secret.cashes[year]! })),
    evaluation: statementsOf(shown).map(pointsOf),
    winners: winnersOf(shown),
  };
}
