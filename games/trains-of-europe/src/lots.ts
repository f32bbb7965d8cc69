// Lots: their names in moves, their minimum bids, and who could take them (TOE-AUC-3, TOE-SMI-4).

import type { Illegal } from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import type { Desk } from './desk.ts';
import { illegal } from './illegal.ts';
import { checkRoom } from './licences.ts';
import { areSaleable } from './saleable.ts';
import type { Auction, Lot } from './stage.ts';
import type { LotId, Money } from './types.ts';

export const sameLot = (a: Lot, b: Lot): boolean => a.owner === b.owner && a.item === b.item && a.no === b.no;

export function lotId(index: ContentIndex, lot: Lot): LotId {
  const { owner } = lot;
  if (lot.item === 'section') return { owner, section: index.sections[lot.no]!.id };
  if (lot.item === 'model') return { owner, model: index.models[lot.no]!.id };
  return { owner, contract: index.contracts[lot.no]!.id };
}

/** The lot of that name, whether on offer or not; undefined where the content knows no such thing. */
export function lotOf(index: ContentIndex, id: LotId): Lot | undefined {
  const { owner } = id;
  if ('section' in id) {
    const no = index.sectionIndex.get(id.section);
    return no === undefined ? undefined : { owner, item: 'section', no };
  }
  if ('model' in id) {
    const no = index.modelIndex.get(id.model);
    return no === undefined ? undefined : { owner, item: 'model', no };
  }
  const no = index.contractIndex.get(id.contract);
  return no === undefined ? undefined : { owner, item: 'contract', no };
}

export function minimumBid(index: ContentIndex, lot: Lot): Money {
  const { discount, floor, licencePerSegment } = index.amounts.minBid;
  if (lot.item === 'section') return index.sections[lot.no]!.segments * licencePerSegment;
  const value = lot.item === 'model' ? index.models[lot.no]!.price : index.contracts[lot.no]!.profit;
  return Math.max(value - discount, floor);
}

/** Licences are auctioned before vehicles (TOE-AUC-2); an insolvency has one stage for everything (TOE-SMI-1). */
export const isInStage = (stage: Auction['stage'], { item }: Lot): boolean =>
  stage === 'insolvency' || item === (stage === 'licences' ? 'section' : 'model');

/** Whether this seat could take the item at all, whatever it costs. */
export function checkTaker(desk: Desk, lot: Lot): Illegal | undefined {
  if (lot.owner === desk.seat) return illegal('own-lot', 'TOE-AUC-7');
  return lot.item === 'section' ? checkRoom(desk, lot.no) : undefined;
}

/** A section that has come into use since it was offered is not for sale while that lasts. */
export const checkInUse = ({ index, open }: Desk, lot: Lot): Illegal | undefined =>
  lot.item === 'section' && !areSaleable({ index, open, seat: lot.owner }, [lot.no])
    ? illegal('section-in-use', 'TOE-AUC-11', { at: index.sections[lot.no]!.id })
    : undefined;
