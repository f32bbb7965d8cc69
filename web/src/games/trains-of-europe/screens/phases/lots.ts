// The lots of an auction as a list: sold, under the hammer, still to come and kept, licences before vehicles.

import {
  contentOf,
  isInStage,
  lotId,
  minimumBid,
  type Lot,
  type LotId,
  type Money,
  type View,
} from '@branchline/trains-of-europe';
import type { Bid } from '../../play/happenings/happening.ts';
import type { Traces } from '../../play/happenings/traces.ts';
import { auctionOf } from '../../play/rehearse.ts';

export type LotState = 'sold' | 'block' | 'open' | 'later' | 'kept';

export interface LotRow {
  readonly lot: LotId;
  readonly state: LotState;
  readonly minimum: Money;
  readonly sold?: { readonly to: number; readonly price: Money };
}

export const sameLotId = (a: LotId, b: LotId): boolean => JSON.stringify(a) === JSON.stringify(b);

export const GROUPS = ['section', 'model', 'contract'] as const;
export type Group = (typeof GROUPS)[number];
export const groupOf = (lot: LotId): Group => ('section' in lot ? 'section' : 'model' in lot ? 'model' : 'contract');

function minimumOf(view: View, lot: LotId): Money {
  const index = contentOf(view.config);
  const { owner } = lot;
  const found: Lot =
    'section' in lot
      ? { owner, item: 'section', no: index.sectionIndex.get(lot.section)! }
      : 'model' in lot
        ? { owner, item: 'model', no: index.modelIndex.get(lot.model)! }
        : { owner, item: 'contract', no: index.contractIndex.get(lot.contract)! };
  return minimumBid(index, found);
}

export function lotRows(view: View, traces: Traces): LotRow[] {
  const { stage } = view.public;
  const auction = auctionOf(view);
  if (!auction) return [];
  const index = contentOf(view.config);
  const block = stage.kind === 'bidding' ? lotId(index, stage.lot) : undefined;
  let found = false;
  const unsold = auction.lots.map((lot): LotRow => {
    const id = lotId(index, lot);
    // Two copies of a model are two equal lots; only one of them is under the hammer.
    const isBlock = !found && block !== undefined && sameLotId(id, block);
    found ||= isBlock;
    const rest = isInStage(auction.stage, lot) ? 'open' : lot.item === 'section' ? 'kept' : 'later';
    return { lot: id, state: isBlock ? 'block' : rest, minimum: minimumBid(index, lot) };
  });
  const sold = traces.lots.flatMap(({ lot, sold: sale }): LotRow[] =>
    sale ? [{ lot, state: 'sold', minimum: minimumOf(view, lot), sold: sale }] : [],
  );
  const all = [...sold, ...unsold];
  return GROUPS.flatMap((group) => all.filter(({ lot }) => groupOf(lot) === group));
}

/** The bids for the lot under the hammer, in order. */
export const bidsOn = ({ lots }: Traces, lot: LotId): readonly Bid[] =>
  lots.findLast((entry) => !entry.sold && entry.bids.length > 0 && sameLotId(entry.lot, lot))?.bids ?? [];
