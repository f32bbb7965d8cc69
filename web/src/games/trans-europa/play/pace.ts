// How long an entry wants to be seen, and where the game stops for people.

import type { Seat } from '@branchline/core';
import type { Event } from '@branchline/trans-europa';
import type { Speed } from '../../../prefs/stored-settings.ts';
import type { Entry } from '../types.ts';

const BOT_MOVE: Readonly<Record<Speed, number>> = { calm: 1500, normal: 750, fast: 250, instant: 0 };

type Pace = { readonly humans: ReadonlySet<Seat>; readonly speed: Speed };

/** Milliseconds between showing this entry and going on. */
export function pauseAfter({ by, events }: Entry, { humans, speed }: Pace): number {
  if (speed === 'instant') return 0;
  if (by === 'chance') return 0;
  // What people do themselves needs no time to be understood, only enough that the next track does not fall on top of it.
  if (humans.has(by)) return BOT_MOVE[speed] / 3;
  return events.some(({ kind }) => kind === 'track-laid' || kind === 'marker-placed')
    ? BOT_MOVE[speed]
    : BOT_MOVE[speed] / 2;
}

export type RoundScored = Event & { readonly kind: 'round-scored' };

/** The end of a round in an entry, if one ended with it. */
export const roundScoredIn = (told: Entry | undefined): RoundScored | undefined =>
  told?.events.find((event): event is RoundScored => event.kind === 'round-scored');

/** At the end of a round all players look at all hands before the next one is dealt. */
export const stopsAfter = (told: Entry): boolean => roundScoredIn(told) !== undefined;

/** The totals before the round that has just been scored. */
export const scoresBefore = ({ scores, points }: RoundScored): readonly number[] =>
  scores.map((total, seat) => total - points[seat]!);
