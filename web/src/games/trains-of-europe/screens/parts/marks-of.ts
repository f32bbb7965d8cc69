// The routes of a contract on the big map: lettered stops, the whole way glowing, a price on every licence still to buy.

import type { Seat } from '@branchline/core';
import { licenceFee, type View } from '@branchline/trains-of-europe';
import type { MapMarks } from '../../map/index.ts';
import type { Standing } from '../../play/contract/standing.ts';
import { marketOf, officeOf } from '../../play/office.ts';
import { stopsOf } from './card-lines.ts';

export function marksOf(view: View, seat: Seat, { routes, way }: Standing): Partial<MapMarks> {
  const office = officeOf(view, seat);
  const missing = way?.sections ?? [];
  return {
    stops: stopsOf(routes),
    glow: [...new Set([...routes.flatMap(({ path }) => path), ...missing])],
    plan: missing.map((section) => ({
      section,
      price: licenceFee(marketOf(office), office.index.sectionIndex.get(section)!),
    })),
    offers: [],
    wanted: [],
  };
}
