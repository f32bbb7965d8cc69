// Plans outlast the turn and the page: kept per game and seat in local storage, shown to nobody else.

import * as v from 'valibot';
import type { Seat } from '@branchline/core';

const KeptSchema = v.record(v.string(), v.record(v.string(), v.unknown()));

/** By game and seat; each plan is judged when it is asked for. */
type Kept = v.InferOutput<typeof KeptSchema>;

type PlanShelf<P> = {
  /** The name in local storage. */
  readonly key: string;
  /** What makes no sense is an empty plan. */
  readonly parse: (raw: unknown) => P;
  readonly isEmpty: (plan: P) => boolean;
};

const without = <T>(record: Readonly<Record<string, T>>, key: string | number): Record<string, T> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

export function keptPlans<P>({ key, parse, isEmpty }: PlanShelf<P>) {
  function read(): Kept {
    try {
      return v.parse(KeptSchema, JSON.parse(localStorage.getItem(key) ?? '{}'));
    } catch {
      return {}; // blocked or damaged
    }
  }

  function write(kept: Kept): void {
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // without storage a plan lasts as long as the page
    }
  }

  return {
    keptPlan: (game: string, seat: Seat): P => parse(read()[game]?.[seat]),
    keepPlan: (game: string, seat: Seat, plan: P): void => {
      const kept = read();
      const seats = isEmpty(plan) ? without(kept[game] ?? {}, seat) : { ...kept[game], [seat]: plan };
      write(Object.keys(seats).length === 0 ? without(kept, game) : { ...kept, [game]: seats });
    },
    forgetPlans: (game: string): void => write(without(read(), game)),
  };
}
