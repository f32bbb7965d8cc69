// What the year end would do to a company as things stand: payout with its cap, loss, mark, insolvency (TOE-EOR, TOE-INS).

import type { Seat } from '@branchline/core';
import { bookedProfit, type Money, type View } from '@branchline/trains-of-europe';
import { officeOf } from '../office.ts';
import { line, total, type Sum } from './sum.ts';

/** `unknown`: a loss against cash the viewer may not see. */
export type YearEnd = 'paid-out' | 'capped' | 'nothing' | 'pays' | 'forgiven' | 'insolvent' | 'unknown';

export interface Outlook {
  readonly seat: Seat;
  readonly profit: Money;
  readonly end: YearEnd;
  /** Booked in cash at the year end, negative for a loss; absent where unknown. */
  readonly booked?: Money;
  /** What is not booked: corporate tax above the cap, or a loss forgiven. */
  readonly unbooked: Money;
  readonly marked: boolean;
  readonly cashAfter?: Money;
  /** Cash missing to pay the loss in full. */
  readonly short: Money;
  readonly rule: string;
}

type Verdict = Pick<Outlook, 'end' | 'unbooked' | 'rule'> & { readonly booked?: Money };

/** A company at the year end. */
interface Closing {
  readonly profit: Money;
  /** Absent where the viewer may not see it. */
  readonly cash: Money | undefined;
  readonly cap: Money;
  readonly marked: boolean;
}

function verdictOn({ profit, cash, cap, marked }: Closing): Verdict {
  if (profit > cap) return { end: 'capped', booked: cap, unbooked: profit - cap, rule: 'TOE-EOR-2' };
  if (profit > 0) return { end: 'paid-out', booked: profit, unbooked: 0, rule: 'TOE-EOR-2' };
  if (profit === 0) return { end: 'nothing', booked: 0, unbooked: 0, rule: 'TOE-EOR-2' };
  if (cash === undefined) return { end: 'unknown', unbooked: 0, rule: 'TOE-EOR-3' };
  if (cash >= -profit) return { end: 'pays', booked: profit, unbooked: 0, rule: 'TOE-EOR-3' };
  if (marked) return { end: 'insolvent', booked: 0, unbooked: 0, rule: 'TOE-INS-3' };
  return { end: 'forgiven', booked: cash === 0 ? 0 : -cash, unbooked: -profit - cash, rule: 'TOE-INS-1' };
}

export function outlookOf(view: View, seat: Seat): Outlook {
  const { index, open, cash } = officeOf(view, seat);
  const profit = bookedProfit(index, open, seat);
  const marked = open.marked[seat]!;
  const verdict = verdictOn({ profit, cash, cap: index.amounts.payoutCap, marked });
  const { booked } = verdict;
  return {
    seat,
    profit,
    marked,
    short: profit < 0 && cash !== undefined ? Math.max(0, -profit - cash) : 0,
    ...verdict,
    ...(cash === undefined || booked === undefined ? {} : { cashAfter: cash + booked }),
  };
}

/** The expected payout, or the loss to be paid. */
export function payoutSum(view: View, seat: Seat): Sum {
  const { profit, end, unbooked, rule } = outlookOf(view, seat);
  const { index } = officeOf(view, seat);
  const cash = { unit: 'cash' } as const;
  const head = { label: profit < 0 ? 'lossDue' : 'payout', rule, about: { seat }, ...cash } as const;
  return total(head, [
    line({ label: 'profitOfYear', rule: 'TOE-MONEY-3', ...cash }, profit),
    ...(end === 'capped'
      ? [line({ label: 'aboveCap', rule: 'TOE-EOR-2', about: { limit: index.amounts.payoutCap }, ...cash }, -unbooked)]
      : []),
    ...(end === 'forgiven' ? [line({ label: 'forgiven', rule: 'TOE-INS-1', ...cash }, unbooked)] : []),
  ]);
}
