// The year end as a sheet: what was booked and what was not, marks, the end test, and what next year begins with.

import type { BySeat, Seat } from '@branchline/core';
import {
  completedCount,
  contentOf,
  type ContractId,
  type Event,
  type Money,
  type Settlement,
  type View,
} from '@branchline/trains-of-europe';
import { shownProfit } from '../office.ts';
import type { Step } from '../difference.ts';
import { salesOf, settlingOf } from '../sums/cash.ts';

export interface YearRow {
  readonly seat: Seat;
  readonly profit: Money;
  /** Against the year before; absent in the first year. */
  readonly change?: Money;
  readonly how: Settlement;
  /** Cash moved; absent where a hidden company paid what it had. */
  readonly booked?: Money;
  /** Corporate tax above the cap, or a loss forgiven; absent where it cannot be known. */
  readonly unbooked?: Money;
  /** What a sale of assets brought or cost after the settlement, and what was then paid of the loss after all. */
  readonly sold: Money;
  readonly repaid: Money;
  /** After all of that; the profit changes with a contract or a licence that is sold. */
  readonly profitAfter: Money;
  readonly cash?: Step;
  readonly marked: boolean;
}

interface YearTurn {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

function rowOf({ before, after, events }: YearTurn, event: Extract<Event, { kind: 'settled' }>): YearRow {
  const { seat, profit, how } = event;
  const { payoutCap } = contentOf(before.config).amounts;
  const settling = settlingOf(before, seat, events);
  const { sold, repaid } = salesOf(before, seat, events);
  const last = before.public.profits.at(-1)?.[seat];
  const paid = how === 'paid-out' ? Math.min(profit, payoutCap) : how === 'paid' ? profit : 0;
  const booked = how === 'forgiven' ? settling?.booked : paid;
  const unbooked = how === 'paid-out' ? profit - paid : how === 'forgiven' ? settling && -profit - settling.before : 0;
  return {
    seat,
    profit,
    how,
    ...(last === undefined ? {} : { change: profit - last }),
    ...(booked === undefined ? {} : { booked }),
    ...(unbooked === undefined ? {} : { unbooked }),
    sold,
    repaid,
    profitAfter: shownProfit(after, seat),
    ...(settling
      ? { cash: { before: settling.before, after: settling.before + settling.booked + sold + repaid } }
      : {}),
    marked: after.public.marked[seat]!,
  };
}

export interface Trigger {
  readonly reason: 'target' | 'sticks' | 'profit' | 'bank';
  readonly rule: string;
  /** Of the company nearest to it. */
  readonly value?: number;
  readonly limit: number;
  readonly seat?: Seat;
  readonly reached: boolean;
  /** Switched off at this table. */
  readonly off: boolean;
}

function nearest(values: BySeat<number>, better: (a: number, b: number) => boolean): { seat: Seat; value: number } {
  let seat = 0;
  values.forEach((value, other) => {
    if (better(value, values[seat]!)) seat = other;
  });
  return { seat, value: values[seat]! };
}

/** The four triggers of the end and how near they are (TOE-END-1). */
export function endTestOf(view: View): Trigger[] {
  const { public: open, config, bank } = view;
  const index = contentOf(config);
  const seats = open.left.map((_, seat) => seat);
  const done = nearest(
    seats.map((seat) => completedCount(open, seat)),
    (a, b) => a > b,
  );
  const profit = nearest(
    seats.map((seat) => shownProfit(view, seat)),
    (a, b) => a > b,
  );
  const sticks = nearest(open.sticks, (a, b) => a < b);
  const rule = 'TOE-END-1';
  const { openEnd, bankLimit } = config.options;
  return [
    {
      reason: 'target',
      rule,
      ...done,
      limit: open.target,
      reached: !openEnd && done.value >= open.target,
      off: openEnd,
    },
    { reason: 'profit', rule, ...profit, limit: index.amounts.profitMax, reached: open.topProfit, off: false },
    { reason: 'sticks', rule, ...sticks, limit: 0, reached: open.outOfSticks, off: false },
    {
      reason: 'bank',
      rule,
      ...(bank === undefined ? {} : { value: bank }),
      limit: 0,
      reached: bankLimit && bank !== undefined && bank <= 0,
      off: !bankLimit,
    },
  ];
}

export interface YearReport {
  readonly year: number;
  readonly rows: readonly YearRow[];
  readonly left: readonly Seat[];
  readonly saved: readonly Seat[];
  readonly chips: readonly { readonly contract: ContractId; readonly chips: number }[];
  readonly gone: readonly string[];
  /** New on display, once chance has refilled it. */
  readonly contracts: readonly ContractId[];
  readonly locos: readonly string[];
  readonly wagons: readonly string[];
  readonly chair: Step;
  readonly callers: readonly Seat[];
  readonly test: readonly Trigger[];
}

/** From the view before the year was settled to the one after it, and all that was seen in between. */
export function yearReport(before: View, after: View, events: readonly Event[]): YearReport {
  const of = <K extends Event['kind']>(kind: K): Extract<Event, { kind: K }>[] =>
    events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
  const [shown] = of('displayed');
  return {
    year: before.public.year,
    rows: of('settled').map((event) => rowOf({ before, after, events }, event)),
    left: of('left').map(({ seat }) => seat),
    saved: of('saved').map(({ seat }) => seat),
    chips: of('subsidised').map(({ contract, chips }) => ({ contract, chips })),
    gone: of('under-the-pile').map(({ contract }) => contract),
    contracts: shown?.contracts ?? [],
    locos: shown?.locos ?? [],
    wagons: shown?.wagons ?? [],
    chair: { before: before.public.chair, after: after.public.chair },
    callers: after.public.callers,
    test: endTestOf(after),
  };
}
