// What was refused and cannot have changed since: a use counts until its time is over, so until then nobody asks the database
// again, however often a client tries.

import type { Rate, Refuse } from './ledger.ts';

/** In milliseconds: then the database is asked again, in case a use was not stored after all. */
const LONGEST = 60_000;
/** Of so many the longest known are forgotten: the database still knows. */
const MOST = 10_000;

export interface Refusals {
  /** Refused until then. */
  note(rate: Rate, subject: string, until: number): void;
  /** Refuses again what was refused before. */
  expectNone(rate: Rate, subject: string): void;
}

/** In seconds. A clock that was set back keeps nobody waiting for longer than the quota says. */
export const secondsUntil = (until: number, { within }: Rate, now: number): number =>
  Math.max(1, Math.ceil(Math.min(until - now, within) / 1000));

export function refusalsOf(now: () => number, refuse: Refuse): Refusals {
  const known = new Map<string, { readonly until: number; readonly at: number }>();
  const keyOf = ({ name, by }: Rate, subject: string): string => `${name} ${by} ${subject}`;
  return {
    note(rate, subject, until) {
      const key = keyOf(rate, subject);
      known.delete(key);
      known.set(key, { until, at: now() });
      if (known.size > MOST) known.delete(known.keys().next().value!);
    },
    expectNone(rate, subject) {
      const refused = known.get(keyOf(rate, subject));
      if (!refused) return;
      const { until, at } = refused;
      const age = now() - at;
      // A clock may have been set back since.
      if (until > now() && age >= 0 && age < LONGEST) refuse(rate, secondsUntil(until, rate, now()));
      known.delete(keyOf(rate, subject));
    },
  };
}
