// Positions for tests, reached by moves that read like a log.

import type { Move, Seat } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import type { State, TransEuropa, View } from '@branchline/trans-europa';
import { siteOf, type Site } from '../../../../src/games/trans-europa/play/site.ts';

const HANDS = [
  ['oslo', 'london', 'wien', 'vilnius', 'firenze'],
  ['stockholm', 'madrid', 'zurich', 'kyiv', 'roma'],
  ['glasgow', 'dublin', 'budapest', 'minsk', 'tirana'],
  ['moskva', 'barcelona', 'warszawa', 'odessa', 'sofia'],
] as const;

export const move = (state: State, by: Seat | 'chance', action: object): State =>
  transEuropa.apply(state, { ...action, by } as Move<TransEuropa>);

type Table = {
  readonly edition?: string;
  readonly board?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly cards?: readonly number[];
};

/** Cards dealt, seat 0 begins. */
export function dealt({ edition = 'classic', board, seats = 2, options = {}, cards }: Table = {}): State {
  const configured = transEuropa.configure({
    seats,
    edition,
    ...(board === undefined ? {} : { board }),
    options: cards === undefined ? options : { ...options, specialCards: 'fixedGame' },
    ...(cards === undefined ? {} : { agreed: { cards: [cards] } }),
  });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const started = move(transEuropa.setup(configured.value), 'chance', { do: 'start-player', seat: 0 });
  const state = move(started, 'chance', { do: 'deal', hands: HANDS.slice(0, seats) });
  return cards === undefined ? state : move(state, 'chance', { do: 'special-card', cards });
}

/** Markers placed in seat order. */
export const placed = (at: readonly string[], table: Table = {}): State =>
  at.reduce(
    (state, junction, seat) => move(state, seat, { do: 'marker', at: junction }),
    dealt({ ...table, seats: at.length }),
  );

export const lay = (state: State, seat: Seat, line: string, piece: 'black' | 'own' = 'black'): State =>
  move(state, seat, { do: 'lay', line, piece });

export const seenBy = (state: State, seat: Seat): View => transEuropa.view(state, seat);

export const siteFor = (state: State, seat: Seat): Site => siteOf(seenBy(state, seat), seat)!;
