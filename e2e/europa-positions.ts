// Positions of Trans Europa that several tests begin with; the person has the first seat.

import { missingCount, type TransEuropa } from '@branchline/trans-europa';
import { europaAt, type Position, type StoredGame, type WantedGame } from './stored-game.ts';

type Wish = Omit<WantedGame<TransEuropa>, 'until' | 'seats'> & { readonly seats?: readonly string[] };

const PAIR = ['human', 'apprentice'];

/** A game that ends with its first round. */
export const ONE_ROUND = { targetScore: 1 } as const;

/** A whole game of a few turns, for whatever comes after the end. */
export const SHORTEST = { ...ONE_ROUND, blackTracks: 12 } as const;

/** The person is asked, and nothing of the turn is used. */
const isOwnTurn = ({ state, asked }: Position<TransEuropa>): boolean => {
  const { stage } = state.public;
  return asked.includes(0) && stage.kind === 'build' && stage.laid === 0;
};

/** The person has a turn to build in, the first unless more is said. */
export const ownTurn = ({ seats = PAIR, ...wish }: Wish = {}): Promise<StoredGame<TransEuropa>> =>
  europaAt({ ...wish, seats, until: isOwnTurn });

/** The person's next two tracks end the first round, and with it the game unless a longer one is wanted. */
export const lastTurn = ({ seats = PAIR, options, ...wish }: Wish = {}): Promise<StoredGame<TransEuropa>> =>
  europaAt({
    ...wish,
    seats,
    options: { ...ONE_ROUND, ...options },
    until: (position) => {
      const { state } = position;
      return (
        isOwnTurn(position) && state.public.rounds.length === 0 && missingCount(state, 0, state.secret.hands[0]!) <= 2
      );
    },
  });

/** A game that is over, and whose end all players have seen. */
export const finished = ({ seats = PAIR, options, ...wish }: Wish = {}): Promise<StoredGame<TransEuropa>> =>
  europaAt({ ...wish, seats, options: { ...SHORTEST, ...options }, isSeen: true });
