// Cheapest net: join five cities with the fewest tracks. Exact, so any net of the best cost is right.

import { gridOf } from '@branchline/trans-europa';
import { citiesOfRegions } from '@branchline/solver';
import { pick, type Rng } from '@branchline/core';
import type { NetPuzzle } from './puzzle.ts';

/** What it costs to join the cities one by one, always the nearest to the net: what most people try first. */
export function naiveCost(board: string, weights: Uint8Array, cities: readonly number[]): number {
  const { graph, solver } = gridOf(board);
  const rest = new Set(cities.slice(1));
  const laid = weights.slice();
  let cost = 0;
  while (rest.size > 0) {
    let nearest = -1;
    let least = Infinity;
    for (const city of rest) {
      const away = solver.missingCost(laid, graph.cityJunction[cities[0]!]!, [graph.cityJunction[city]!]);
      if (away < least) [nearest, least] = [city, away];
    }
    const { lines } = solver.missingTree(laid, graph.cityJunction[cities[0]!]!, [graph.cityJunction[nearest]!]);
    for (const line of lines) laid[line] = 0;
    cost += least;
    rest.delete(nearest);
  }
  return cost;
}

/** The cheapest of all orders to begin in: a careful player without a plan. */
const carefulCost = (board: string, weights: Uint8Array, cities: readonly number[]): number =>
  Math.min(...cities.map((_, i) => naiveCost(board, weights, [...cities.slice(i), ...cities.slice(0, i)])));

/** Worth asking only where joining city after city costs more than need be. */
const LEAST_GAP = 1;

/** A drawn hand as a puzzle; undefined where it is too easy. */
export function netPuzzle(board: string, id: string, rng: Rng): NetPuzzle | undefined {
  const { board: lattice, graph, solver, tariffs } = gridOf(board);
  const cities = citiesOfRegions(lattice).map((region) => pick(region, rng));
  const weights = tariffs[0]!.cost.slice();
  const best = solver.missingCost(
    weights,
    -1,
    cities.map((city) => graph.cityJunction[city]!),
  );
  const naive = naiveCost(board, weights, cities);
  const careful = carefulCost(board, weights, cities);
  if (careful - best < LEAST_GAP) return undefined;
  // The more a careful player would waste, and the longer the net, the harder.
  const rating = Math.round(1000 + 220 * (careful - best) + 60 * (naive - careful) + 12 * (best - 20));
  return { kind: 'net', id, board, cities, laid: [], best, naive, rating };
}

/** Proves the answer again from nothing but the question. */
export function checkNet({ board, cities, laid, best }: NetPuzzle): boolean {
  const { graph, solver, tariffs } = gridOf(board);
  const weights = tariffs[0]!.cost.slice();
  for (const line of laid) weights[line] = 0;
  return (
    best ===
    solver.missingCost(
      weights,
      -1,
      cities.map((city) => graph.cityJunction[city]!),
    )
  );
}
