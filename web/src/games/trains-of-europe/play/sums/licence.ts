// What a licence costs and what bids begin at, worked out in front of the reader.

import type { Seat } from '@branchline/core';
import {
  companiesOn,
  licenceFee,
  minimumBid,
  type Lot,
  type SectionIndex,
  type View,
} from '@branchline/trains-of-europe';
import { marketOf, officeOf } from '../office.ts';
import { line, total, type Sum } from './sum.ts';

/** TOE-LIC-3: so many segments at the fee, and what the second or third company pays on top. */
export function licenceSum(view: View, seat: Seat, section: SectionIndex): Sum {
  const office = officeOf(view, seat);
  const { id, segments } = office.index.sections[section]!;
  const { feePerSegment } = office.index.amounts;
  const fee = licenceFee(marketOf(office), section);
  const plain = segments * feePerSegment;
  const price = { unit: 'price', rule: 'TOE-LIC-3' } as const;
  const label = companiesOn(marketOf(office), section) > 1 ? 'thirdTrack' : 'secondTrack';
  return total({ label: 'licence', about: { section: id, seat }, ...price }, [
    line({ label: 'segments', about: { count: segments, each: feePerSegment }, ...price }, plain),
    ...(fee > plain ? [line({ label, about: { count: segments }, ...price }, fee - plain)] : []),
  ]);
}

/** TOE-AUC-3, TOE-SMI-4: where bids for a lot begin. */
export function lowestBidSum(view: View, lot: Lot): Sum {
  const { index } = officeOf(view, lot.owner);
  const { discount, licencePerSegment } = index.amounts.minBid;
  const least = minimumBid(index, lot);
  if (lot.item === 'section') {
    const { id, segments } = index.sections[lot.no]!;
    const head = { unit: 'price', rule: 'TOE-AUC-3' } as const;
    return total({ label: 'lowestBid', about: { section: id, seat: lot.owner }, ...head }, [
      line({ label: 'segments', about: { count: segments, each: licencePerSegment }, ...head }, least),
    ]);
  }
  const isModel = lot.item === 'model';
  const value = isModel ? index.models[lot.no]!.price : index.contracts[lot.no]!.profit;
  const head = { unit: 'price', rule: isModel ? 'TOE-AUC-3' : 'TOE-SMI-4' } as const;
  const about = isModel ? { model: index.models[lot.no]!.id } : { contract: index.contracts[lot.no]!.id };
  const raised = least - (value - discount);
  return total({ label: 'lowestBid', about: { ...about, seat: lot.owner }, ...head }, [
    line({ label: isModel ? 'listPrice' : 'printedProfit', ...head }, value),
    line({ label: 'discount', ...head }, -discount),
    ...(raised > 0 ? [line({ label: 'floor', about: { limit: least }, ...head }, raised)] : []),
  ]);
}
