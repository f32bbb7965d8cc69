// One turn of a learner that heads for one city: track after track along a cheapest way, as far as the budget reaches.

import type { JunctionIndex, LineIndex } from '@branchline/boards';
import { costsFrom, linesOutOf, type Sight } from './sight.ts';

const BUDGET = 2;

export interface Walk {
  /** Of the open cities the one to head for; asked again once it is reached. */
  readonly city: (open: readonly JunctionIndex[], away: (city: JunctionIndex) => number) => JunctionIndex;
  /** What a line counts where a way is chosen; its price, if left out. */
  readonly price?: (line: LineIndex) => number;
  /** Of several equally good next junctions the one with the least value; the first, if left out. */
  readonly value?: (junction: JunctionIndex) => number;
}

export function walk(sight: Sight, { city, price, value = () => 0 }: Walk): readonly LineIndex[] {
  const weights = sight.weights.slice();
  const network = new Set(sight.network);
  const lays: LineIndex[] = [];
  const counted = (line: LineIndex): number => (weights[line] === 0 ? 0 : (price ?? ((at) => weights[at]!))(line));
  let left = BUDGET;
  for (;;) {
    absorb(sight, { network, weights });
    const open = sight.open.filter((at) => !network.has(at));
    if (open.length === 0) return lays;
    const mine = costsFrom(sight, [...network], counted);
    const target = city(open, (at) => mine[at]!);
    const away = costsFrom(sight, [target], counted);
    const steps = linesOutOf(sight, network)
      .filter(({ line, to }) => weights[line]! <= left && away[to]! + counted(line) === mine[target])
      .toSorted((a, b) => value(a.to) - value(b.to));
    const [step] = steps;
    if (!step) return lays;
    lays.push(step.line);
    left -= weights[step.line]!;
    weights[step.line] = 0;
    if (left === 0) return lays;
  }
}

/** What tracks lead to belongs to the network. */
function absorb(sight: Sight, { network, weights }: { network: Set<JunctionIndex>; weights: Uint8Array }): void {
  for (let grown = true; grown;) {
    grown = false;
    for (const { line, to } of linesOutOf(sight, network)) {
      if (weights[line] !== 0) continue;
      network.add(to);
      grown = true;
    }
  }
}
