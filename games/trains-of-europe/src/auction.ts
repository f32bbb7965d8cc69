// Opening and bidding, the same in the Auction House and in a self-managed insolvency (TOE-AUC-4…9, TOE-SMI-2).

import type { Illegal, Seat } from '@branchline/core';
import { moveTokenForSale } from './books.ts';
import { addIdle, removeIdle, replaced, without } from './changes.ts';
import { atStage, withPublic, withSecret } from './position.ts';
import { credit } from './completion.ts';
import { deskIn, type Desk } from './desk.ts';
import { cashShort, illegal } from './illegal.ts';
import { reviewSale } from './insolvency.ts';
import { placeSticks, takeSticksBack } from './licences.ts';
import { checkInUse, checkTaker, isInStage, lotId, minimumBid, sameLot } from './lots.ts';
import { leftNeighbour } from './seats.ts';
import type { Auction, Lot, StageOf } from './stage.ts';
import type { Action, Money, State } from './types.ts';

export type Bidding = StageOf<'bidding'>;

function checkBid({ index, options, cash }: Desk, least: Money, bid: Money): Illegal | undefined {
  const step = index.amounts.bidStep;
  if (bid % step !== 0) return illegal('bid-step', 'TOE-AUC-5', { detail: { step, bid } });
  if (bid < least) return illegal('bid-too-low', 'TOE-AUC-3', { detail: { needs: least, bid } });
  if (options.fixedSteps && bid !== least) {
    return illegal('fixed-steps', 'TOE-AUC-5', { detail: { needs: least, bid } });
  }
  return bid > cash ? cashShort(bid, cash) : undefined;
}

/** What a seat bids, and for what. */
export interface Bid {
  readonly lot: Lot;
  readonly bid: Money;
}

export function checkOpen(desk: Desk, auction: Auction, { lot, bid }: Bid): Illegal | undefined {
  if (!isInStage(auction.stage, lot)) {
    return illegal('wrong-stage', 'TOE-AUC-2', { detail: { stage: auction.stage } });
  }
  if (!auction.lots.some((other) => sameLot(other, lot))) return illegal('no-such-lot', 'TOE-AUC-1');
  return checkTaker(desk, lot) ?? checkInUse(desk, lot) ?? checkBid(desk, minimumBid(desk.index, lot), bid);
}

const canOpen = (desk: Desk, lot: Lot): boolean =>
  minimumBid(desk.index, lot) <= desk.cash && !checkTaker(desk, lot) && !checkInUse(desk, lot);

export const canOpenAny = (desk: Desk, auction: Auction): boolean =>
  auction.lots.some((lot) => isInStage(auction.stage, lot) && canOpen(desk, lot));

function bidsFrom({ index, options, cash }: Desk, least: Money): Money[] {
  if (options.fixedSteps) return [least];
  const bids: Money[] = [];
  for (let bid = least; bid <= cash; bid += index.amounts.bidStep) bids.push(bid);
  return bids;
}

export function legalOpenings(desk: Desk, auction: Auction): Action[] {
  const { index } = desk;
  const actions: Action[] = [];
  auction.lots.forEach((lot, at) => {
    if (!isInStage(auction.stage, lot) || auction.lots.findIndex((other) => sameLot(other, lot)) !== at) return;
    if (!canOpen(desk, lot)) return;
    const id = lotId(index, lot);
    for (const bid of bidsFrom(desk, minimumBid(index, lot))) actions.push({ do: 'open', lot: id, bid });
  });
  actions.push({ do: 'decline' });
  return actions;
}

const leastRaise = ({ index }: Desk, bid: Money): Money => bid + index.amounts.bidStep;

export const checkRaise = (desk: Desk, bidding: Bidding, bid: Money): Illegal | undefined =>
  checkBid(desk, leastRaise(desk, bidding.bid), bid);

export const legalRaises = (desk: Desk, bidding: Bidding): Action[] => [
  ...bidsFrom(desk, leastRaise(desk, bidding.bid)).map((bid): Action => ({ do: 'raise', bid })),
  { do: 'pass' },
];

const canRaise = (desk: Desk, lot: Lot, bid: Money): boolean =>
  desk.cash >= leastRaise(desk, bid) && !checkTaker(desk, lot);

/** Goes on to the next seat that can raise. Seats that cannot are out; if none is left, the lot is sold. */
function askNext(state: State, bidding: Bidding, after: Seat): State {
  const { lot, bid, high } = bidding;
  const out = bidding.out.slice();
  for (let seat = leftNeighbour(state.public, after); seat !== after; seat = leftNeighbour(state.public, seat)) {
    if (seat === high || out.includes(seat)) continue;
    if (canRaise(deskIn(state, seat), lot, bid)) return atStage(state, { ...bidding, seat, out });
    out.push(seat);
  }
  return sell(state, bidding);
}

export function open(state: State, auction: Auction, { lot, bid }: Bid): State {
  const seat = auction.right;
  return askNext(state, { kind: 'bidding', auction, lot, opener: seat, bid, high: seat, seat, out: [lot.owner] }, seat);
}

export const raise = (state: State, bidding: Bidding, bid: Money): State =>
  askNext(state, { ...bidding, bid, high: bidding.seat }, bidding.seat);

export const passBid = (state: State, bidding: Bidding): State =>
  askNext(state, { ...bidding, out: [...bidding.out, bidding.seat] }, bidding.seat);

/** TOE-AUC-8: the right to open goes on, whether declined or skipped. */
export function refuse(state: State, auction: Auction): State {
  const right = leftNeighbour(state.public, auction.right);
  return atStage(state, { kind: 'opening', auction: { ...auction, right, refusals: auction.refusals + 1 } });
}

/** TOE-AUC-6: money to the former owner, the item to the buyer, at once. The right to open goes on from the opener. */
function sell(state: State, { auction, lot, opener, bid, high }: Bidding): State {
  const { cash } = state.secret;
  const paid = replaced(cash, high, cash[high]! - bid);
  const sold = handOver(withSecret(state, { cash: replaced(paid, lot.owner, paid[lot.owner]! + bid) }), lot, high);
  const at = auction.lots.findIndex((other) => sameLot(other, lot));
  const next: Auction = {
    ...auction,
    lots: auction.lots.filter((_, other) => other !== at),
    contracts: lot.item === 'contract' ? without(auction.contracts, lot.no) : auction.contracts,
    right: leftNeighbour(state.public, opener),
    refusals: 0,
  };
  return auction.stage === 'insolvency' ? reviewSale(sold, next) : atStage(sold, { kind: 'opening', auction: next });
}

function handOver(state: State, lot: Lot, buyer: Seat): State {
  const { owner } = lot;
  if (lot.item === 'model') return addIdle(removeIdle(state, owner, lot.no), buyer, lot.no);
  const moved =
    lot.item === 'section'
      ? placeSticks(takeSticksBack(state, owner, lot.no), buyer, lot.no) // TOE-AUC-12
      : handOverContract(state, lot, buyer);
  return credit(credit(moved, buyer), owner);
}

/** TOE-SMI-5: card, vehicles and chips together; licences stay (TOE-SMI-6). Profit follows by itself, a token does not. */
function handOverContract(state: State, { owner, no }: Lot, buyer: Seat): State {
  const { contracts } = state.public;
  const sold = contracts[owner]!.find((held) => held.contract === no)!;
  const kept = contracts[owner]!.filter((held) => held.contract !== no);
  const withoutIt = replaced(contracts, owner, kept);
  return withPublic(moveTokenForSale(state, owner, sold), {
    contracts: replaced(withoutIt, buyer, [...contracts[buyer]!, sold]),
  });
}
