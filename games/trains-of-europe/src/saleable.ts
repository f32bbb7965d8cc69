// Which sections a company may part with: those no contract of it uses (TOE-AUC-11, TOE-CRED-13).

import { creditOf } from './crediting.ts';
import type { Holding } from './desk.ts';
import { connected, networkOf, networkWithout, sectionsOf } from './network.ts';
import type { CityIndex, SectionIndex } from './types.ts';

type Route = { readonly from: CityIndex; readonly to: CityIndex };

/** Routes that must stay connected: all of completed contracts, the held ones of contracts with open gate. */
export function protectedRoutes({ index, open, seat }: Holding): Route[] {
  const network = networkOf(index, open.holders, seat);
  return open.contracts[seat]!.flatMap((held) => {
    const { routes } = index.contracts[held.contract]!;
    if (held.complete) return routes;
    const credit = creditOf(index, network, held);
    return credit.gate ? routes.filter((_, at) => credit.routes[at]) : [];
  });
}

function stayConnected(
  { index, open, seat }: Holding,
  routes: readonly Route[],
  without: readonly SectionIndex[],
): boolean {
  if (routes.length === 0) return true;
  const network = networkWithout(index, open.holders, { seat, without });
  return routes.every(({ from, to }) => connected(network, from, to));
}

/** Whether these sections of a seat may be sold together. */
export const areSaleable = (holding: Holding, sections: readonly SectionIndex[]): boolean =>
  stayConnected(holding, protectedRoutes(holding), sections);

/** Sections of a seat that may be sold singly. */
export function saleableSections(holding: Holding): SectionIndex[] {
  const own = sectionsOf(holding.index, holding.open, holding.seat);
  if (own.length === 0) return own;
  const routes = protectedRoutes(holding);
  return own.filter((section) => stayConnected(holding, routes, [section]));
}

/** All sets out of these sections that may be sold together, the empty one first. */
export function saleableSets(holding: Holding, sections: readonly SectionIndex[]): SectionIndex[][] {
  const routes = protectedRoutes(holding);
  let sets: SectionIndex[][] = [[]];
  for (const section of sections) {
    // Taking more away never connects anything, so a set that fails need not be extended.
    const larger = sets.map((set) => [...set, section]).filter((set) => stayConnected(holding, routes, set));
    sets = [...sets, ...larger];
  }
  return sets;
}
