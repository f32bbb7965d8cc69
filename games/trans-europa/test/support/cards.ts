// Rounds with special cards on a real board, with hands fixed by the test.

import { boardById, type PrestigeColour } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { transEuropa, type State, type View } from '../../src/index.ts';
import { act, configOf, play } from './table.ts';

const board = boardById('central-europe')!;

const regionOf = (colour: PrestigeColour): string => board.regions.find((region) => region.prestige === colour)!.id;

/** The n-th city of a colour that is in use with any number of players. */
export const city = (colour: PrestigeColour, n: number): string =>
  board.cities.filter((each) => each.region === regionOf(colour) && !each.dashed)[n]!.id;

export const colourOf = (id: string): PrestigeColour => {
  const found = board.cities.find((each) => each.id === id)!;
  return board.regions.find((region) => region.id === found.region)!.prestige;
};

/** Seat s is dealt the s-th city of every colour (at most five seats), in region order. */
export const dealtHand = (seat: Seat): string[] => board.regions.map((region) => city(region.prestige, seat));

export interface CardRound {
  readonly cards: readonly number[];
  readonly seats?: number;
  readonly start?: Seat;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** After the special cards have been revealed. */
export function cardRound({ cards, seats = 3, start = 0, options = {} }: CardRound): State {
  const config = configOf({ seats, edition: 'prestige', options: { specialCards: 'fixedGame', ...options } });
  return play(
    transEuropa.setup(config),
    { by: 'chance', do: 'start-player', seat: start },
    { by: 'chance', do: 'deal', hands: Array.from({ length: seats }, (_, seat) => dealtHand(seat)) },
    { by: 'chance', do: 'special-card', cards },
  );
}

const ids = (cities: readonly number[]): string[] => cities.map((index) => board.cities[index]!.id);

export const handOf = (state: State, seat: Seat): string[] => ids(state.secret.hands[seat]!);

export const coloursOf = (state: State, seat: Seat): string[] => handOf(state, seat).map(colourOf).sort();

export const revealedIn = (view: View, seat: Seat): string[] => ids(view.public.revealed[seat]!);

/** What a seat knows of the cards it gave away: city → seats that may hold it, and whether it may be out of play. */
export const knownBy = (state: State, seat: Seat): Record<string, { holders: readonly Seat[]; aside: boolean }> =>
  Object.fromEntries(
    (transEuropa.view(state, seat).own?.known ?? []).map(({ city: index, holders, aside }) => [
      board.cities[index]!.id,
      { holders, aside },
    ]),
  );

export const pass = (id: string) => ({ do: 'pass-card', city: id }) as const;
export const drop = (id: string) => ({ do: 'drop-card', city: id }) as const;

/** One simultaneous pass or drop of all seats. */
export const allDo = (state: State, what: typeof pass | typeof drop, cities: readonly string[]): State =>
  cities.reduce((now, id, seat) => act(now, seat, what(id)), state);
