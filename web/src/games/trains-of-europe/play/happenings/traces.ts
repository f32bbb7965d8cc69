// What this year has left behind on the table and no view remembers: sold stands, taken cards, the lots of the auction.

import type { Seat } from '@branchline/core';
import type { ContractId, Event, LotId, ModelId, Money } from '@branchline/trains-of-europe';
import type { Bid } from './happening.ts';

export interface LotTrace {
  readonly lot: LotId;
  readonly bids: readonly Bid[];
  readonly sold?: { readonly to: Seat; readonly price: Money };
}

export interface Traces {
  /** Stands that are empty now, in the order of sale. */
  readonly stands: readonly { readonly model: ModelId; readonly seat: Seat; readonly price: Money }[];
  readonly contracts: readonly { readonly contract: ContractId; readonly seat: Seat }[];
  readonly aid: readonly { readonly model: ModelId; readonly seat: Seat }[];
  /** Of the latest auction, all lots with their bids; the latest sale is the last one. */
  readonly lots: readonly LotTrace[];
}

const NOTHING: Traces = { stands: [], contracts: [], aid: [], lots: [] };

/** Two copies of a model are the same lot twice: a sale belongs to the first unsold one. */
const lotAt = (lots: readonly LotTrace[], lot: LotId): number =>
  lots.findIndex((other) => !other.sold && JSON.stringify(other.lot) === JSON.stringify(lot));

const withLot = (lots: readonly LotTrace[], at: number, change: (lot: LotTrace) => LotTrace): LotTrace[] =>
  lots.map((lot, i) => (i === at ? change(lot) : lot));

/** The trace after one more event. A lot of a sale of all assets is noted when it is opened. */
export function trace(so: Traces, event: Event): Traces {
  const current = so.lots.findLastIndex(({ bids, sold }) => bids.length > 0 && !sold);
  const bid = (entry: Bid): Traces => ({
    ...so,
    lots: withLot(so.lots, current, (lot) => ({ ...lot, bids: [...lot.bids, entry] })),
  });
  switch (event.kind) {
    case 'year':
      return NOTHING;
    case 'bought':
      return { ...so, stands: [...so.stands, { model: event.model, seat: event.seat, price: event.price }] };
    case 'took':
      return event.cash === undefined
        ? { ...so, contracts: [...so.contracts, { contract: event.contract, seat: event.seat }] }
        : so;
    case 'chose':
      return { ...so, aid: [...so.aid, { model: event.model, seat: event.seat }] };
    case 'lots':
      return { ...so, lots: event.lots.map((lot) => ({ lot, bids: [] })) };
    case 'offered-contracts':
      return { ...so, lots: [] };
    case 'opened': {
      const known = lotAt(so.lots, event.lot);
      const lots = known >= 0 ? so.lots : [...so.lots, { lot: event.lot, bids: [] }];
      const at = known >= 0 ? known : lots.length - 1;
      return { ...so, lots: withLot(lots, at, (lot) => ({ ...lot, bids: [{ seat: event.seat, bid: event.bid }] })) };
    }
    case 'raised':
      return bid({ seat: event.seat, bid: event.bid });
    case 'passed':
      return bid({ seat: event.seat });
    case 'sold': {
      const { to, price } = event;
      const at = lotAt(so.lots, event.lot);
      return { ...so, lots: [...so.lots.toSpliced(at, 1), { ...so.lots[at]!, sold: { to, price } }] };
    }
    default:
      return so;
  }
}

export const tracesOf = (events: readonly Event[]): Traces => events.reduce(trace, NOTHING);
