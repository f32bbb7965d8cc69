// Exact missing counts a second on one core: five open cities and the own network, TypeScript beside WebAssembly.

import { boardById, graphOf, type BoardId, type Graph } from '@branchline/boards';
import { fastRng, invariant, type Rng } from '@branchline/core';
import { citiesOfRegions, makeSolver, type Solver } from '@branchline/solver';
import { countInWasm } from '@branchline/solver/fast';
import { measure } from './processor.ts';

interface Position {
  readonly weights: Uint8Array;
  readonly from: number;
  readonly targets: readonly number[];
}

export interface SolverSpeed {
  readonly kind: ReturnType<Solver['kind']>;
  /** Counts a second of processor time while no track is laid between questions. */
  readonly sameTracks: number;
  /** The same with one more track at every question, for a round of 50 tracks. */
  readonly growingTracks: number;
  /** The same when every question is about unrelated tracks, from 0 to 49 of them. */
  readonly otherTracks: number;
  /** Counts with the lines of one cheapest tree, of unrelated tracks. */
  readonly trees: number;
  /** Hands a second when all 16,807 hands of one marker are asked for at once. */
  readonly allHands: number;
}

/** Tracks of a round. */
const TRACKS = 50;

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
    for (let track = 0; track < TRACKS; track++) {
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
  countInWasm();
  const solver = makeSolver(graph, { plain });
  const regions = citiesOfRegions(board).map((cities) => cities.map((city) => graph.cityJunction[city]!));
  const all = positions(graph, regions, TRACKS * 400, fastRng(11));
  const rounds = all.slice(0, TRACKS * 40);
  // One position of each round, early and late ones alike: no question has its tracks from the one before.
  const unrelated = all.filter((_, i) => i % TRACKS === (7 * Math.floor(i / TRACKS)) % TRACKS);
  let kept = 0;
  const ask = (questions: readonly Position[], weights?: Uint8Array) => () => {
    for (const q of questions) kept += solver.missingCost(weights ?? q.weights, q.from, q.targets);
  };
  const speed: SolverSpeed = {
    kind: solver.kind(),
    sameTracks: perSecond(seconds, rounds.length, ask(rounds, graph.cost)),
    growingTracks: perSecond(seconds, rounds.length, ask(rounds)),
    otherTracks: perSecond(seconds, unrelated.length, ask(unrelated)),
    trees: perSecond(seconds, unrelated.length, () => {
      for (const q of unrelated) kept += solver.missingTree(q.weights, q.from, q.targets).cost;
    }),
    allHands: perSecond(seconds, 16_807, () => {
      kept += solver.productCosts(graph.cost, rounds[0]!.from, regions)[0]!;
    }),
  };
  invariant(kept > 0, 'every tree on an empty board costs something');
  return speed;
}
