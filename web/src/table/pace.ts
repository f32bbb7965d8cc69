// How fast events are shown: bots wait until the page has shown what happened before.

import type { Seat } from '@branchline/core';
import type { Event } from '@branchline/trans-europa';
import type { Speed } from '../prefs/settings.ts';

const BOT_MOVE: Readonly<Record<Speed, number>> = { calm: 1500, normal: 750, fast: 250, instant: 0 };

/** Milliseconds between showing this move and going on. */
export function pauseAfter(
  by: Seat | 'chance',
  events: readonly Event[],
  humans: ReadonlySet<Seat>,
  speed: Speed,
): number {
  if (speed === 'instant') return 0;
  if (by === 'chance') return 0;
  // What people do themselves needs no time to be understood, only enough that the next track does not fall on top of it.
  if (humans.has(by)) return BOT_MOVE[speed] / 3;
  return events.some(({ kind }) => kind === 'track-laid' || kind === 'marker-placed')
    ? BOT_MOVE[speed]
    : BOT_MOVE[speed] / 2;
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
