// Where a company's cash came from and went: every payment told by the events, gathered by year.

import type { Seat } from '@branchline/core';
import type { ContentIndex, Event, LotId, Money, View } from '@branchline/trains-of-europe';
import { officeOf } from '../office.ts';
import { line, total, type About, type Sum, type SumLabel } from './sum.ts';

type Payment = { readonly label: SumLabel; readonly rule: string; readonly amount: Money; readonly about?: About };

const lotAbout = (lot: LotId): About =>
  'model' in lot ? { model: lot.model } : 'section' in lot ? { section: lot.section } : { contract: lot.contract };

/** Cash and profit as told so far. */
type Books = { readonly cash: Money; readonly profit: Money };

/** What this event pays to or takes from a seat; a year end needs the cash held before it. */
function paymentOf(event: Event, seat: Seat, index: ContentIndex, before: Books): Payment | undefined {
  switch (event.kind) {
    case 'licensed':
      if (event.seat !== seat) return undefined;
      return { label: 'feePaid', rule: 'TOE-LIC-3', amount: -event.fee, about: { section: event.section } };
    case 'bought':
      if (event.seat !== seat) return undefined;
      return { label: 'vehiclePaid', rule: 'TOE-FAIR-2', amount: -event.price, about: { model: event.model } };
    case 'bought-blind':
      if (event.seat !== seat) return undefined;
      return { label: 'blindVehiclePaid', rule: 'TOE-FAIR-2', amount: -event.price };
    case 'took':
      if (event.seat !== seat || event.cash === undefined) return undefined;
      return {
        label: 'blindContractCash',
        rule: 'TOE-CONF-3',
        amount: event.cash,
        about: { contract: event.contract },
      };
    case 'development-bonus':
      if (event.seat !== seat) return undefined;
      return { label: 'developmentBonus', rule: 'TOE-DEV-1', amount: event.amount, about: { count: event.cities } };
    case 'sold': {
      const about = lotAbout(event.lot);
      if (event.to === seat) return { label: 'bidPaid', rule: 'TOE-AUC-6', amount: -event.price, about };
      if (event.lot.owner !== seat) return undefined;
      return { label: 'bidReceived', rule: 'TOE-AUC-6', amount: event.price, about };
    }
    case 'audited': {
      if (event.paid === 0) return undefined;
      if (event.seat === seat)
        return { label: 'auditReceived', rule: 'TOE-BOOK-4', amount: event.paid, about: { seat: event.company } };
      if (event.company !== seat) return undefined;
      return { label: 'auditPaid', rule: 'TOE-BOOK-4', amount: -event.paid, about: { seat: event.seat } };
    }
    case 'settled': {
      if (event.seat !== seat) return undefined;
      const { profit, how } = event;
      if (how === 'paid-out')
        return { label: 'payout', rule: 'TOE-EOR-2', amount: Math.min(profit, index.amounts.payoutCap) };
      if (how === 'paid') return { label: 'lossPaid', rule: 'TOE-EOR-3', amount: profit };
      return how === 'forgiven' && before.cash > 0
        ? { label: 'lossPaid', rule: 'TOE-INS-1', amount: -before.cash }
        : undefined;
    }
    case 'saved':
      // TOE-SMI-8: what was still owed at that moment is paid completely.
      return event.seat === seat && event.how === 'paid'
        ? { label: 'lossPaid', rule: 'TOE-SMI-8', amount: before.profit }
        : undefined;
    default:
      return undefined;
  }
}

const cash = { unit: 'cash' } as const;

/** The cash of a company, year by year, from all that happened since the table was set up. */
export function cashSum(view: View, seat: Seat, events: readonly Event[]): Sum {
  const { index } = officeOf(view, seat);
  const years: { year: number; parts: Sum[] }[] = [];
  let books: Books = { cash: index.amounts.startCash, profit: 0 };
  for (const event of events) {
    if (event.kind === 'year') years.push({ year: event.year, parts: [] });
    if (event.kind === 'profit' && event.seat === seat) books = { ...books, profit: event.to };
    const payment = paymentOf(event, seat, index, books);
    if (!payment) continue;
    const { amount, ...head } = payment;
    books = { ...books, cash: books.cash + amount };
    years.at(-1)?.parts.push(line({ ...head, ...cash }, amount));
  }
  return total({ label: 'cash', rule: 'TOE-MONEY-1', about: { seat }, ...cash }, [
    line({ label: 'cashStart', rule: 'TOE-SETUP-4', ...cash }, index.amounts.startCash),
    ...years.map(({ year, parts }) =>
      total({ label: 'cashOfYear', rule: 'TOE-MONEY-1', about: { year }, ...cash }, parts),
    ),
  ]);
}

/** The cash of a seat around the settlement of a year, where it is known before the move that ends the year. */
export interface Settling {
  /** Just before the settlement. */
  readonly before: Money;
  /** What the settlement itself pays or takes. */
  readonly booked: Money;
}

/** What follows the settlement in the same turn of the year: a sale of all assets (TOE-SMI). */
export interface Sales {
  /** Received for what was sold, less what was paid for what was bought. */
  readonly sold: Money;
  /** The loss paid after all from what was sold: negative, or 0. */
  readonly repaid: Money;
}

const endOf = (events: readonly Event[]): number => {
  const end = events.findIndex(({ kind }) => kind === 'settled');
  return end < 0 ? events.length : end;
};

export function settlingOf(before: View, seat: Seat, events: readonly Event[]): Settling | undefined {
  const { index, cash: held } = officeOf(before, seat);
  if (held === undefined) return undefined;
  const paid = (event: Event, books: Books): Money => paymentOf(event, seat, index, books)?.amount ?? 0;
  const cash = events.slice(0, endOf(events)).reduce((sum, event) => sum + paid(event, { cash: 0, profit: 0 }), held);
  const settled = events.find((event) => event.kind === 'settled' && event.seat === seat);
  return { before: cash, booked: settled ? paid(settled, { cash, profit: 0 }) : 0 };
}

/** Prices are public, so this is known of every company. */
export function salesOf(view: View, seat: Seat, events: readonly Event[]): Sales {
  const { index } = officeOf(view, seat);
  let profit = 0;
  let sales: Sales = { sold: 0, repaid: 0 };
  for (const event of events.slice(endOf(events))) {
    if (event.kind === 'settled' && event.seat === seat) profit = event.profit;
    else if (event.kind === 'profit' && event.seat === seat) profit = event.to;
    else if (event.kind === 'sold' || event.kind === 'saved') {
      const { amount = 0 } = paymentOf(event, seat, index, { cash: 0, profit }) ?? {};
      sales =
        event.kind === 'sold' ? { ...sales, sold: sales.sold + amount } : { ...sales, repaid: sales.repaid + amount };
    }
  }
  return sales;
}

/** Profit and cash of all companies at every year end so far; cash is absent where it is hidden. */
export const historyOf = (
  view: View,
): { readonly year: number; readonly profits: readonly Money[]; readonly cash?: readonly Money[] }[] =>
  view.public.profits.map((profits, at) => {
    const amounts = view.cashes?.[at];
    return { year: at + 1, profits, ...(amounts ? { cash: amounts } : {}) };
  });
