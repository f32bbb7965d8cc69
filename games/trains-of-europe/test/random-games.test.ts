// Thousands of games of random legal play: every one ends, within the years allowed, with the books in order.

import { fastRng, pick, type Move } from '@branchline/core';
import { expect, test } from 'vitest';
import { trainsOfEurope, type Config, type State, type TrainsOfEurope } from '../src/index.ts';
import { LAST_YEAR } from '../src/end-of-year.ts';
import { lostPieces } from './support/books.ts';
import { configOf } from './support/scene.ts';
import { tycoon } from './support/tycoon.ts';

const VARIANTS = [
  {},
  { hiddenVehicles: true, hiddenCash: true },
  { selfManagedInsolvency: true },
  { openEnd: true },
  { allowRetarget: true, releaseLicences: true },
  { assignInTurn: true, fixedSteps: true, offersInTurn: true },
  { forgiveOncePerGame: true, reshuffleEvery: 1, target: 5, lenientIdle: true },
  { manualBooks: true, selfManagedInsolvency: true },
];

/** A year takes far fewer; a game that does not end shows here. */
const MOST_MOVES = 60_000;

function playOut(config: Config, seed: number, guided: boolean, visit?: (state: State) => void): State {
  const rng = fastRng(seed);
  let state = trainsOfEurope.setup(config);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const turn = trainsOfEurope.turn(state);
    if (turn.kind === 'over') return state;
    let move: Move<TrainsOfEurope>;
    if (turn.kind === 'chance') move = { ...trainsOfEurope.draw(state, rng), by: 'chance' };
    else {
      const seat = pick(turn.seats, rng);
      const view = trainsOfEurope.view(state, seat);
      const legal = trainsOfEurope.legal(view, seat);
      move = { ...(guided ? tycoon(view, seat, legal, rng) : pick(legal, rng)), by: seat };
    }
    state = trainsOfEurope.apply(state, move);
    visit?.(state);
  }
  throw new Error(`seed ${seed}: no end after ${MOST_MOVES} moves, year ${state.public.year}`);
}

test.each([2, 3, 4])('[TOE-END-1] random games of %i players all end within the years allowed', (seats) => {
  for (const [number, options] of VARIANTS.entries()) {
    const config = configOf({ seats, options });
    for (let game = 0; game < 120; game++) {
      const { public: open } = playOut(config, number * 10_000 + game, false);
      expect(open.year).toBeLessThanOrEqual(LAST_YEAR);
      expect(open.profits).toHaveLength(open.year);
    }
  }
});

test.each([2, 3, 4])('[EX-TOE-80] [TOE-MONEY-5] the books are in order after every move of %i players', (seats) => {
  for (const [number, options] of VARIANTS.entries()) {
    for (const board of ['grove', 'europe-main-lines']) {
      const config = configOf({ seats, board, options });
      for (let game = 0; game < 2; game++) {
        playOut(config, 500 + number * 10 + game, board === 'grove', (state) => {
          const lost = lostPieces(state);
          if (lost) throw new Error(`seed ${500 + number * 10 + game}, ${JSON.stringify(options)}: ${lost}`);
        });
      }
    }
  }
});

test('[TOE-END-1] a game nobody wants to win ends after year 100', () => {
  const config = configOf({ seats: 3, board: 'grove', options: { openEnd: true, bankLimit: false } });
  const rng = fastRng(1);
  let state = trainsOfEurope.setup(config);
  for (;;) {
    const turn = trainsOfEurope.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      state = trainsOfEurope.apply(state, { ...trainsOfEurope.draw(state, rng), by: 'chance' });
      continue;
    }
    const seat = turn.seats[0]!;
    const legal = trainsOfEurope.legal(trainsOfEurope.view(state, seat), seat);
    const idle = legal.find((action) => ['done', 'decline', 'pass'].includes(action.do));
    state = trainsOfEurope.apply(state, { ...(idle ?? pick(legal, rng)), by: seat });
  }
  expect(state.public.stage).toEqual({ kind: 'over', reason: 'years' });
  expect(state.public.year).toBe(100);
});
