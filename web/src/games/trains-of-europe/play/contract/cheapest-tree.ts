// The cheapest set of sections that connects some cities (a Steiner tree, after Dreyfus and Wagner): routes of a contract
// form a chain of at most a few cities, so the exact answer is quick.

import type { CityIndex, ContentIndex, SectionIndex } from '@branchline/trains-of-europe';
import { CLOSED, from, spread, wayBack, type Reach } from './map-costs.ts';

interface Stage extends Reach {
  /** By city: the part of the set that was joined there; 0 where a way led in. */
  readonly joined: readonly number[];
}

function stagesOf(index: ContentIndex, weights: readonly number[], cities: readonly CityIndex[]): Stage[] {
  const stages: Stage[] = [];
  const full = (1 << cities.length) - 1;
  for (let set = 1; set <= full; set++) {
    const single = cities.findIndex((_, bit) => set === 1 << bit);
    const start = single >= 0 ? from(index, cities[single]!) : index.cities.map(() => CLOSED);
    const parts = index.cities.map(() => 0);
    if (single < 0) {
      for (let part = (set - 1) & set; part > (set ^ part); part = (part - 1) & set) {
        for (let city = 0; city < start.length; city++) {
          const cost = stages[part]!.cost[city]! + stages[set ^ part]!.cost[city]!;
          if (cost >= start[city]!) continue;
          start[city] = cost;
          parts[city] = part;
        }
      }
    }
    stages[set] = { ...spread(index, weights, start), joined: parts };
  }
  return stages;
}

/** A tree being put together. */
interface Growing {
  readonly index: ContentIndex;
  readonly stages: readonly Stage[];
  readonly tree: Set<SectionIndex>;
}

function collect(growing: Growing, set: number, city: CityIndex): void {
  const { index, stages, tree } = growing;
  const stage = stages[set]!;
  const way = wayBack(index, stage, city);
  let at = city;
  for (const section of way) {
    tree.add(section);
    const { a, b } = index.sections[section]!;
    at = a === at ? b : a;
  }
  const part = stage.joined[at]!;
  if (part === 0) return;
  collect(growing, part, at);
  collect(growing, set ^ part, at);
}

/** All sections of the tree, own ones included; undefined where some city cannot be reached. */
export function cheapestTree(
  index: ContentIndex,
  weights: readonly number[],
  cities: readonly CityIndex[],
): SectionIndex[] | undefined {
  const [root, ...others] = new Set(cities);
  if (root === undefined || others.length === 0) return [];
  const stages = stagesOf(index, weights, others);
  const full = (1 << others.length) - 1;
  if (stages[full]!.cost[root] === CLOSED) return undefined;
  const tree = new Set<SectionIndex>();
  collect({ index, stages, tree }, full, root);
  return [...tree];
}
