// What every section would cost a company, and the cheapest ways across the map at these prices.

import {
  checkRoom,
  companiesOn,
  holds,
  licenceFee,
  type CityIndex,
  type ContentIndex,
  type Desk,
  type Money,
  type SectionIndex,
} from '@branchline/trains-of-europe';
import { marketOf, type Office } from '../office.ts';

export const CLOSED = Infinity;

/** By section: the fee; 0 where held, CLOSED where no track is free or the sticks do not reach. */
export function feesFor(office: Office): Money[] {
  const { index, open, seat } = office;
  const market = marketOf(office);
  const desk: Desk = { ...market, seat, cash: 0, idle: [] };
  return index.sections.map(({ tracks }, no) => {
    if (holds(open.holders, no, seat)) return 0;
    return checkRoom(desk, no) || companiesOn(market, no) >= tracks ? CLOSED : licenceFee(market, no);
  });
}

interface Edge {
  readonly section: SectionIndex;
  readonly to: number;
}

const nets = new WeakMap<ContentIndex, readonly (readonly Edge[])[]>();

/** By city: the sections that leave it. */
export function edgesOf(index: ContentIndex): readonly (readonly Edge[])[] {
  const known = nets.get(index);
  if (known) return known;
  const edges: Edge[][] = index.cities.map(() => []);
  index.sections.forEach(({ a, b }, section) => {
    edges[a]!.push({ section, to: b });
    edges[b]!.push({ section, to: a });
  });
  nets.set(index, edges);
  return edges;
}

export interface Reach {
  readonly cost: readonly number[];
  /** By city: the section it is reached by; undefined at the start and where nothing leads. */
  readonly by: readonly (SectionIndex | undefined)[];
}

/** Spreads out from cities that already cost something, each section adding its weight. */
export function spread(index: ContentIndex, weights: readonly number[], start: readonly number[]): Reach {
  const edges = edgesOf(index);
  const cost = start.slice();
  const by: (SectionIndex | undefined)[] = start.map(() => undefined);
  const open = new Set(start.flatMap((value, city) => (value < CLOSED ? [city] : [])));
  while (open.size > 0) {
    let nearest = -1;
    for (const city of open) if (nearest < 0 || cost[city]! < cost[nearest]!) nearest = city;
    open.delete(nearest);
    for (const { section, to } of edges[nearest]!) {
      const reached = cost[nearest]! + weights[section]!;
      if (reached >= cost[to]!) continue;
      cost[to] = reached;
      by[to] = section;
      open.add(to);
    }
  }
  return { cost, by };
}

export const from = (index: ContentIndex, city: CityIndex): number[] =>
  index.cities.map((_, other) => (other === city ? 0 : CLOSED));

/** The sections back from a city to where its costs began. */
export function wayBack(index: ContentIndex, { by }: Reach, city: CityIndex): SectionIndex[] {
  const sections: SectionIndex[] = [];
  for (let at = city, section = by[at]; section !== undefined; section = by[at]) {
    sections.push(section);
    const { a, b } = index.sections[section]!;
    at = a === at ? b : a;
  }
  return sections;
}
