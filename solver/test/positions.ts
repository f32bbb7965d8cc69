// Random positions: what the solver may meet in a game, and harsher.
import { graphOf, lineGraph } from '@branchline/boards';
import type { Board, Graph, LineGraph } from '@branchline/boards';
import type { Rng } from '@branchline/core';

/** Printed costs with random tracks laid, ferries open, half-built or closed, and perhaps one terrain eased. */
export const randomWeights = (graph: Graph, rng: Rng): Uint8Array => {
  const weights = graph.cost.slice();
  const eased = rng.below(4) === 0 ? 1 << rng.below(3) : 0;
  const share = rng.below(60);
  for (let l = 0; l < graph.lineCount; l++) {
    if (graph.terrain[l] !== 0 && (graph.terrain[l]! & ~eased) === 0) weights[l] = 1;
    if (graph.isFerry[l] === 1) weights[l] = rng.below(3);
    else if (rng.below(100) < share) weights[l] = 0;
  }
  return weights;
};

/** A round's tracks: networks that grow from a few junctions. */
export const grownWeights = (graph: Graph, rng: Rng): Uint8Array => {
  const weights = graph.cost.slice();
  const reached = Array.from({ length: 1 + rng.below(6) }, () => rng.below(graph.junctionCount));
  for (let track = rng.below(60); track > 0; track--) {
    const at = reached[rng.below(reached.length)]!;
    const p = graph.offsets[at]! + rng.below(graph.offsets[at + 1]! - graph.offsets[at]!);
    weights[graph.line[p]!] = 0;
    reached.push(graph.neighbour[p]!);
  }
  return weights;
};

/** One city per region, sometimes fewer or other junctions. */
export const randomTargets = (board: Board, rng: Rng): readonly number[] => {
  const graph = graphOf(board);
  const kind = rng.below(4);
  if (kind === 0) return Array.from({ length: rng.below(6) }, () => rng.below(graph.junctionCount));
  const hand = board.regions.map((_, r) => {
    const cities = board.cities.flatMap((_, c) => (graph.cityRegion[c] === r ? [c] : []));
    return graph.cityJunction[cities[rng.below(cities.length)]!]!;
  });
  return kind === 1 ? hand.slice(0, rng.below(6)) : hand;
};

/** Graphs of any shape with up to so many junctions, perhaps in several pieces, with forbidden lines. */
export const randomGraph = (rng: Rng, most: number): { readonly graph: LineGraph; readonly weights: Uint8Array } => {
  const n = 2 + rng.below(most - 1);
  const lines = Array.from({ length: rng.below(3 * n) }, () => ({
    a: rng.below(n),
    b: rng.below(n),
    cost: 1 + rng.below(2),
  }));
  const graph = lineGraph(
    n,
    lines.filter(({ a, b }) => a !== b),
  );
  const weights = Uint8Array.from({ length: graph.lineCount }, () => [0, 1, 1, 1, 2, 2, 255][rng.below(7)]!);
  return { graph, weights };
};
