// The evaluation at the end: the ledger, profit per year, and the networks.

import type { Seat } from '@branchline/core';
import { winnersOf, type EndReason, type View } from '@branchline/trains-of-europe';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { endedBy } from '../../play/ended-by.ts';
import { evaluationOf, type Evaluation } from '../../play/sums/evaluation.ts';
import type { Names } from '../../play/tell/names.ts';
import type { Explain } from '../parts/amount.tsx';
import { Found } from './found.tsx';
import { Ledger } from './ledger.tsx';
import { Networks } from './networks.tsx';
import { ProfitChart } from './profit-chart.tsx';

export type EvaluationProps = {
  readonly view: View;
  readonly names: Names;
  readonly seat: Seat;
  readonly explain: Explain;
  /** The last year of companies that left the game. */
  readonly gone?: ReadonlyMap<Seat, number>;
  /** Buttons at the right of the head: replay, play again. */
  readonly children?: ComponentChildren;
};

/** "Mira wins by 1 point"; where a tie had to be decided, or is shared, no lead is named. */
function headline({ text, who }: Names, { totals }: Evaluation, winners: readonly Seat[]): string {
  const [winner] = winners;
  const total = winner === undefined ? undefined : totals[winner];
  const others = totals.flatMap((points, seat) => (winners.includes(seat) || points === undefined ? [] : [points]));
  const lead = total === undefined || others.length === 0 ? 0 : total - Math.max(...others);
  return winners.length === 1 && lead > 0
    ? text.evaluation.wonBy(who(winner!), lead)
    : text.evaluation.won(winners.map(who));
}

/** Why it ended, and through whom. */
function why({ text: { evaluation: words }, who }: Names, view: View, reason: EndReason): string {
  const people = endedBy(view, reason).map(who);
  if (people.length === 0) return words.reasons[reason];
  if (reason === 'target') return words.reached.target(people, view.public.target);
  return reason === 'sticks' ? words.reached.sticks(people) : words.reached.profit(people);
}

export function EvaluationSheet({ view, names, seat, explain, gone, children }: EvaluationProps) {
  const { evaluation: words } = names.text;
  const evaluation = useMemo(() => evaluationOf(view), [view]);
  const winners = useMemo(() => winnersOf(view), [view]);
  const { stage, profits } = view.public;
  const isOver = stage.kind === 'over';
  return (
    <div class="toe-evaluation">
      <header class="toe-evaluation-head">
        <div>
          <p class="toe-caps">
            {words.title} · {words.after(profits.length)}
          </p>
          <h1>{isOver ? headline(names, evaluation, winners) : words.ifNow}</h1>
          {isOver && <p>{why(names, view, stage.reason)}</p>}
        </div>
        <div class="toe-buttons row">{children}</div>
      </header>
      <div class="toe-evaluation-body">
        <Ledger view={view} names={names} seat={seat} explain={explain} evaluation={evaluation} winners={winners} />
        <div>
          <Found view={view} names={names} explain={explain} />
          <section class="toe-sheet">
            <h2>{words.chart}</h2>
            <p class="toe-quiet">{words.chartHelp}</p>
            <ProfitChart view={view} names={names} seat={seat} {...(gone ? { gone } : {})} />
          </section>
          <Networks view={view} names={names} order={evaluation.order} />
        </div>
      </div>
    </div>
  );
}
