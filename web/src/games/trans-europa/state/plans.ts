// Plans outlast the turn and the page: kept per game and seat in local storage, shown to nobody else.

import * as v from 'valibot';
import type { Seat } from '@branchline/core';
import { NO_PLAN, type Plan } from '../play/plan.ts';

const KEY = 'branchline-plans';

const PlanSchema = v.object({
  lays: v.array(v.object({ line: v.string(), piece: v.picklist(['black', 'own']) })),
  goal: v.optional(v.string()),
  from: v.optional(v.string()),
});
const KeptSchema = v.record(v.string(), v.record(v.string(), v.unknown()));

/** By game and seat; each plan is judged when it is asked for. */
type Kept = v.InferOutput<typeof KeptSchema>;

/** What makes no sense is no plan. */
export function parsePlan(raw: unknown): Plan {
  const parsed = v.safeParse(PlanSchema, raw);
  if (!parsed.success) return NO_PLAN;
  const { lays, goal, from } = parsed.output;
  return { lays, ...(goal === undefined ? {} : { goal }), ...(from === undefined ? {} : { from }) };
}

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
  const empty = plan.lays.length === 0 && plan.goal === undefined;
  const seats = empty ? without(kept[game] ?? {}, seat) : { ...kept[game], [seat]: plan };
  write(Object.keys(seats).length === 0 ? without(kept, game) : { ...kept, [game]: seats });
}

export const forgetPlans = (game: string): void => write(without(read(), game));
