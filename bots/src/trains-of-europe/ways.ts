// The cheapest ways across the map for one company, given what each section costs it.

import type { ContentIndex, SectionIndex } from '@branchline/trains-of-europe';
import { BLOCKED } from './company.ts';

interface Net {
  readonly start: Int32Array;
  readonly city: Int32Array;
  readonly section: Int32Array;
  // Scratch of one search, cleared at its beginning.
  readonly reached: Float64Array;
  readonly by: Int32Array;
  readonly front: Int32Array;
}

const nets = new WeakMap<ContentIndex, Net>();

function netOf(index: ContentIndex): Net {
  const known = nets.get(index);
  if (known) return known;
  const ends: [number, number][][] = index.cities.map(() => []);
  index.sections.forEach(({ a, b }, no) => {
    ends[a]!.push([b, no]);
    ends[b]!.push([a, no]);
  });
  const start = new Int32Array(ends.length + 1);
  ends.forEach((list, city) => (start[city + 1] = start[city]! + list.length));
  const flat = ends.flat();
  const net = {
    start,
    city: Int32Array.from(flat, ([city]) => city),
    section: Int32Array.from(flat, ([, no]) => no),
    reached: new Float64Array(ends.length),
    by: new Int32Array(ends.length),
    front: new Int32Array(ends.length),
  };
  nets.set(index, net);
  return net;
}

type CityIndex = ContentIndex['sections'][number]['a'];

interface Trip {
  readonly from: CityIndex;
  readonly to: CityIndex;
}

/** Sections still to buy for a way between two cities; undefined if there is none. */
export function cheapestWay(
  index: ContentIndex,
  costs: Float64Array,
  { from, to }: Trip,
): readonly SectionIndex[] | undefined {
  const { start, city, section, reached, by, front } = netOf(index);
  reached.fill(BLOCKED);
  reached[from] = 0;
  front[0] = from;
  let fronted = 1;
  while (fronted > 0) {
    let nearest = 0;
    for (let i = 1; i < fronted; i++) if (reached[front[i]!]! < reached[front[nearest]!]!) nearest = i;
    const at = front[nearest]!;
    if (at === to) return sectionsBack(index, by, { from, to }).filter((section) => costs[section]! > 0);
    front[nearest] = front[--fronted]!;
    for (let edge = start[at]!; edge < start[at + 1]!; edge++) {
      const other = city[edge]!;
      // A tiny price on what is owned keeps ways short without outweighing any fee.
      const cost = reached[at]! + costs[section[edge]!]! + 1;
      if (cost >= reached[other]!) continue;
      if (reached[other] === BLOCKED) front[fronted++] = other;
      reached[other] = cost;
      by[other] = section[edge]!;
    }
  }
  return undefined;
}

/** The sections of a way, from its end back to its beginning; `by` names the one that leads to each city. */
function sectionsBack(index: ContentIndex, by: Int32Array, { from, to }: Trip): SectionIndex[] {
  const sections: SectionIndex[] = [];
  for (let at = to; at !== from;) {
    const section = by[at]!;
    sections.push(section);
    const { a, b } = index.sections[section]!;
    at = a === at ? b : a;
  }
  return sections;
}
