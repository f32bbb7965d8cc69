// Hands of city cards: who holds what, and which backs that shows.

import type { BySeat } from '@branchline/core';
import type { Grid } from './grid.ts';
import type { CityIndex, RegionIndex, State } from './types.ts';

const ascending = (a: number, b: number): number => a - b;

/** Backs are public in every round (TP-CARD-16b). */
const backsOf = (grid: Grid, hand: readonly CityIndex[]): RegionIndex[] =>
  hand.map((city) => grid.graph.cityRegion[city]!).sort(ascending);

/** City cards in use, five piles by colour: the bordered ones stay out with 2 or 3 players (TE-SETUP-3, TP-SETUP-2). */
export const pilesInUse = ({ piles }: Grid, seats: number): readonly (readonly CityIndex[])[] =>
  seats > 3 ? piles.all : piles.fewPlayers;

export const citiesInUse = (grid: Grid, seats: number): readonly CityIndex[] => pilesInUse(grid, seats).flat();

export const colourOf = (grid: Grid, city: CityIndex): RegionIndex => grid.graph.cityRegion[city]!;

/** Gives all seats these hands; cards taken out of all hands are among the undealt ones from then on (TP-CARD-6a). */
export function withHands(state: State, grid: Grid, hands: BySeat<readonly CityIndex[]>): State {
  const sorted = hands.map((hand) => hand.slice().sort(ascending));
  return {
    config: state.config,
    public: { ...state.public, backs: sorted.map((hand) => backsOf(grid, hand)) },
    secret: { ...state.secret, hands: sorted },
  };
}

/** City cards in use that nobody holds; nobody may look at them (TE-DEAL-2). */
export function undealtCities(state: State, grid: Grid): CityIndex[] {
  const held = new Set(state.secret.hands.flat());
  return citiesInUse(grid, state.config.seats).filter((city) => !held.has(city));
}
