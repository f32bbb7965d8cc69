// Which sections a company may part with: those no contract of it uses (TOE-AUC-11, TOE-CRED-13).

import type { Seat } from '@branchline/core';
import type { ContentIndex } from './content-index.ts';
import { creditOf } from './crediting.ts';
import { connected, networkOf, sectionsOf } from './network.ts';
import type { Public, SectionIndex } from './types.ts';

type Route = { readonly from: number; readonly to: number };

/** Routes that must stay connected: all of completed contracts, the held ones of contracts with open gate. */
export function protectedRoutes(index: ContentIndex, open: Public, seat: Seat): Route[] {
  const network = networkOf(index, open.holders, seat);
  return open.contracts[seat]!.flatMap((held) => {
    const { routes } = index.contracts[held.contract]!;
    if (held.complete) return routes;
    const credit = creditOf(index, network, held);
    return credit.gate ? routes.filter((_, at) => credit.routes[at]) : [];
  });
}

function stayConnected(
  index: ContentIndex,
  open: Public,
  seat: Seat,
  routes: readonly Route[],
  without: readonly SectionIndex[],
): boolean {
  if (routes.length === 0) return true;
  const network = networkOf(index, open.holders, seat, without);
  return routes.every(({ from, to }) => connected(network, from, to));
}

/** Whether these sections of a seat may be sold together. */
export const areSaleable = (
  index: ContentIndex,
  open: Public,
  seat: Seat,
  sections: readonly SectionIndex[],
): boolean => stayConnected(index, open, seat, protectedRoutes(index, open, seat), sections);

/** Sections of a seat that may be sold singly. */
export function saleableSections(index: ContentIndex, open: Public, seat: Seat): SectionIndex[] {
  const own = sectionsOf(index, open, seat);
  if (own.length === 0) return own;
  const routes = protectedRoutes(index, open, seat);
  return own.filter((no) => stayConnected(index, open, seat, routes, [no]));
}

/** All sets out of these sections that may be sold together, the empty one first. */
export function saleableSets(
  index: ContentIndex,
  open: Public,
  seat: Seat,
  sections: readonly SectionIndex[],
): SectionIndex[][] {
  const routes = protectedRoutes(index, open, seat);
  let sets: SectionIndex[][] = [[]];
  for (const no of sections) {
    // Taking more away never connects anything, so a set that fails need not be extended.
    const larger = sets.map((set) => [...set, no]).filter((set) => stayConnected(index, open, seat, routes, set));
    sets = [...sets, ...larger];
  }
  return sets;
}
