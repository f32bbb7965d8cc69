// The result of a finished game, as it stands in the game file.

import { invariant, type BySeat, type Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import { completedCount, profitOf } from './crediting.ts';
import { statementsOf, type Statement } from './evaluation.ts';
import type { GameResult, Points, State } from './types.ts';
import { view } from './view.ts';

function pointsOf({ lines, total }: Statement): Points {
  invariant(total !== undefined, 'everything is shown at the evaluation');
  return { ...Object.fromEntries(lines.map(({ item, points }) => [item, points])), total } as unknown as Points;
}

/** TOE-EVAL-10: the highest total; shared, or with `tieBreak` by profit, completed contracts and cash. */
function winnersOf(state: State, evaluation: BySeat<Points>): Seat[] {
  const { config, public: open, secret } = state;
  const index = contentOf(config);
  const ranks = evaluation.map(({ total }, seat) =>
    config.options.tieBreak === 'shared'
      ? [total]
      : [total, profitOf(index, open, seat), completedCount(open, seat), secret.cash[seat]!],
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
  const evaluation = statementsOf(view(state, 'spectator')).map(pointsOf);
  return {
    reason: open.stage.reason,
    years: open.profits.map((profit, year) => ({ profit, cash: secret.cashes[year]! })),
    evaluation,
    winners: winnersOf(state, evaluation),
  };
}
