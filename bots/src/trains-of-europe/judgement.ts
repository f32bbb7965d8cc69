// For reviews of games of companies and puzzles about them: continuations of positions, ideas, what lots and contracts are worth.

import { fastRng, type Seat } from '@branchline/core';
import {
  minimumBid,
  type Action,
  type ContractIndex,
  type Lot,
  type ModelIndex,
  type Money,
  type State,
} from '@branchline/trains-of-europe';
import { candidates } from './candidates.ts';
import { companyOf } from './company.ts';
import { ledgerOf } from './ledger.ts';
import { contractGain } from './purchases.ts';
import { isFor, lotGain } from './selling.ts';
import { BOLD } from './taste.ts';
import { needsOf } from './trains.ts';

export { endingOf, playOn } from './judgement/play-on.ts';
export type { Course, Ending } from './judgement/play-on.ts';

/** What the policy would do, and its next best ideas, at most so many. */
export const ideasAt = (state: State, seat: Seat, { width, seed }: { width: number; seed: number }): Action[] =>
  candidates(state, seat, { taste: BOLD, rng: fastRng(seed), width });

export interface LotWorth {
  readonly seat: Seat;
  /** The highest price at which the forecast is not worse with the lot than without it, with the cash there is. */
  readonly most: Money;
}

/** What a lot is worth to a seat by the forecast of this moment; undefined where it is not worth its lowest bid or not for it. */
export function lotWorthTo(state: State, seat: Seat, lot: Lot): LotWorth | undefined {
  const { stage } = state.public;
  if (stage.kind !== 'opening' && stage.kind !== 'bidding') return undefined;
  const ledger = ledgerOf(companyOf(state, seat), BOLD);
  if (state.public.left[seat] || !isFor(ledger, stage.auction, lot)) return undefined;
  const { index, cash } = ledger.company;
  let most: Money | undefined;
  for (let bid = minimumBid(index, lot); bid <= cash && lotGain(ledger, lot, bid) > 0; bid += index.amounts.bidStep) {
    most = bid;
  }
  return most === undefined ? undefined : { seat, most };
}

/** Points that the forecast gives a lot at a price. */
export const lotPoints = (state: State, seat: Seat, lot: Lot, price: Money): number =>
  lotGain(ledgerOf(companyOf(state, seat), BOLD), lot, price);

/** Points that the forecast alone gives each contract on display, in their order. */
export function displayPoints(state: State, seat: Seat): number[] {
  const ledger = ledgerOf(companyOf(state, seat), BOLD);
  return state.public.display.map((entry) => contractGain(ledger, entry));
}

/** What a contract would still take. */
export interface ToDo {
  /** Licences, at today's fees; undefined where every way is closed. */
  readonly fees?: Money;
  /** What fitting vehicles cost on the average, beyond those of the yard. */
  readonly vehiclePrice: Money;
  /** Vehicles of the yard that fit. */
  readonly yard: readonly ModelIndex[];
}

export function toDoFor(state: State, seat: Seat, contract: ContractIndex): ToDo {
  const { company, atlas } = ledgerOf(companyOf(state, seat), BOLD);
  const { index } = company;
  const routes = atlas.routes(contract);
  const idle = company.idle.slice();
  const yard: ModelIndex[] = [];
  let vehiclePrice = 0;
  for (const { count, fits, price } of needsOf(index, index.contracts[contract]!)) {
    for (let i = 0; i < count; i++) {
      const at = idle.findIndex((model) => fits[model]);
      if (at >= 0) yard.push(...idle.splice(at, 1));
      else vehiclePrice += price;
    }
  }
  return { ...(routes.blocked ? {} : { fees: routes.cost }), vehiclePrice: Math.round(vehiclePrice), yard };
}

/** The active contract that has the best use for a model, and whether it may stay there until completion. */
export function useFor(
  state: State,
  seat: Seat,
  model: ModelIndex,
): { readonly contract: ContractIndex; readonly suits: boolean } | undefined {
  const { company, active } = ledgerOf(companyOf(state, seat), BOLD);
  const { index, open } = company;
  const { category } = index.models[model]!;
  let found: { readonly contract: ContractIndex; readonly suits: boolean } | undefined;
  for (const { contract } of active) {
    const held = open.contracts[seat]!.find((entry) => entry.contract === contract)!;
    const there = held.vehicles.filter((no) => index.models[no]!.category === category).length;
    const need = needsOf(index, index.contracts[contract]!).find((each) => each.category === category);
    if (!need || there >= need.count) continue;
    const suits = need.fits[model]!;
    if (!found || (suits && !found.suits)) found = { contract, suits };
  }
  return found;
}
