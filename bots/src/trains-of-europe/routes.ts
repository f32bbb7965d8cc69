// Which licences a contract still needs, seen from one company's network. Remembered as long as the network lasts.

import type { Seat } from '@branchline/core';
import type { ContentIndex, ContractIndex, Money, SectionIndex } from '@branchline/trains-of-europe';
import { BLOCKED, licenceCosts, type Company } from './company.ts';
import { cheapestWay } from './ways.ts';

export interface Routes {
  /** Sections still to buy for all partial routes, those of the cheapest route first. */
  readonly sections: readonly SectionIndex[];
  readonly cost: Money;
  /** How many of them the first partial route takes; 0 if one is held. */
  readonly first: number;
  readonly firstCost: Money;
  /** Income of the routes held, and of all. */
  readonly heldIncome: Money;
  readonly allIncome: Money;
  /** Every way of some route is closed by others. */
  readonly blocked: boolean;
}

export interface Atlas {
  /** By section: what a licence costs; 0 where held. */
  readonly costs: Float64Array;
  routes(contract: ContractIndex): Routes;
}

/** What is remembered per seat: several positions, as look-ahead goes back and forth between a few. */
const REMEMBERED = 6;

interface KnownAtlas {
  readonly holders: readonly number[];
  readonly sticks: number;
  readonly gone: string;
  readonly atlas: Atlas;
}

/** By content, by seat: it goes with the content, and what is remembered changes no answer. */
const memory = new WeakMap<ContentIndex, KnownAtlas[][]>();

function remembered(index: ContentIndex, seat: Seat): KnownAtlas[] {
  let bySeat = memory.get(index);
  if (bySeat === undefined) memory.set(index, (bySeat = []));
  return (bySeat[seat] ??= []);
}

function sameNetwork(known: KnownAtlas, holders: readonly number[]): boolean {
  if (known.holders === holders) return true;
  for (let no = 0; no < holders.length; no++) if (known.holders[no] !== holders[no]) return false;
  return true;
}

export function atlasOf({ index, options, open, seat }: Pick<Company, 'index' | 'options' | 'open' | 'seat'>): Atlas {
  const atlases = remembered(index, seat);
  const gone = options.releaseLicences ? open.left.join() : '';
  const sticks = Math.min(5, open.sticks[seat]!);
  const at = atlases.findIndex(
    (known) => known.sticks === sticks && known.gone === gone && sameNetwork(known, open.holders),
  );
  if (at >= 0) {
    const known = atlases[at]!;
    if (at > 0) {
      atlases.splice(at, 1);
      atlases.unshift(known);
    }
    return known.atlas;
  }
  const atlas = makeAtlas(index, licenceCosts({ index, options, open, seat }));
  atlases.unshift({ holders: open.holders, sticks, gone, atlas });
  if (atlases.length > REMEMBERED) atlases.pop();
  return atlas;
}

function makeAtlas(index: ContentIndex, costs: Float64Array): Atlas {
  const known = new Map<ContractIndex, Routes>();
  return {
    costs,
    routes(contract) {
      let routes = known.get(contract);
      if (!routes) known.set(contract, (routes = planRoutes(index, contract, costs)));
      return routes;
    },
  };
}

function planRoutes(index: ContentIndex, contract: ContractIndex, fees: Float64Array): Routes {
  const { routes } = index.contracts[contract]!;
  const costs = fees.slice();
  const ways: { readonly sections: readonly SectionIndex[]; readonly cost: Money }[] = [];
  let heldIncome = 0;
  let allIncome = 0;
  let blocked = false;
  for (const { from, to, income } of routes) {
    allIncome += income;
    const way = cheapestWay(index, costs, { from, to });
    if (!way) {
      blocked = true;
      continue;
    }
    if (way.length === 0) heldIncome += income;
    let cost = 0;
    for (const no of way) {
      cost += costs[no]!;
      costs[no] = 0; // later routes share it
    }
    ways.push({ sections: way, cost });
  }
  ways.sort((a, b) => a.cost - b.cost);
  const first = ways[0];
  return {
    sections: ways.flatMap(({ sections }) => sections),
    cost: ways.reduce((sum, { cost }) => sum + cost, 0),
    first: first?.sections.length ?? 0,
    firstCost: first?.cost ?? BLOCKED,
    heldIncome,
    allIncome,
    blocked,
  };
}
