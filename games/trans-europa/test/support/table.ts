// Positions for tests, and moves that read like a log.

import type { Illegal, Move, Seat } from '@branchline/core';
import {
  transEuropa,
  type Action,
  type Config,
  type FerryTrack,
  type State,
  type TransEuropa,
} from '../../src/index.ts';
import { gridOf } from '../../src/grid.ts';
import { layTrack } from '../../src/network.ts';
import type { Sketch } from './sketch.ts';

export const configOf = (spec: Parameters<typeof transEuropa.configure>[0]): Config => {
  const configured = transEuropa.configure(spec);
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  return configured.value;
};

export interface Scene {
  readonly on: Sketch;
  readonly edition?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Special cards in force; cards that act on hands would ask for choices. */
  readonly cards?: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly markers: readonly string[];
  /** Tracks on ferries, by line. */
  readonly ferries?: Readonly<Record<string, readonly FerryTrack[]>>;
  readonly start?: Seat;
  /** Totals before this round. */
  readonly scores?: readonly number[];
}

/** A position at the first building turn of a round, with the sketched tracks lying on the board. */
export function scene({
  on,
  hands,
  markers,
  cards,
  options = {},
  start = 0,
  ferries = {},
  scores,
  ...rest
}: Scene): State {
  const edition = rest.edition ?? (on.board.ferries ? 'ferry' : cards ? 'prestige' : 'classic');
  const specialCards = cards ? { specialCards: 'fixedGame' } : {};
  const config = configOf({
    seats: hands.length,
    edition,
    board: on.board.id,
    options: { ...specialCards, ...options },
  });
  for (const city of hands.flat())
    if (!on.board.cities.some((each) => each.id === city)) throw new Error(`no city ${city}`);
  let state = play(transEuropa.setup(config), { by: 'chance', do: 'start-player', seat: start });
  if (scores) state = { ...state, public: { ...state.public, scores } };
  state = play(state, { by: 'chance', do: 'deal', hands });
  if (cards) state = play(state, { by: 'chance', do: 'special-card', cards });
  state = withTracks(state, on.laid, ferries);
  for (let i = 0; i < hands.length; i++) {
    const seat = (start + i) % hands.length;
    state = play(state, { by: seat, do: 'marker', at: markers[seat]! });
  }
  return state;
}

/** Lays tracks outside of any turn; the supply stays as it was. */
export function withTracks(
  state: State,
  lines: readonly string[],
  ferries: Readonly<Record<string, readonly FerryTrack[]>> = {},
): State {
  const grid = gridOf(state.config.board);
  const { supply } = state.public.tracks;
  let { tracks } = state.public;
  for (const line of lines)
    tracks = layTrack(grid, tracks, { seat: 0, line: grid.graph.lineIndex.get(line)!, piece: 'black' });
  for (const [line, slots] of Object.entries(ferries)) {
    for (const track of slots) {
      const index = grid.graph.lineIndex.get(line)!;
      tracks = layTrack(
        grid,
        tracks,
        track === 'black' ? { seat: 0, line: index, piece: 'black' } : { seat: track, line: index, piece: 'own' },
      );
    }
  }
  return { ...state, public: { ...state.public, tracks: { ...tracks, supply } } };
}

export const withSupply = (state: State, supply: number): State => ({
  ...state,
  public: { ...state.public, tracks: { ...state.public.tracks, supply } },
});

/** Applies moves without asking whether they are legal. */
export const play = (state: State, ...moves: readonly Move<TransEuropa>[]): State =>
  moves.reduce((now, move) => transEuropa.apply(now, move), state);

export const why = (state: State, seat: Seat, action: Action): Illegal | undefined =>
  transEuropa.check(transEuropa.view(state, seat), seat, action);

/** Plays actions of one seat, each of which must be legal. */
export function act(state: State, seat: Seat, ...actions: readonly Action[]): State {
  let now = state;
  for (const action of actions) {
    const turn = transEuropa.turn(now);
    const illegal = why(now, seat, action);
    if (illegal || turn.kind !== 'seats')
      throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(illegal ?? turn)}`);
    now = transEuropa.apply(now, { by: seat, ...action });
  }
  return now;
}

export const lay = (line: string, piece: 'black' | 'own' = 'black'): Action => ({ do: 'lay', line, piece });

export const endTurn: Action = { do: 'end-turn' };

export const claim: Action = { do: 'claim' };

/** Lines a seat may build on, with piece where it is not black. */
export const layable = (state: State, seat: Seat): string[] =>
  transEuropa
    .legal(transEuropa.view(state, seat), seat)
    .flatMap((action) => (action.do === 'lay' ? [action.piece === 'own' ? `${action.line} own` : action.line] : []));

export const may = (state: State, seat: Seat, what: Action['do']): boolean =>
  transEuropa.legal(transEuropa.view(state, seat), seat).some((action) => action.do === what);

/** Names of the junctions in a seat's network. */
export const networkOf = (state: State, seat: Seat): string[] => {
  const { graph } = gridOf(state.config.board);
  const network = state.public.tracks.networks[seat]!;
  return graph.junctionIds.filter((_, j) => (network[Math.floor(j / 30)]! & (1 << (j % 30))) !== 0);
};

export const activeSeat = (state: State): Seat | undefined => {
  const turn = transEuropa.turn(state);
  return turn.kind === 'seats' ? turn.seats[0] : undefined;
};

/** The round just scored. */
export const lastRound = (state: State): State['public']['rounds'][number] => {
  const record = state.public.rounds.at(-1);
  if (!record) throw new Error('no round has ended yet');
  return record;
};
