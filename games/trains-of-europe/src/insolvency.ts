// Insolvency: leaving the game, or with the variant auctioning assets to stay in it (TOE-INS, TOE-SMI).

import { invariant, type Illegal, type Seat } from '@branchline/core';
import { bookedProfit } from './books.ts';
import { ascending, pay, replaced } from './changes.ts';
import { atStage, withPublic } from './position.ts';
import type { ContractId } from './content/types.ts';
import { contentOf } from './contents.ts';
import { holdingIn, type Desk } from './desk.ts';
import { illegal } from './illegal.ts';
import { saleableSections } from './saleable.ts';
import { rightNeighbour } from './seats.ts';
import type { Auction, Lot } from './stage.ts';
import type { Action, ContractIndex, Public, State } from './types.ts';

/** More sets of contracts than this are not listed by `legal`. */
const LISTED_CONTRACTS = 8;

/** TOE-INS-2: the mark goes with the first year survived; with `forgiveOncePerGame` it stays. */
export const removeMark = (state: State, seat: Seat): State =>
  state.config.options.forgiveOncePerGame || !state.public.marked[seat]
    ? state
    : withPublic(state, { marked: replaced(state.public.marked, seat, false) });

/** TOE-INS-5: everything stays where it is; the seat merely takes no part any more. */
const leave = (state: State, seat: Seat): State =>
  nextInsolvent(withPublic(state, { left: replaced(state.public.left, seat, true) }));

const nextInsolvent = (state: State): State =>
  withPublic(state, { insolvent: state.public.insolvent.slice(1), stage: { kind: 'insolvencies' } });

const activeContracts = (open: Public, seat: Seat): ContractIndex[] =>
  open.contracts[seat]!.filter((held) => !held.complete).map((held) => held.contract);

/** TOE-SMI-7, TOE-SMI-8: out of the red, or able to pay the loss of this moment; undefined where neither holds. */
function saved(state: State, seat: Seat): State | undefined {
  const profit = bookedProfit(contentOf(state.config), state.public, seat);
  if (profit >= 0) return removeMark(state, seat);
  return state.secret.cash[seat]! < -profit ? undefined : removeMark(pay(state, seat, -profit), seat);
}

/** Deals with the first of the insolvent seats, judged by its profit and cash of this moment. */
export function dealWithInsolvent(state: State): State {
  const seat = state.public.insolvent[0];
  invariant(seat !== undefined, 'some seat is insolvent');
  if (!state.config.options.selfManagedInsolvency) return leave(state, seat);
  const rescued = saved(state, seat);
  if (rescued) return nextInsolvent(rescued);
  return activeContracts(state.public, seat).length > 0
    ? atStage(state, { kind: 'offer-contracts', seat })
    : beginSale(state, seat, []);
}

/** TOE-SMI-1, TOE-SMI-3: unassigned vehicles and unused sections by themselves, contracts only if offered. */
const insolventLots = (state: State, owner: Seat, contracts: readonly ContractIndex[]): Lot[] => [
  ...saleableSections(holdingIn(state, owner)).map((no): Lot => ({ owner, item: 'section', no })),
  ...state.secret.idle[owner]!.map((no): Lot => ({ owner, item: 'model', no })),
  ...contracts.map((no): Lot => ({ owner, item: 'contract', no })),
];

/** TOE-SMI-2: the player to the right opens first. */
function beginSale(state: State, seat: Seat, contracts: readonly ContractIndex[]): State {
  const lots = insolventLots(state, seat, contracts);
  const right = rightNeighbour(state.public, seat);
  return atStage(state, { kind: 'opening', auction: { stage: 'insolvency', lots, right, refusals: 0, contracts } });
}

export function checkOfferContracts(
  { index, open, seat }: Desk,
  contracts: readonly ContractIndex[],
): Illegal | undefined {
  for (const contract of contracts) {
    const at = index.contracts[contract]!.id;
    const held = open.contracts[seat]!.find((other) => other.contract === contract);
    if (!held) return illegal('not-your-contract', 'TOE-SMI-1', { at });
    if (held.complete) return illegal('contract-complete', 'TOE-SMI-1', { at });
    if (contracts.indexOf(contract) !== contracts.lastIndexOf(contract)) {
      return illegal('contract-twice', 'TOE-SMI-1', { at });
    }
  }
  return undefined;
}

/** Every set of active contracts; with very many of them none, each one, and all. */
export function legalContractOffers({ index, open, seat }: Desk): Action[] {
  const active = activeContracts(open, seat).sort(ascending);
  const ids = active.map((contract) => index.contracts[contract]!.id);
  let sets: ContractId[][] = [[]];
  if (ids.length <= LISTED_CONTRACTS) for (const id of ids) sets = [...sets, ...sets.map((set) => [...set, id])];
  else sets = [[], ...ids.map((id) => [id]), ids];
  return sets.map((contracts) => ({ do: 'offer-contracts', contracts }));
}

export const listsAllContractOffers = ({ open, seat }: Desk): boolean =>
  activeContracts(open, seat).length <= LISTED_CONTRACTS;

export const offerContracts = (state: State, seat: Seat, contracts: readonly ContractIndex[]): State =>
  beginSale(state, seat, contracts.toSorted(ascending));

/** After a sale: over as soon as that is enough (TOE-SMI-7); else the lots as they now are. */
export function reviewSale(state: State, auction: Auction): State {
  const seat = state.public.insolvent[0]!;
  const rescued = saved(state, seat);
  if (rescued) return nextInsolvent(rescued);
  const lots = insolventLots(state, seat, auction.contracts);
  return atStage(state, { kind: 'opening', auction: { ...auction, lots } });
}

/** TOE-SMI-9: nobody bids any more and it was not enough. */
export const failSale = (state: State): State => leave(state, state.public.insolvent[0]!);
