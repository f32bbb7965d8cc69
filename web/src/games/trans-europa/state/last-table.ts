// The table set up last on this device: its form can be filled in again with one press.

import { EDITIONS, transEuropa, type EditionId } from '@branchline/trans-europa';
import * as v from 'valibot';
import { draftSeat } from '../../../table/draft-seat.ts';
import { isSeatColour } from '../../../ui/colours.ts';
import { draftFor, tableOf, type Draft } from './draft.ts';

const KEY = 'branchline-last-table';

export function rememberTable(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // blocked or full: the form starts with the usual table
  }
}

const remembered = v.object({
  edition: v.custom<EditionId>((id) => typeof id === 'string' && Object.hasOwn(EDITIONS, id)),
  board: v.string(),
  seats: v.array(v.object({ name: v.string(), kind: v.string(), colour: v.optional(v.unknown()) })),
  /** Judged by the rules, together with all the rest. */
  options: v.record(v.string(), v.unknown()),
  cards: v.array(v.number()),
  oldest: v.number(),
});

/** Undefined where nothing is remembered, or nothing that can still be played. */
export function lastTable(): Draft | undefined {
  try {
    const { seats, options, ...rest } = v.parse(remembered, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    const draft: Draft = {
      ...rest,
      options: { ...draftFor(rest.edition, 1).options, ...options },
      // Their keys were those of another visit.
      seats: seats.map(({ colour, ...seat }) => draftSeat(isSeatColour(colour) ? { ...seat, colour } : seat)),
    };
    return transEuropa.configure(tableOf(draft).spec).ok ? draft : undefined;
  } catch {
    return undefined;
  }
}
