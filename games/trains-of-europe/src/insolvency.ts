// Insolvency: leaving the game, or with the variant auctioning assets to stay in it (TOE-INS, TOE-SMI).

import { invariant, type Illegal, type Seat } from '@branchline/core';
import { profitOf } from './crediting.ts';
import type { Desk } from './desk.ts';
import { pay, type Work } from './draft.ts';
import { saleableSections } from './saleable.ts';
import { rightNeighbour } from './seats.ts';
import type { Action, Auction, ContractIndex, Lot } from './types.ts';

/** More sets of contracts than this are not listed by `legal`. */
const LISTED_CONTRACTS = 8;

/** TOE-INS-2: the mark goes with the first year survived; with `forgiveOncePerGame` it stays. */
export function removeMark(work: Work, seat: Seat): void {
  if (!work.config.options.forgiveOncePerGame) work.public.marked[seat] = false;
}

/** TOE-INS-5: everything stays where it is; the seat merely takes no part any more. */
function leave(work: Work, seat: Seat): void {
  work.public.left[seat] = true;
  nextInsolvent(work);
}

function nextInsolvent(work: Work): void {
  work.public.insolvent.shift();
  work.public.stage = { kind: 'insolvencies' };
}

const activeContracts = ({ public: open }: Work, seat: Seat): ContractIndex[] =>
  open.contracts[seat]!.filter((held) => !held.complete).map((held) => held.contract);

/** TOE-SMI-7, TOE-SMI-8: out of the red, or able to pay the loss of this moment. */
function isSaved(work: Work, seat: Seat): boolean {
  const profit = profitOf(work.index, work.public, seat);
  if (profit < 0) {
    if (work.secret.cash[seat]! < -profit) return false;
    pay(work, seat, -profit);
  }
  removeMark(work, seat);
  return true;
}

/** Deals with the first of the insolvent seats, judged by its profit and cash of this moment. */
export function dealWithInsolvent(work: Work): void {
  const seat = work.public.insolvent[0];
  invariant(seat !== undefined, 'some seat is insolvent');
  if (!work.config.options.selfManagedInsolvency) leave(work, seat);
  else if (isSaved(work, seat)) nextInsolvent(work);
  else if (activeContracts(work, seat).length > 0) work.public.stage = { kind: 'offer-contracts', seat };
  else beginSale(work, seat, []);
}

/** TOE-SMI-1, TOE-SMI-3: unassigned vehicles and unused sections by themselves, contracts only if offered. */
function insolventLots(work: Work, owner: Seat, contracts: readonly ContractIndex[]): Lot[] {
  return [
    ...saleableSections(work.index, work.public, owner).map((no): Lot => ({ owner, item: 'section', no })),
    ...work.secret.idle[owner]!.map((no): Lot => ({ owner, item: 'model', no })),
    ...contracts.map((no): Lot => ({ owner, item: 'contract', no })),
  ];
}

/** TOE-SMI-2: the player to the right opens first. */
function beginSale(work: Work, seat: Seat, contracts: readonly ContractIndex[]): void {
  const lots = insolventLots(work, seat, contracts);
  const right = rightNeighbour(work.public, seat);
  work.public.stage = { kind: 'opening', auction: { stage: 'insolvency', lots, right, refusals: 0, contracts } };
}

export function checkOfferContracts(
  { index, open, seat }: Desk,
  contracts: readonly ContractIndex[],
): Illegal | undefined {
  for (const no of contracts) {
    const at = index.contracts[no]!.id;
    const held = open.contracts[seat]!.find((other) => other.contract === no);
    if (!held) return { code: 'trains-of-europe/not-your-contract', rule: 'TOE-SMI-1', at };
    if (held.complete) return { code: 'trains-of-europe/contract-complete', rule: 'TOE-SMI-1', at };
    if (contracts.indexOf(no) !== contracts.lastIndexOf(no))
      return { code: 'trains-of-europe/contract-twice', rule: 'TOE-SMI-1', at };
  }
  return undefined;
}

/** Every set of active contracts; with very many of them none, each one, and all. */
export function legalContractOffers({ index, open, seat }: Desk): Action[] {
  const active = open.contracts[seat]!.filter((held) => !held.complete).map((held) => held.contract);
  active.sort((a, b) => a - b);
  const ids = active.map((no) => index.contracts[no]!.id);
  let sets: string[][] = [[]];
  if (ids.length <= LISTED_CONTRACTS) for (const id of ids) sets = [...sets, ...sets.map((set) => [...set, id])];
  else sets = [[], ...ids.map((id) => [id]), ids];
  return sets.map((contracts) => ({ do: 'offer-contracts', contracts }));
}

export const listsAllContractOffers = ({ open, seat }: Desk): boolean =>
  open.contracts[seat]!.filter((held) => !held.complete).length <= LISTED_CONTRACTS;

export function offerContracts(work: Work, seat: Seat, contracts: readonly ContractIndex[]): void {
  beginSale(
    work,
    seat,
    contracts.toSorted((a, b) => a - b),
  );
}

/** After a sale: over as soon as that is enough (TOE-SMI-7); else the lots as they now are. */
export function reviewSale(work: Work, auction: Auction): void {
  const seat = work.public.insolvent[0]!;
  if (isSaved(work, seat)) nextInsolvent(work);
  else {
    const lots = insolventLots(work, seat, auction.contracts);
    work.public.stage = { kind: 'opening', auction: { ...auction, lots } };
  }
}

/** TOE-SMI-9: nobody bids any more and it was not enough. */
export const failSale = (work: Work): void => leave(work, work.public.insolvent[0]!);
