// The routes of a contract on the big map: lettered stops, the whole way glowing, a price on every licence still to buy.

import type { Seat } from '@branchline/core';
import { licenceFee, type View } from '@branchline/trains-of-europe';
import type { MapMarks } from '../../map/index.ts';
import type { Standing } from '../../play/contract/standing.ts';
import { marketOf, officeOf } from '../../play/office.ts';
import { stopsOf } from './card-lines.ts';
import { contractPath } from './contract-path.ts';

export function marksOf(view: View, seat: Seat, standing: Standing): Partial<MapMarks> {
  const office = officeOf(view, seat);
  const { held, missing } = contractPath(view, seat, standing);
  return {
    stops: stopsOf(standing.routes),
    glow: [...held, ...missing],
    plan: missing.map((section) => ({
      section,
      price: licenceFee(marketOf(office), office.index.sectionIndex.get(section)!),
    })),
    offers: [],
    wanted: [],
  };
}
