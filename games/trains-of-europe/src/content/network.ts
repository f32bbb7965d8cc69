// Distances on the map in segments: shortest paths, the cheapest network that joins some cities, and bridges.
import type { Section, ToEMap } from './types.ts';

export type Distances = (a: string, b: string) => number;

/** All-pairs shortest paths in segments (Infinity if there is none); computed once per map. */
export const distancesOf = (map: ToEMap): Distances => {
  const index = new Map(map.cities.map(({ id }, i) => [id, i]));
  const n = map.cities.length;
  const d = new Float64Array(n * n).fill(Infinity);
  for (let i = 0; i < n; i++) d[i * n + i] = 0;
  for (const { a, b, segments } of map.sections) {
    const i = index.get(a);
    const j = index.get(b);
    if (i === undefined || j === undefined) continue;
    d[i * n + j] = d[j * n + i] = Math.min(d[i * n + j]!, segments);
  }
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const via = d[i * n + k]! + d[k * n + j]!;
        if (via < d[i * n + j]!) d[i * n + j] = via;
      }
    }
  }
  return (a, b) => {
    const i = index.get(a);
    const j = index.get(b);
    return i === undefined || j === undefined ? Infinity : d[i * n + j]!;
  };
};

/**
 * Segments of the cheapest network that joins all the given cities (a Steiner tree, after Dreyfus and Wagner).
 * The partial routes of a contract form one chain of cities, so its cheapest network is such a tree.
 */
export const cheapestNetwork = (map: ToEMap, distance: Distances, cities: readonly string[]): number => {
  const terminals = [...new Set(cities)];
  const root = terminals.pop();
  if (root === undefined || terminals.length === 0) return 0;
  const all = map.cities.map(({ id }) => id);
  const full = (1 << terminals.length) - 1;
  const best: number[][] = [];
  for (let set = 1; set <= full; set++) {
    const single = terminals.findIndex((_, bit) => set === 1 << bit);
    const joined = all.map((city, v) => {
      if (single >= 0) return distance(terminals[single]!, city);
      let least = Infinity;
      for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
        least = Math.min(least, best[part]![v]! + best[set ^ part]![v]!);
      }
      return least;
    });
    best[set] =
      single >= 0 ? joined : all.map((city) => Math.min(...joined.map((cost, v) => cost + distance(city, all[v]!))));
  }
  return best[full]![all.indexOf(root)] ?? Infinity;
};

/** Cities that can be reached from `start`, without using one section. */
const reachable = (map: ToEMap, start: string, without?: Section): ReadonlySet<string> => {
  const seen = new Set([start]);
  const open = [start];
  for (let city = open.pop(); city !== undefined; city = open.pop()) {
    for (const section of map.sections) {
      if (section === without || (section.a !== city && section.b !== city)) continue;
      const next = section.a === city ? section.b : section.a;
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
    }
  }
  return seen;
};

export const isConnected = (map: ToEMap): boolean =>
  map.cities.length > 0 && reachable(map, map.cities[0]!.id).size === map.cities.length;

export type Bridge = { readonly section: Section; readonly cutOff: number };

/** Sections without which the map falls apart, with the number of cities on the smaller side. */
export const bridgesOf = (map: ToEMap): readonly Bridge[] =>
  map.sections.flatMap((section) => {
    const side = reachable(map, section.a, section);
    return side.has(section.b) ? [] : [{ section, cutOff: Math.min(side.size, map.cities.length - side.size) }];
  });
