// The missing count alone (TE-MISS-5), as fast as plain TypeScript goes.
//
// A cheapest tree has one of few shapes: for six terminals ten ways to part them into two triples at the ends of a path,
// and fifteen ways to hang three pairs on one junction; fewer shapes for fewer terminals. The distances between the
// terminals give a lower bound for every shape (bounds.ts) and a first tree (first-tree.ts). Shapes are tried, most promising first, only
// while their bound is below the best tree found, so most are never looked at.
import type { JunctionIndex, LineGraph } from '@branchline/boards';
import { makeChainShapes } from './chains.ts';
import type { DistanceMaps } from './distance-maps.ts';
import { makeFirstTree } from './first-tree.ts';
import { cheapestMeeting } from './meeting.ts';
import { beginWith, makeSearch } from './search.ts';
import { FIVE_SHAPES, FOUR_SHAPES, STAR_SHAPES, tryShapes } from './shapes.ts';
import type { Spreader } from './spread.ts';
import { makeTerminals } from './terminals.ts';
import type { Weights } from './types.ts';

export type CostSolver = (weights: Weights, from: JunctionIndex, targets: ArrayLike<JunctionIndex>) => number;

export const makeCostSolver = (graph: LineGraph, spreader: Spreader, maps: DistanceMaps): CostSolver => {
  const terminals = makeTerminals(graph, maps);
  const { gather, junctions, rows } = terminals;
  const firstTree = makeFirstTree(terminals, graph.junctionCount);
  const search = makeSearch(graph, spreader, terminals);
  const chainShapes = makeChainShapes(graph);
  const kinds = [[FOUR_SHAPES], [FIVE_SHAPES], [chainShapes, STAR_SHAPES]] as const;
  const bounds = new Int32Array(Math.max(...kinds.flat().map((shapes) => shapes.count)));

  return (weights, from, targets) => {
    maps.use(weights);
    const count = gather(from, targets);
    if (count < 0) return Infinity;
    if (count <= 1) return 0;
    if (count === 2) return rows[0]!.values[rows[0]!.base + junctions[1]!]!;
    if (count === 3) return cheapestMeeting([rows[0]!, rows[1]!, rows[2]!], graph.junctionCount);
    beginWith(search, count, firstTree(count));
    for (const shapes of kinds[count - 4]!) tryShapes(search, shapes, bounds);
    return search.best;
  };
};
