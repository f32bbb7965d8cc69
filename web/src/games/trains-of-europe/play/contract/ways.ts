// Licences still missing for the routes of contracts: the cheapest way, worked out for several routes and contracts together.

import type { ContractIndex, Money, SectionIndex } from '@branchline/trains-of-europe';
import type { Office } from '../office.ts';
import { cheapestTree } from './cheapest-tree.ts';
import { CLOSED, feesFor, from, spread } from './map-costs.ts';

export interface Route {
  readonly from: number;
  readonly to: number;
}

/** Sections to buy, in no particular order. */
export interface Way {
  readonly sections: readonly SectionIndex[];
  readonly price: Money;
  readonly sticks: number;
}

/** Larger than all tie-breaks of a way together, smaller than any fee. */
const TIE = 1;
const PER_SECTION = 2;

/** On the cheapest ways of how many other routes a section is: it settles ties between ways of the same price. */
function servants({ index }: Office, fees: readonly Money[], routes: readonly Route[]): number[] {
  const serves = index.sections.map(() => 0);
  for (const route of routes) {
    const there = spread(index, fees, from(index, route.from)).cost;
    const back = spread(index, fees, from(index, route.to)).cost;
    const least = there[route.to]!;
    if (least === 0 || least === CLOSED) continue;
    index.sections.forEach(({ a, b }, no) => {
      const through = Math.min(there[a]! + back[b]!, there[b]! + back[a]!) + fees[no]!;
      if (fees[no]! > 0 && through === least) serves[no]!++;
    });
  }
  return serves;
}

/** Fees, with ties for fewer sections and then for those that serve another contract too. Owned sections cost nothing. */
const weightsOf = (fees: readonly Money[], serves: readonly number[]): number[] =>
  fees.map((fee, no) => (fee === 0 || fee === CLOSED ? fee : fee + PER_SECTION - (serves[no]! > 0 ? TIE : 0)));

function wayOf({ index }: Office, fees: readonly Money[], tree: readonly SectionIndex[]): Way {
  const sections = tree.filter((no) => fees[no]! > 0);
  return {
    sections,
    price: sections.reduce((sum, no) => sum + fees[no]!, 0),
    sticks: sections.reduce((sum, no) => sum + index.sections[no]!.segments, 0),
  };
}

/** Cities of routes that hang together, one group per connected chain. */
function groupsOf(routes: readonly Route[]): number[][] {
  const groups: Set<number>[] = [];
  for (const { from: a, to: b } of routes) {
    const touching = groups.filter((group) => group.has(a) || group.has(b));
    const joined = new Set([a, b, ...touching.flatMap((group) => [...group])]);
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups.map((group) => [...group]);
}

/** Fees and ties of a company, worked out once for all ways that are asked for. */
export interface Survey {
  readonly office: Office;
  readonly fees: readonly Money[];
  readonly weights: readonly number[];
}

/** `beside` are routes of other contracts, which settle ties. */
export function surveyOf(office: Office, beside: readonly Route[] = []): Survey {
  const fees = feesFor(office);
  return { office, fees, weights: weightsOf(fees, servants(office, fees, beside)) };
}

/** The cheapest way that holds all these routes; undefined where one of them can no longer be held. */
export function wayTo({ office, fees, weights }: Survey, routes: readonly Route[]): Way | undefined {
  let left = weights;
  const bought = new Set<SectionIndex>();
  for (const cities of groupsOf(routes)) {
    const tree = cheapestTree(office.index, left, cities);
    if (!tree) return undefined;
    for (const no of tree) bought.add(no);
    left = left.map((weight, no) => (bought.has(no) ? 0 : weight));
  }
  return wayOf(office, fees, [...bought]);
}

/** Orders of up to so many contracts are all tried; beyond that each contract comes in its turn. */
const ALL_ORDERS = 4;

function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2 || items.length > ALL_ORDERS) return [items.slice()];
  return items.flatMap((first, at) => orders(items.filter((_, other) => other !== at)).map((rest) => [first, ...rest]));
}

/** The cheapest way for all missing routes of several contracts together, where sections may serve many. */
export function jointWay(office: Office, contracts: readonly (readonly Route[])[]): Way | undefined {
  const survey = surveyOf(office, contracts.flat());
  const { fees } = survey;
  let best: Way | undefined;
  for (const order of orders(contracts.filter((routes) => routes.length > 0))) {
    let { weights } = survey;
    const bought = new Set<SectionIndex>();
    for (const cities of order.flatMap(groupsOf)) {
      for (const no of cheapestTree(office.index, weights, cities) ?? []) bought.add(no);
      weights = weights.map((weight, no) => (bought.has(no) ? 0 : weight));
    }
    const way = wayOf(office, fees, [...bought]);
    if (!best || way.price < best.price || (way.price === best.price && way.sections.length < best.sections.length))
      best = way;
  }
  return best;
}

export const routesOf = ({ index }: Office, contract: ContractIndex): readonly Route[] =>
  index.contracts[contract]!.routes;
