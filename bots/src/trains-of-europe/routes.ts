// Which licences a contract still needs, seen from one company's network. Remembered as long as the network lasts.

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

interface Entry {
  readonly index: ContentIndex;
  readonly holders: readonly number[];
  readonly sticks: number;
  readonly gone: string;
  readonly atlas: Atlas;
}

const memory: Entry[][] = [];

function sameNetwork(entry: Entry, index: ContentIndex, holders: readonly number[]): boolean {
  if (entry.holders === holders) return true;
  if (entry.index !== index) return false;
  for (let no = 0; no < holders.length; no++) if (entry.holders[no] !== holders[no]) return false;
  return true;
}

export function atlasOf({ index, options, open, seat }: Pick<Company, 'index' | 'options' | 'open' | 'seat'>): Atlas {
  const entries = (memory[seat] ??= []);
  const gone = options.releaseLicences ? open.left.join() : '';
  const sticks = Math.min(5, open.sticks[seat]!);
  const at = entries.findIndex(
    (entry) => entry.sticks === sticks && entry.gone === gone && sameNetwork(entry, index, open.holders),
  );
  if (at >= 0) {
    const entry = entries[at]!;
    if (at > 0) {
      entries.splice(at, 1);
      entries.unshift(entry);
    }
    return entry.atlas;
  }
  const atlas = makeAtlas(index, licenceCosts({ index, options, open, seat }));
  entries.unshift({ index, holders: open.holders, sticks, gone, atlas });
  if (entries.length > REMEMBERED) entries.pop();
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
