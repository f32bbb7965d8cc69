// Opening and bidding, the same in the Auction House and in a self-managed insolvency (TOE-AUC-4…9, TOE-SMI-2).

import type { Illegal, Seat } from '@branchline/core';
import { credit } from './completion.ts';
import { cashShort, deskIn, type Desk } from './desk.ts';
import { addIdle, removeIdle, type Work } from './draft.ts';
import { placeSticks, takeSticksBack } from './licences.ts';
import { checkInUse, checkTaker, isInStage, lotId, minimumBid, sameLot } from './lots.ts';
import { leftNeighbour } from './seats.ts';
import type { Action, Auction, Lot, Money, Stage } from './types.ts';

export type Bidding = Extract<Stage, { kind: 'bidding' }>;

function checkBid({ index, options, cash }: Desk, least: Money, bid: Money): Illegal | undefined {
  const step = index.amounts.bidStep;
  if (bid % step !== 0) return { code: 'trains-of-europe/bid-step', rule: 'TOE-AUC-5', detail: { step, bid } };
  if (bid < least) return { code: 'trains-of-europe/bid-too-low', rule: 'TOE-AUC-3', detail: { needs: least, bid } };
  if (options.fixedSteps && bid !== least)
    return { code: 'trains-of-europe/fixed-steps', rule: 'TOE-AUC-5', detail: { needs: least, bid } };
  return bid > cash ? cashShort(bid, cash) : undefined;
}

export function checkOpen(desk: Desk, auction: Auction, lot: Lot, bid: Money): Illegal | undefined {
  if (!isInStage(auction.stage, lot))
    return { code: 'trains-of-europe/wrong-stage', rule: 'TOE-AUC-2', detail: { stage: auction.stage } };
  if (!auction.lots.some((other) => sameLot(other, lot)))
    return { code: 'trains-of-europe/no-such-lot', rule: 'TOE-AUC-1' };
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

/** Goes round to the next seat that can raise; whoever cannot is out; without any left the lot is sold. */
function askNext(work: Work, bidding: Bidding, after: Seat): void {
  const { lot, bid, high } = bidding;
  const out = bidding.out.slice();
  for (let seat = leftNeighbour(work.public, after); seat !== after; seat = leftNeighbour(work.public, seat)) {
    if (seat === high || out.includes(seat)) continue;
    if (canRaise(deskIn(work, seat), lot, bid)) {
      work.public.stage = { ...bidding, seat, out };
      return;
    }
    out.push(seat);
  }
  sell(work, bidding);
}

export function open(work: Work, auction: Auction, seat: Seat, lot: Lot, bid: Money): void {
  askNext(work, { kind: 'bidding', auction, lot, opener: seat, bid, high: seat, seat, out: [lot.owner] }, seat);
}

export function raise(work: Work, bidding: Bidding, seat: Seat, bid: Money): void {
  askNext(work, { ...bidding, bid, high: seat }, seat);
}

export function passBid(work: Work, bidding: Bidding, seat: Seat): void {
  askNext(work, { ...bidding, out: [...bidding.out, seat] }, seat);
}

/** TOE-AUC-8: the right to open goes on, whether declined or skipped. */
export function refuse(work: Work, auction: Auction): void {
  const right = leftNeighbour(work.public, auction.right);
  work.public.stage = { kind: 'opening', auction: { ...auction, right, refusals: auction.refusals + 1 } };
}

/** TOE-AUC-6: money to the former owner, the item to the buyer, at once. The right to open goes on from the opener. */
function sell(work: Work, { auction, lot, opener, bid, high }: Bidding): void {
  work.secret.cash[high]! -= bid;
  work.secret.cash[lot.owner]! += bid;
  handOver(work, lot, high);
  const at = auction.lots.findIndex((other) => sameLot(other, lot));
  work.public.stage = {
    kind: 'opening',
    auction: {
      ...auction,
      lots: auction.lots.filter((_, other) => other !== at),
      contracts: lot.item === 'contract' ? auction.contracts.filter((no) => no !== lot.no) : auction.contracts,
      right: leftNeighbour(work.public, opener),
      refusals: 0,
    },
  };
}

function handOver(work: Work, { owner, item, no }: Lot, buyer: Seat): void {
  if (item === 'model') {
    removeIdle(work, owner, no);
    addIdle(work, buyer, no);
    return;
  }
  if (item === 'section') {
    takeSticksBack(work, owner, no);
    placeSticks(work, buyer, no); // TOE-AUC-12
  } else {
    // TOE-SMI-5: card, vehicles and chips together; licences stay (TOE-SMI-6). Profit follows by itself.
    const { contracts } = work.public;
    const sold = contracts[owner]!.filter((held) => held.contract === no);
    contracts[owner] = contracts[owner]!.filter((held) => held.contract !== no);
    contracts[buyer] = [...contracts[buyer]!, ...sold];
  }
  credit(work, buyer);
  credit(work, owner);
}
