// How long what happened wants to be seen, and where the game stops for people.

import type { Seat } from '@branchline/core';
import type { Event } from '@branchline/trains-of-europe';
import type { Entry } from '../../types.ts';

export type Speed = 'calm' | 'normal' | 'fast' | 'instant';

/** In beats; a beat is what one licence on the map takes to be noticed. */
const BEATS: Partial<Record<Event['kind'], number>> = {
  called: 1.5,
  licensed: 1,
  bought: 0.8,
  'bought-blind': 0.6,
  'drew-vehicle': 1,
  took: 1.6,
  aid: 1.2,
  chose: 0.8,
  'development-bonus': 1,
  lots: 1.2,
  'offered-contracts': 1.2,
  opened: 1,
  raised: 0.7,
  passed: 0.4,
  sold: 1.2,
  assigned: 0.15,
  unassigned: 0.15,
  completed: 2.5,
  'last-year': 2,
  'target-raised': 1.5,
  'target-kept': 1,
  audited: 2,
  'audit-waived': 0.6,
  checked: 1,
  saved: 1.5,
  left: 2,
};

const BEAT: Readonly<Record<Speed, number>> = { calm: 1400, normal: 900, fast: 250, instant: 0 };

/** No move holds the game up for longer. */
const MOST_BEATS = 4;

/**
 * Milliseconds between showing a move and going on. What people do themselves needs a third of the time, but a bonus tells
 * its caller something new as well.
 */
export function pauseAfter({ by, events }: Entry, humans: ReadonlySet<Seat>, speed: Speed): number {
  const beats = events.reduce((sum, { kind }) => sum + (BEATS[kind] ?? 0), 0);
  const isKnown = by !== 'chance' && humans.has(by) && !events.some(({ kind }) => kind === 'development-bonus');
  return Math.round(Math.min(MOST_BEATS, beats) * (isKnown ? 1 / 3 : 1) * BEAT[speed]);
}

/** A page that a player must turn: the year end, and the evaluation. */
export type Stop = 'year-end' | 'evaluation';

export function stopAfter(events: readonly Event[]): Stop | undefined {
  if (events.some(({ kind }) => kind === 'over')) return 'evaluation';
  // A year has ended once the next one begins; with a sale of all assets that is some moves after the settlement.
  return events.some((event) => event.kind === 'year' && event.year > 1) ? 'year-end' : undefined;
}
