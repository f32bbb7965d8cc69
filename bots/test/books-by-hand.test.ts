// Books kept by hand: every level books what its contracts bring, and audits a booking that cannot be right.

import { fastRng, seedFromText } from '@branchline/core';
import { contentOf, rightBooking, trainsOfEurope as game, type Action, type State } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { botById, playGame } from '../src/index.ts';

const LEVELS = ['conductor', 'engineer', 'director'] as const;

const configured = game.configure({ seats: 3, options: { manualBooks: true, hiddenCash: true } });
if (!configured.ok) throw new Error(JSON.stringify(configured.error));
const config = configured.value;

/** The year ends of a game: where all are about to book. */
const yearEnds: State[] = [];
playGame({
  game,
  config,
  bots: Array.from({ length: 3 }, () => botById('trains-of-europe', 'conductor')!),
  seed: seedFromText('books by hand'),
  budget: { kind: 'iterations', count: 1 },
  onMove(_, after) {
    const state = after as State;
    if (state.public.stage.kind === 'books' && state.public.stage.waiting.length === 3) yearEnds.push(state);
  },
});

const rightIn = (state: State, seat: number): number => rightBooking(contentOf(state.config), state.public, seat);

/** After all companies have booked right, except for this much more by some. */
const bookedWith = (state: State, more: readonly number[]): State =>
  more.reduce<State>(
    (now, off, seat) => game.apply(now, { by: seat, do: 'book', profit: rightIn(state, seat) + off }),
    state,
  );

const decide = (id: string, state: State, seat: number): Action =>
  botById('trains-of-europe', id)!
    .start({ game, config, seat, rng: fastRng(seat), budget: { kind: 'iterations', count: 8 } })
    .decide(game.view(state, seat)) as Action;

describe.each(LEVELS)('%s', (id) => {
  test('[TOE-BOOK-2] books the true profit at every year end', () => {
    expect(yearEnds.length).toBeGreaterThan(2);
    for (const state of yearEnds)
      for (const seat of [0, 1, 2]) {
        expect(decide(id, state, seat)).toEqual({ do: 'book', profit: rightIn(state, seat) });
      }
  });

  test('[TOE-BOOK-3] [TOE-BOOK-4] audits a booking that cannot be right, and nobody where all are right', () => {
    for (const state of yearEnds) {
      const { chair } = state.public;
      const [left, right] = [(chair + 1) % 3, (chair + 2) % 3];
      const more = (amounts: Readonly<Record<number, number>>): number[] => [0, 1, 2].map((seat) => amounts[seat] ?? 0);
      expect(decide(id, bookedWith(state, more({})), chair)).toEqual({ do: 'pass' });
      expect(decide(id, bookedWith(state, more({ [right]: 10_000 })), chair)).toEqual({ do: 'audit', seat: right });
      expect(decide(id, bookedWith(state, more({ [left]: 20_000 })), chair)).toEqual({ do: 'audit', seat: left });
    }
  });
});

test('[TOE-BOOK-4] of two errors the one that brings more is audited; a penniless company keeps a loss of its own', () => {
  const state = yearEnds[0]!;
  const { chair } = state.public;
  const [left, right] = [(chair + 1) % 3, (chair + 2) % 3];
  const open = { ...config, options: { ...config.options, hiddenCash: false } };
  const withCash = (amount: number, poor?: number): State => ({
    ...state,
    config: open,
    secret: { ...state.secret, cash: [0, 1, 2].map((seat) => (seat === poor ? 0 : amount)) },
  });
  const more = (amounts: Readonly<Record<number, number>>): number[] => [0, 1, 2].map((seat) => amounts[seat] ?? 0);
  const both = more({ [left]: 10_000, [right]: -30_000 });
  expect(decide('conductor', bookedWith(withCash(90_000), both), chair)).toEqual({ do: 'audit', seat: right });
  // The one that booked too little and has nothing would only be helped.
  expect(decide('conductor', bookedWith(withCash(90_000, right), both), chair)).toEqual({ do: 'audit', seat: left });
  const alone = more({ [right]: -30_000 });
  expect(decide('conductor', bookedWith(withCash(90_000, right), alone), chair)).toEqual({ do: 'pass' });
});
