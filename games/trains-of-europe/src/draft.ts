// A state in the making: `apply` copies the one it was given and the chapters of the rules work on the copy.
// Only the first level may be written to; whatever lies deeper is shared with the former state and replaced whole.

import { invariant, type Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import type { Config, ModelIndex, Money, Public, Secret, State } from './types.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

export interface Draft {
  readonly config: Config;
  readonly public: Writable<Public>;
  readonly secret: Writable<Secret>;
}

/** The rules of one table at work: its content and the state being made. */
export interface Work extends Draft {
  readonly index: ContentIndex;
}

export function draftOf(state: State): Work {
  const { config, public: open, secret } = state;
  return {
    index: contentOf(config),
    config,
    public: {
      year: open.year,
      chair: open.chair,
      callers: open.callers.slice(),
      called: open.called.slice(),
      target: open.target,
      left: open.left.slice(),
      marked: open.marked.slice(),
      sticks: open.sticks.slice(),
      holders: open.holders.slice(),
      contracts: open.contracts.slice(),
      idleLocos: open.idleLocos.slice(),
      idleWagons: open.idleWagons.slice(),
      display: open.display.slice(),
      locos: open.locos.slice(),
      wagons: open.wagons.slice(),
      pile: open.pile.slice(),
      queue: open.queue.slice(),
      discards: open.discards.slice(),
      supplyLocos: open.supplyLocos,
      supplyWagons: open.supplyWagons,
      offered: open.offered.slice(),
      outOfSticks: open.outOfSticks,
      topProfit: open.topProfit,
      profits: open.profits.slice(),
      insolvent: open.insolvent.slice(),
      stage: open.stage,
    },
    secret: {
      bank: secret.bank,
      cash: secret.cash.slice(),
      idle: secret.idle.slice(),
      supply: secret.supply.slice(),
      cashes: secret.cashes.slice(),
      offers: secret.offers.slice(),
      votes: secret.votes.slice(),
    },
  };
}

export const stateOf = ({ config, public: open, secret }: Draft): State => ({ config, public: open, secret });

/** Cash never goes below zero (TOE-MONEY-5); check has seen to it. */
export function pay(work: Work, seat: Seat, amount: Money): void {
  invariant(work.secret.cash[seat]! >= amount, 'nobody pays more than the cash in hand');
  work.secret.cash[seat]! -= amount;
  work.secret.bank += amount;
}

/** The bank always pays in full; its balance may be negative in between. */
export function receive(work: Work, seat: Seat, amount: Money): void {
  work.secret.cash[seat]! += amount;
  work.secret.bank -= amount;
}

/** One more of a model, the list kept ascending. */
export function withModel(models: readonly ModelIndex[], model: ModelIndex): ModelIndex[] {
  const list = models.slice();
  let at = list.length;
  while (at > 0 && list[at - 1]! > model) at--;
  list.splice(at, 0, model);
  return list;
}

/** One fewer of a number that is in the list. */
export function without(numbers: readonly number[], no: number): number[] {
  const at = numbers.indexOf(no);
  invariant(at >= 0, 'only what is there can be taken away');
  const list = numbers.slice();
  list.splice(at, 1);
  return list;
}

function countIdle(work: Work, seat: Seat, model: ModelIndex, change: 1 | -1): void {
  const counts = work.index.models[model]!.kind === 'loco' ? work.public.idleLocos : work.public.idleWagons;
  counts[seat]! += change;
}

export function addIdle(work: Work, seat: Seat, model: ModelIndex): void {
  work.secret.idle[seat] = withModel(work.secret.idle[seat]!, model);
  countIdle(work, seat, model, 1);
}

export function removeIdle(work: Work, seat: Seat, model: ModelIndex): void {
  work.secret.idle[seat] = without(work.secret.idle[seat]!, model);
  countIdle(work, seat, model, -1);
}

export function discard(work: Work, models: readonly ModelIndex[]): void {
  for (const model of models) work.public.discards[model]!++;
}

/** A copy that may be kept and changed independently, as every move makes one. */
export const copyState = (state: State): State => stateOf(draftOf(state));
