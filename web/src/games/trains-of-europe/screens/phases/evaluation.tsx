// The evaluation at the end: the ledger, profit per year, and the networks.

import type { Seat } from '@branchline/core';
import type { View } from '@branchline/trains-of-europe';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { evaluationOf, type Evaluation } from '../../play/sums/evaluation.ts';
import type { Names } from '../../play/tell/names.ts';
import type { Explain } from '../parts/amount.tsx';
import { Ledger } from './ledger.tsx';
import { Networks } from './networks.tsx';
import { ProfitChart } from './profit-chart.tsx';

export type EvaluationProps = {
  readonly view: View;
  readonly names: Names;
  readonly seat: Seat;
  readonly explain: Explain;
  /** Buttons at the right of the head: replay, play again. */
  readonly children?: ComponentChildren;
};

function headline({ text, who }: Names, { order, totals, places }: Evaluation): string {
  const winners = order.filter((seat) => places[seat] === 1);
  const [first, second] = order;
  const [best, next] = [first, second].map((seat) => (seat === undefined ? undefined : totals[seat]));
  if (winners.length === 1 && best !== undefined && next !== undefined)
    return text.evaluation.wonBy(who(winners[0]!), best - next);
  return text.evaluation.won(winners.map(who));
}

export function EvaluationSheet({ view, names, seat, explain, children }: EvaluationProps) {
  const { evaluation: words } = names.text;
  const evaluation = useMemo(() => evaluationOf(view), [view]);
  const { stage, profits } = view.public;
  const isOver = stage.kind === 'over';
  return (
    <div class="toe-evaluation">
      <header class="toe-evaluation-head">
        <div>
          <p class="toe-caps">
            {words.title} · {words.after(profits.length)}
          </p>
          <h1>{isOver ? headline(names, evaluation) : words.ifNow}</h1>
          {isOver && <p>{words.reasons[stage.reason]}</p>}
        </div>
        <div class="toe-buttons row">{children}</div>
      </header>
      <div class="toe-evaluation-body">
        <Ledger view={view} names={names} seat={seat} explain={explain} evaluation={evaluation} />
        <div>
          <section class="toe-sheet">
            <h2>{words.chart}</h2>
            <p class="toe-quiet">{words.chartHelp}</p>
            <ProfitChart view={view} names={names} seat={seat} />
          </section>
          <Networks view={view} names={names} order={evaluation.order} />
        </div>
      </div>
    </div>
  );
}
