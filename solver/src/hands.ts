// Every hand of a board and what its cheapest tree costs on the empty board, without a marker.
import { graphOf } from '@branchline/boards';
import type { Board } from '@branchline/boards';
import { solverFor } from './solver.ts';

/** What all hands of a board cost. */
export type HandCosts = {
  /** Number of hands: the product of the numbers of cities per region. */
  readonly hands: number;
  readonly min: number;
  readonly mean: number;
  readonly max: number;
  /** Standard deviation over all hands. */
  readonly deviation: number;
  /** Per hand, the last region's city changing fastest, cities in board order. */
  readonly costs: Uint16Array;
  /** City indices of each region that took part. */
  readonly cities: readonly (readonly number[])[];
};

export type HandChoice = {
  /** Leave out the bordered cities, as with 2–3 players (TE-SETUP-3). */
  readonly withoutDashed?: boolean;
  /** Leave out this region (TP-CARD-6, TP-CARD-7). */
  readonly withoutRegion?: string;
};

/** Calls back with every hand; the array is reused. */
const eachHand = (cities: readonly (readonly number[])[], visit: (hand: readonly number[]) => void): void => {
  const hand: number[] = cities.map(() => 0);
  const deal = (region: number): void => {
    if (region === cities.length) visit(hand);
    else {
      for (const city of cities[region]!) {
        hand[region] = city;
        deal(region + 1);
      }
    }
  };
  deal(0);
};

/** The cities of each region that can be in a hand, by index. */
export const citiesOfRegions = (board: Board, choice: HandChoice = {}): readonly (readonly number[])[] =>
  board.regions
    .filter((region) => region.id !== choice.withoutRegion)
    .map((region) =>
      board.cities.flatMap((city, c) =>
        city.region === region.id && !(choice.withoutDashed === true && city.dashed) ? [c] : [],
      ),
    );

/** The exact cost of every hand. */
export const handCosts = (board: Board, choice: HandChoice = {}): HandCosts => {
  const graph = graphOf(board);
  const { missingCost } = solverFor(board);
  const cities = citiesOfRegions(board, choice);
  const hands = cities.reduce((product, region) => product * region.length, 1);
  const costs = new Uint16Array(hands);
  const junctions = cities.map(() => 0);
  let next = 0;
  let sum = 0;
  let squares = 0;
  let min = Infinity;
  let max = 0;
  eachHand(cities, (hand) => {
    for (let i = 0; i < hand.length; i++) junctions[i] = graph.cityJunction[hand[i]!]!;
    const cost = missingCost(graph.cost, -1, junctions);
    costs[next++] = cost;
    sum += cost;
    squares += cost * cost;
    if (cost < min) min = cost;
    if (cost > max) max = cost;
  });
  const mean = sum / hands;
  return { hands, min, mean, max, deviation: Math.sqrt(squares / hands - mean * mean), costs, cities };
};
