// What nobody needs any longer, and when: every rule by itself, from what is known of a table or a guest.

import { moverOf, type Entry } from '@branchline/core';
import type { Config } from '../config.ts';

/** In milliseconds. */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface Ages {
  readonly waiting: number;
  readonly pause: number;
  readonly close: number;
  readonly botGame: number;
  readonly session: number;
  readonly link: number;
}

export const agesOf = (config: Config): Ages => ({
  waiting: config.WAITING_HOURS * HOUR,
  pause: config.PAUSE_HOURS * HOUR,
  close: config.CLOSE_DAYS * DAY,
  botGame: config.BOT_GAME_DAYS * DAY,
  session: config.SESSION_DAYS * DAY,
  link: config.LINK_DAYS * DAY,
});

export type Rule = 'waiting-table' | 'closed-game' | 'bot-game' | 'guest';

/** `look` says when to look again. */
export type Verdict =
  | { readonly do: 'remove'; readonly rule: Rule }
  | { readonly do: 'pause'; readonly again: number }
  | { readonly do: 'look'; readonly at: number }
  | { readonly do: 'keep' };

const removedAt = (at: number, rule: Rule, now: number): Verdict =>
  now < at ? { do: 'look', at } : { do: 'remove', rule };

export interface Waiting {
  readonly now: number;
  /** When the last person was there. */
  readonly seen: number;
}

export const forWaiting = ({ now, seen }: Waiting, ages: Ages): Verdict =>
  removedAt(seen + ages.waiting, 'waiting-table', now);

export interface Running {
  readonly now: number;
  readonly lastMove: number;
  /** When the clocks of all who are asked have run out; absent without a clock. */
  readonly timeUp?: number | undefined;
  readonly isPaused: boolean;
}

/** As long as a clock runs, the table waits for it. */
export function forRunning({ now, lastMove, timeUp = lastMove, isPaused }: Running, ages: Ages): Verdict {
  const since = Math.max(lastMove, timeUp);
  if (isPaused || now >= since + ages.close) return removedAt(since + ages.close, 'closed-game', now);
  return now < since + ages.pause ? { do: 'look', at: since + ages.pause } : { do: 'pause', again: since + ages.close };
}

export interface Finished {
  readonly now: number;
  readonly finished: number;
  readonly hasPersonMoved: boolean;
}

export const forFinished = ({ now, finished, hasPersonMoved }: Finished, ages: Ages): Verdict =>
  hasPersonMoved ? { do: 'keep' } : removedAt(finished + ages.botGame, 'bot-game', now);

/** Chance moves for nobody, and a bot's entry names the bot. */
export const isPersons = (entry: Entry): boolean => typeof moverOf(entry) === 'number' && entry.as === undefined;

export interface LastSeen {
  readonly now: number;
  readonly isGone: boolean;
  readonly used: number | undefined;
  readonly hasGames: boolean;
}

/** A guest who has left, or has no token, cannot come back. */
export function forGuest({ now, isGone, used = -Infinity, hasGames }: LastSeen, ages: Ages): Verdict {
  const expires = used + ages.session;
  if (!isGone && now < expires) return { do: 'look', at: expires };
  return hasGames ? { do: 'look', at: now + ages.close } : { do: 'remove', rule: 'guest' };
}
