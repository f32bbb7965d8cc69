// What a simulated learner looks at before a turn: its open cities, its network, the others' networks, and ways between them.

import type { Graph, JunctionIndex, LineIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { gridOf, membersOf, missingOf, weightsFor, type View } from '@branchline/trans-europa';

export interface Sight {
  readonly graph: Graph;
  readonly seat: Seat;
  /** What each line costs now: 0 if it has a track. */
  readonly weights: Uint8Array;
  /** Own cities that are not connected, by junction. */
  readonly open: readonly JunctionIndex[];
  readonly network: readonly JunctionIndex[];
  /** Junctions of the others' networks that are not part of the own one. */
  readonly others: readonly JunctionIndex[];
  /** Lines of one cheapest net for the open cities. */
  readonly cheapest: readonly LineIndex[];
}

const DOUBLE = 2;
const FAR = 1e6;

export const isDouble = ({ weights }: Sight, line: LineIndex): boolean => weights[line] === DOUBLE;

export function sightOf(view: View, seat: Seat): Sight {
  const { graph } = gridOf(view.config.board);
  const { networks } = view.public.tracks;
  const network = membersOf(networks[seat]!);
  const own = new Set(network);
  const others = networks.flatMap((bits, other) => (other === seat ? [] : membersOf(bits)));
  const { hand } = view.own!;
  return {
    ...{ graph, seat, network },
    weights: weightsFor(view, seat),
    open: hand.map((city) => graph.cityJunction[city]!).filter((at) => !own.has(at)),
    others: [...new Set(others)].filter((at) => !own.has(at)),
    cheapest: missingOf(view, seat, hand).lines,
  };
}

/** What it costs to build from some junctions to every other one; `price` says what a line costs. */
export function costsFrom(
  { graph }: Pick<Sight, 'graph'>,
  from: readonly JunctionIndex[],
  price: (line: LineIndex) => number,
): readonly number[] {
  const costs = Array.from({ length: graph.junctionCount }, () => FAR);
  const rings: JunctionIndex[][] = [[...from]];
  for (const at of from) costs[at] = 0;
  for (let cost = 0; cost < rings.length; cost++) {
    for (const at of rings[cost] ?? []) {
      if (costs[at] !== cost) continue;
      for (let place = graph.offsets[at]!; place < graph.offsets[at + 1]!; place++) {
        const to = graph.neighbour[place]!;
        const sum = cost + price(graph.line[place]!);
        if (sum >= costs[to]!) continue;
        costs[to] = sum;
        (rings[sum] ??= []).push(to);
      }
    }
  }
  return costs;
}

/** Lines out of these junctions with the junction each leads to. */
export function linesOutOf(
  { graph }: Pick<Sight, 'graph'>,
  network: ReadonlySet<JunctionIndex>,
): readonly { readonly line: LineIndex; readonly to: JunctionIndex }[] {
  return [...network].flatMap((at) =>
    Array.from({ length: graph.offsets[at + 1]! - graph.offsets[at]! }, (_, i) => {
      const place = graph.offsets[at]! + i;
      return { line: graph.line[place]!, to: graph.neighbour[place]! };
    }).filter(({ to }) => !network.has(to)),
  );
}
