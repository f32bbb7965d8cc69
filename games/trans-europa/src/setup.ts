// The table before the first move, and before each round.

import { EDITIONS } from './editions/index.ts';
import { gridOf } from './grid.ts';
import { clearedTracks } from './network.ts';
import { allSeats } from './seats.ts';
import type { Config, Public, State } from './types.ts';

/** No cards dealt, no markers, no tracks: how every round begins (TE-NEXT-1). */
export function clearedRound(
  config: Config,
): Pick<Public, 'cards' | 'backs' | 'revealed' | 'markers' | 'cycle' | 'tracks' | 'complete'> {
  const seats = allSeats(config.seats);
  return {
    cards: [],
    backs: seats.map(() => []),
    revealed: seats.map(() => []),
    markers: seats.map(() => null),
    cycle: 0,
    tracks: clearedTracks(gridOf(config.board), {
      seats: config.seats,
      supply: config.options.blackTracks, // all neutral tracks within reach of all (TE-SETUP-2)
      own: EDITIONS[config.edition].ownTracks, // TE-FERRY-1
    }),
    complete: [],
  };
}

/** Nothing is random here: the first to move is chance, with the start player (TE-SETUP-5). */
export function setup(config: Config): State {
  const seats = allSeats(config.seats);
  return {
    config,
    public: {
      stage: { kind: 'start-player' },
      scores: seats.map(() => 0), // the pawns start at the start of the track (TE-SETUP-4)
      rounds: [],
      usedCards: [],
      start: 0,
      ...clearedRound(config),
    },
    secret: { hands: seats.map(() => []), choices: {}, known: seats.map(() => []) },
  };
}
