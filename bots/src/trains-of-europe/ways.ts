// The cheapest ways across the map for one company, given what each section costs it.

import type { ContentIndex, SectionNo } from '@branchline/trains-of-europe';
import { BLOCKED } from './company.ts';

interface Net {
  readonly start: Int32Array;
  readonly city: Int32Array;
  readonly section: Int32Array;
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
  const net = { start, city: Int32Array.from(flat, ([city]) => city), section: Int32Array.from(flat, ([, no]) => no) };
  nets.set(index, net);
  return net;
}

/** Sections still to buy for a way between two cities and their cost; undefined if there is none. */
export function cheapestWay(
  index: ContentIndex,
  costs: Float64Array,
  from: number,
  to: number,
): { readonly cost: number; readonly sections: readonly SectionNo[] } | undefined {
  const { start, city, section } = netOf(index);
  const count = index.cities.length;
  const reached = new Float64Array(count).fill(BLOCKED);
  const by = new Int32Array(count).fill(-1);
  const closed = new Uint8Array(count);
  reached[from] = 0;
  for (;;) {
    let next = -1;
    for (let at = 0; at < count; at++)
      if (!closed[at] && reached[at]! < BLOCKED && (next < 0 || reached[at]! < reached[next]!)) next = at;
    if (next < 0) return undefined;
    if (next === to) break;
    closed[next] = 1;
    for (let edge = start[next]!; edge < start[next + 1]!; edge++) {
      const other = city[edge]!;
      // A tiny price on what is owned keeps ways short without outweighing any fee.
      const cost = reached[next]! + costs[section[edge]!]! + 1;
      if (cost < reached[other]!) {
        reached[other] = cost;
        by[other] = section[edge]!;
      }
    }
  }
  const sections: SectionNo[] = [];
  let cost = 0;
  for (let at = to; at !== from;) {
    const no = by[at]!;
    if (costs[no]! > 0) {
      sections.push(no);
      cost += costs[no]!;
    }
    at = index.sections[no]!.a === at ? index.sections[no]!.b : index.sections[no]!.a;
  }
  return { cost, sections };
}
