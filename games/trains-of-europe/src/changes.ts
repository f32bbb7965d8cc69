// The small changes that rules are put together from: each takes a state and returns another, nothing is written to in place.

import { invariant, type Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import { withParts, withPublic, withSecret } from './position.ts';
import type { ModelIndex, Money, State } from './types.ts';

export const ascending = (a: number, b: number): number => a - b;

/** The list with another entry at one place. */
export function replaced<T>(list: readonly T[], at: number, entry: T): T[] {
  const copy = list.slice();
  copy[at] = entry;
  return copy;
}

/** At once (TOE-MONEY-1), and cash never goes below zero (TOE-MONEY-5): check has made sure of it. */
export function pay(state: State, seat: Seat, amount: Money): State {
  const { cash, bank } = state.secret;
  invariant(cash[seat]! >= amount, 'nobody pays more than the cash in hand');
  return withSecret(state, { cash: replaced(cash, seat, cash[seat]! - amount), bank: bank + amount });
}

/** The bank always pays in full; its balance may be negative in between. */
export function receive(state: State, seat: Seat, amount: Money): State {
  const { cash, bank } = state.secret;
  return withSecret(state, { cash: replaced(cash, seat, cash[seat]! + amount), bank: bank - amount });
}

/** One more of a model, the list kept ascending. */
export function withModel(models: readonly ModelIndex[], model: ModelIndex): ModelIndex[] {
  const list = models.slice();
  let at = list.length;
  while (at > 0 && list[at - 1]! > model) at--;
  list.splice(at, 0, model);
  return list;
}

/** One fewer of something that is in the list. */
export function without<T>(list: readonly T[], entry: T): T[] {
  const at = list.indexOf(entry);
  invariant(at >= 0, 'only what is there can be taken away');
  const copy = list.slice();
  copy.splice(at, 1);
  return copy;
}

export const addIdle = (state: State, seat: Seat, model: ModelIndex): State =>
  withIdle(state, seat, { idle: withModel(state.secret.idle[seat]!, model), model, change: 1 });

export const removeIdle = (state: State, seat: Seat, model: ModelIndex): State =>
  withIdle(state, seat, { idle: without(state.secret.idle[seat]!, model), model, change: -1 });

/** How many vehicles of a kind lie unassigned is public, which ones need not be. */
function withIdle(
  state: State,
  seat: Seat,
  { idle, model, change }: { idle: readonly ModelIndex[]; model: ModelIndex; change: 1 | -1 },
): State {
  const { idleLocos, idleWagons } = state.public;
  const counts =
    contentOf(state.config).models[model]!.kind === 'loco'
      ? { idleLocos: replaced(idleLocos, seat, idleLocos[seat]! + change) }
      : { idleWagons: replaced(idleWagons, seat, idleWagons[seat]! + change) };
  return withParts(state, counts, { idle: replaced(state.secret.idle, seat, idle) });
}

export function discard(state: State, models: readonly ModelIndex[]): State {
  if (models.length === 0) return state;
  const discards = state.public.discards.slice();
  for (const model of models) discards[model]!++;
  return withPublic(state, { discards });
}
