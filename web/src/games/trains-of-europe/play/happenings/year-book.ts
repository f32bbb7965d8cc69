// What a year has changed for one company, and every payment of it, from what was told.

import type { Seat } from '@branchline/core';
import {
  completedCount,
  connectedCities,
  contentOf,
  type Event,
  type SectionId,
  type View,
} from '@branchline/trains-of-europe';
import type { Step } from '../difference.ts';
import { cashSum } from '../sums/cash.ts';
import type { Sum } from '../sums/sum.ts';

export interface YearBook {
  /** Payments in their order, the payout last. */
  readonly payments: readonly Sum[];
  readonly active: Step;
  readonly completed: Step;
  readonly cities: Step;
  readonly sticks: Step;
}

/** Everything told from the first day of a year to the first of the next. */
function toldIn(events: readonly Event[], year: number): readonly Event[] {
  const from = events.findIndex((event) => event.kind === 'year' && event.year === year);
  const next = events.findIndex((event) => event.kind === 'year' && event.year === year + 1);
  return from < 0 ? [] : events.slice(from, next < 0 ? undefined : next);
}

/** Sections this company has won (1) or given away (−1) by an event. */
function sectionStep(event: Event, seat: Seat): { readonly section: SectionId; readonly by: 1 | -1 } | undefined {
  if (event.kind === 'licensed') return event.seat === seat ? { section: event.section, by: 1 } : undefined;
  if (event.kind !== 'sold' || !('section' in event.lot)) return undefined;
  if (event.to === seat) return { section: event.lot.section, by: 1 };
  return event.lot.owner === seat ? { section: event.lot.section, by: -1 } : undefined;
}

/** Contracts this company has won or given away by an event. */
function contractStep(event: Event, seat: Seat): number {
  if (event.kind === 'took') return event.seat === seat ? 1 : 0;
  if (event.kind !== 'sold' || !('contract' in event.lot)) return 0;
  return event.to === seat ? 1 : event.lot.owner === seat ? -1 : 0;
}

export function yearBook(after: View, seat: Seat, events: readonly Event[], year: number): YearBook {
  const index = contentOf(after.config);
  const { public: open } = after;
  const told = toldIn(events, year);
  const sections = told.flatMap((event) => sectionStep(event, seat) ?? []);
  const holders = [...open.holders];
  let laid = 0;
  for (const { section, by } of sections.toReversed()) {
    const no = index.sectionIndex.get(section)!;
    laid += by * index.sections[no]!.segments;
    holders[no] = by > 0 ? holders[no]! & ~(1 << seat) : holders[no]! | (1 << seat);
  }
  const done = told.filter((event) => event.kind === 'completed' && event.seat === seat).length;
  const won = told.reduce((sum, event) => sum + contractStep(event, seat), 0);
  const active = open.contracts[seat]!.filter(({ complete }) => !complete).length;
  const completed = completedCount(open, seat);
  return {
    payments: cashSum(after, seat, events).parts.find(({ about }) => about.year === year)?.parts ?? [],
    active: { before: active + done - won, after: active },
    completed: { before: completed - done, after: completed },
    cities: {
      before: connectedCities(index, { ...open, holders }, seat).length,
      after: connectedCities(index, open, seat).length,
    },
    sticks: { before: open.sticks[seat]! + laid, after: open.sticks[seat]! },
  };
}
