// What a player has left to the page for the rest of a bidding or of an auction: bid up to a limit, or pass. The page sends
// the moves that follow from it when the company is asked, one at a time, as the player would.

import type { Seat } from '@branchline/core';
import { contentOf, lotId, trainsOfEurope, type Action, type Money, type View } from '@branchline/trains-of-europe';
import * as v from 'valibot';
import { auctionOf } from './rehearse.ts';

const OrdersSchema = v.object({
  /** Up to this bid, for the lot of this bidding. */
  limit: v.exactOptional(v.object({ bidding: v.string(), most: v.number() })),
  /** The auction whose rest is passed. */
  passing: v.exactOptional(v.string()),
});
export type Orders = Readonly<v.InferOutput<typeof OrdersSchema>>;

export const NO_ORDERS: Orders = {};

export const parseOrders = (raw: unknown): Orders => {
  const parsed = v.safeParse(OrdersSchema, raw);
  return parsed.success ? parsed.output : NO_ORDERS;
};

export const isEmpty = ({ limit, passing }: Orders): boolean => limit === undefined && passing === undefined;

/** The auction under way, told apart from every other one of the game. */
export function auctionKey(view: View): string | undefined {
  const auction = auctionOf(view);
  const { year, called, insolvent } = view.public;
  if (!auction) return undefined;
  const sale = auction.stage === 'insolvency' ? `sale of ${insolvent[0]}` : 'auction';
  return `${year} ${called.length} ${sale}`;
}

/** The bidding under way. Lots that are sold leave the list, so that two equal ones are told apart by what is left. */
export function biddingKey(view: View): string | undefined {
  const { stage } = view.public;
  if (stage.kind !== 'bidding') return undefined;
  const lot = lotId(contentOf(view.config), stage.lot);
  return `${auctionKey(view)} ${stage.auction.lots.length} ${JSON.stringify(lot)}`;
}

/** What still holds: an order ends with its bidding or its auction, and a limit with the bid that goes beyond it. */
export function lasting(view: View, { limit, passing }: Orders): Orders {
  const holds = limit !== undefined && limit.bidding === biddingKey(view);
  return {
    ...(holds ? { limit } : {}),
    ...(passing !== undefined && passing === auctionKey(view) ? { passing } : {}),
  };
}

export interface Ordered {
  /** What is sent for the company that is asked; absent where the player decides. */
  readonly action?: Action;
  /** The next bid would go beyond the limit: the decision is the player's again. */
  readonly reached?: Money;
}

/** What follows from the orders for a company that is asked now. */
export function ordered(view: View, seat: Seat, orders: Orders): Ordered {
  const { limit, passing } = lasting(view, orders);
  if (limit === undefined && passing === undefined) return {};
  const legal = trainsOfEurope.legal(view, seat);
  const raises = legal.flatMap((action) => (action.do === 'raise' ? [action.bid] : []));
  if (limit !== undefined) {
    // The smallest step that is allowed: never more than is needed to lead.
    const next = Math.min(...raises);
    return next <= limit.most ? { action: { do: 'raise', bid: next } } : { reached: limit.most };
  }
  const refusal = legal.find((action) => action.do === 'pass' || action.do === 'decline');
  return refusal ? { action: refusal } : {};
}
