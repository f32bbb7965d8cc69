// Exact missing counts a second on one core: five open cities and the own network, TypeScript beside WebAssembly.

import { boardById, graphOf, type BoardId, type Graph } from '@branchline/boards';
import { fastRng, invariant, type Rng } from '@branchline/core';
import { citiesOfRegions, makeSolver, type Solver } from '@branchline/solver';
import { measure } from './processor.ts';

interface Position {
  readonly weights: Uint8Array;
  readonly from: number;
  readonly targets: readonly number[];
}

export interface SolverSpeed {
  readonly kind: Solver['kind'];
  /** Counts a second of processor time while no track is laid between questions. */
  readonly sameTracks: number;
  /** The same when one more track lies at every question, for a round of 50 tracks. */
  readonly growingTracks: number;
  /** The same when every question is about unrelated tracks. */
  readonly otherTracks: number;
  /** Counts with the lines of one cheapest tree. */
  readonly trees: number;
  /** Hands a second when all 16,807 hands of one marker are asked for at once. */
  readonly allHands: number;
}

/** Lays one track at a random place that touches the network, and returns the junction it reaches. */
function layOne(graph: Graph, weights: Uint8Array, at: number, rng: Rng): number {
  const arc = graph.offsets[at]! + rng.below(graph.offsets[at + 1]! - graph.offsets[at]!);
  weights[graph.line[arc]!] = 0;
  return graph.neighbour[arc]!;
}

/** Positions of rounds that grow by one track each; nothing is laid at the start of each round. */
function positions(graph: Graph, regions: readonly (readonly number[])[], count: number, rng: Rng): Position[] {
  const found: Position[] = [];
  while (found.length < count) {
    const weights = graph.cost.slice();
    const from = rng.below(graph.junctionCount);
    let at = from;
    for (let track = 0; track < 50; track++) {
      const targets = regions.map((cities) => cities[rng.below(cities.length)]!);
      found.push({ weights: weights.slice(), from, targets });
      at = layOne(graph, weights, at, rng);
    }
  }
  return found;
}

/** Runs of the work a second; `times` runs in one go. */
function perSecond(seconds: number, times: number, work: () => void): number {
  work(); // warm up
  return measure(seconds, () => {
    work();
    return times;
  }).perSecond;
}

export function measureSolver(id: BoardId, plain: boolean, seconds: number): SolverSpeed {
  const board = boardById(id);
  invariant(board !== undefined, `no board ${id}`);
  const graph = graphOf(board);
  const solver = makeSolver(graph, { plain });
  const regions = citiesOfRegions(board).map((cities) => cities.map((city) => graph.cityJunction[city]!));
  const rounds = positions(graph, regions, 2000, fastRng(11));
  // The empty board is the hardest case: nothing is connected yet.
  const unrelated = rounds.filter((_, i) => i % 50 === 4);
  let kept = 0;
  const ask = (questions: readonly Position[], weights?: Uint8Array) => () => {
    for (const q of questions) kept += solver.missingCost(weights ?? q.weights, q.from, q.targets);
  };
  const speed: SolverSpeed = {
    kind: solver.kind,
    sameTracks: perSecond(seconds, rounds.length, ask(rounds, graph.cost)),
    growingTracks: perSecond(seconds, rounds.length, ask(rounds)),
    otherTracks: perSecond(seconds, unrelated.length, ask(unrelated)),
    trees: perSecond(seconds, unrelated.length, () => {
      for (const q of unrelated) kept += solver.missingTree(graph.cost, q.from, q.targets).cost;
    }),
    allHands: perSecond(seconds, 16_807, () => {
      kept += solver.productCosts(graph.cost, rounds[0]!.from, regions)[0]!;
    }),
  };
  invariant(kept > 0, 'every tree on an empty board costs something');
  return speed;
}
