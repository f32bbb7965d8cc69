// Plans outlast the turn and the page: kept per game and seat in local storage, shown to nobody else.

import type { Seat } from '@branchline/core';
import { NO_PLAN, type Plan } from '../play/plan.ts';

const KEY = 'branchline-plans';
type Kept = Record<string, Record<string, Plan>>;

function read(): Kept {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Kept) : {};
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage a plan lasts as long as the page
  }
}

const isPlan = (raw: unknown): raw is Plan => {
  const { lays, goal, from } = (raw ?? {}) as Partial<Plan>;
  const texts = [goal, from].every((item) => item === undefined || typeof item === 'string');
  return (
    texts &&
    Array.isArray(lays) &&
    lays.every((lay) => typeof lay?.line === 'string' && (lay.piece === 'black' || lay.piece === 'own'))
  );
};

export function keptPlan(game: string, seat: Seat): Plan {
  const plan = read()[game]?.[seat];
  return isPlan(plan) ? plan : NO_PLAN;
}

export function keepPlan(game: string, seat: Seat, plan: Plan): void {
  const kept = read();
  const seats = { ...kept[game] };
  if (plan.lays.length === 0 && plan.goal === undefined) delete seats[seat];
  else seats[seat] = plan;
  if (Object.keys(seats).length === 0) delete kept[game];
  else kept[game] = seats;
  write(kept);
}

export function forgetPlans(game: string): void {
  const kept = read();
  delete kept[game];
  write(kept);
}
