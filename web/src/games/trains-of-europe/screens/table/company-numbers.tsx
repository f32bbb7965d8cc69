// Numbers of a company wherever the table shows them: pressed, each opens the sum it comes from.

import type { Seat } from '@branchline/core';
import type { ComponentChildren } from 'preact';
import { isPayoutToCome, toldSoFar } from '../../play/happenings/told-so-far.ts';
import { shownProfit } from '../../play/office.ts';
import { cashSum } from '../../play/sums/cash.ts';
import { sticksSum } from '../../play/sums/company.ts';
import { profitSum } from '../../play/sums/profit.ts';
import type { Sum } from '../../play/sums/sum.ts';
import type { Play } from '../../state/play.ts';
import { phasePropsOf } from './phase-props-of.ts';

type NumberProps = { readonly play: Play; readonly seat: Seat };

type AskedProps = {
  readonly play: Play;
  /** Worked out when it is asked for. */
  readonly sum: () => Sum;
  /** What the number is, with the number as it is shown. */
  readonly name: string;
  readonly children: ComponentChildren;
};

export const Asked = ({ play, sum, name, children }: AskedProps) => (
  <button
    type="button"
    class="toe-why"
    aria-haspopup="dialog"
    aria-label={name}
    onClick={(event) => phasePropsOf(play).explain(sum(), event.currentTarget)}
  >
    {children}
  </button>
);

/** Where the cash of a company came from and went. */
export const cashSumAt = ({ table }: Play, seat: Seat): Sum =>
  cashSum(table.view.value, seat, toldSoFar(table.entries.value));

export function CashOf({ play, seat }: NumberProps) {
  const { company, money } = play.names.value.text;
  const held = play.table.view.value.companies[seat]?.cash;
  if (held === undefined) return <small>{company.hidden}</small>;
  // The payout that ends the year is not in hand while the bonus before it is being shown.
  const cash = isPayoutToCome(play.table.entries.value) ? cashSumAt(play, seat).amount : held;
  return (
    <Asked play={play} name={`${company.cash}: ${money.cash(cash)}`} sum={() => cashSumAt(play, seat)}>
      {money.cash(cash)}
    </Asked>
  );
}

export const profitAt = ({ table }: Play, seat: Seat): number => shownProfit(table.view.value, seat);

/** With the words "a year" where nothing beside it says so. */
export function ProfitOf({ play, seat, short = false }: NumberProps & { readonly short?: boolean }) {
  const { company, money, year } = play.names.value.text;
  const profit = money.signed(profitAt(play, seat));
  const shown = short ? year.short(profit) : profit;
  return (
    <Asked play={play} name={`${company.profit}: ${shown}`} sum={() => profitSum(play.table.view.value, seat)}>
      {shown}
    </Asked>
  );
}

export function SticksOf({ play, seat }: NumberProps) {
  const left = play.table.view.value.public.sticks[seat]!;
  return (
    <Asked
      play={play}
      name={play.names.value.text.company.sticksLeft(left)}
      sum={() => sticksSum(play.table.view.value, seat)}
    >
      {left}
    </Asked>
  );
}
