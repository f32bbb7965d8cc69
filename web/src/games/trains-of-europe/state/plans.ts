// Plans outlast the turn and the page: kept per game and seat in local storage, shown to nobody else.

import * as v from 'valibot';
import type { Seat } from '@branchline/core';
import { parsePlan, type Plan } from '../play/plan.ts';

const KEY = 'branchline-plans-trains-of-europe';

const KeptSchema = v.record(v.string(), v.record(v.string(), v.unknown()));

/** By game and seat; each plan is judged when it is asked for. */
type Kept = v.InferOutput<typeof KeptSchema>;

function read(): Kept {
  try {
    return v.parse(KeptSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {}; // blocked or damaged
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage a plan lasts as long as the page
  }
}

const without = <T>(record: Readonly<Record<string, T>>, key: string | number): Record<string, T> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

export const keptPlan = (game: string, seat: Seat): Plan => parsePlan(read()[game]?.[seat]);

export function keepPlan(game: string, seat: Seat, plan: Plan): void {
  const kept = read();
  const seats = plan.items.length === 0 ? without(kept[game] ?? {}, seat) : { ...kept[game], [seat]: plan };
  write(Object.keys(seats).length === 0 ? without(kept, game) : { ...kept, [game]: seats });
}

export const forgetPlans = (game: string): void => write(without(read(), game));
