// Lots: their names in moves, their minimum bids, and who could take them (TOE-AUC-3, TOE-SMI-4).

import type { Illegal } from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import type { Desk } from './desk.ts';
import { checkRoom } from './licences.ts';
import { areSaleable } from './saleable.ts';
import type { Auction, Lot, LotId, Money } from './types.ts';

export const sameLot = (a: Lot, b: Lot): boolean => a.owner === b.owner && a.item === b.item && a.no === b.no;

export function lotId(index: ContentIndex, { owner, item, no }: Lot): LotId {
  if (item === 'section') return { owner, section: index.sections[no]!.id };
  return item === 'model' ? { owner, model: index.models[no]!.id } : { owner, contract: index.contracts[no]!.id };
}

/** The lot of that name, whether on offer or not; undefined where the content knows no such thing. */
export function lotOf(index: ContentIndex, id: LotId): Lot | undefined {
  const lot = (item: Lot['item'], no: number | undefined): Lot | undefined =>
    no === undefined ? undefined : { owner: id.owner, item, no };
  if ('section' in id) return lot('section', index.sectionIndex.get(id.section));
  return 'model' in id
    ? lot('model', index.modelIndex.get(id.model))
    : lot('contract', index.contractIndex.get(id.contract));
}

export function minimumBid(index: ContentIndex, { item, no }: Lot): Money {
  const { discount, floor, licencePerSegment } = index.amounts.minBid;
  if (item === 'section') return index.sections[no]!.segments * licencePerSegment;
  const value = item === 'model' ? index.models[no]!.price : index.contracts[no]!.profit;
  return Math.max(value - discount, floor);
}

/** Licences are auctioned before vehicles (TOE-AUC-2); an insolvency has one stage for everything (TOE-SMI-1). */
export const isInStage = (stage: Auction['stage'], { item }: Lot): boolean =>
  stage === 'insolvency' || item === (stage === 'licences' ? 'section' : 'model');

/** Whether this seat could take the item at all, whatever it costs. */
export function checkTaker(desk: Desk, lot: Lot): Illegal | undefined {
  if (lot.owner === desk.seat) return { code: 'trains-of-europe/own-lot', rule: 'TOE-AUC-7' };
  return lot.item === 'section' ? checkRoom(desk, lot.no) : undefined;
}

/** A section that has come into use since it was offered is not for sale while that lasts. */
export const checkInUse = ({ index, open }: Desk, lot: Lot): Illegal | undefined =>
  lot.item === 'section' && !areSaleable(index, open, lot.owner, [lot.no])
    ? { code: 'trains-of-europe/section-in-use', rule: 'TOE-AUC-11', at: index.sections[lot.no]!.id }
    : undefined;
