// Hidden cards stay hidden: in two worlds that differ only in what a seat cannot see, every bot decides alike.

import { expect, test } from 'vitest';
import type { Move } from '@branchline/core';
import { transEuropa, type State, type TransEuropa } from '@branchline/trans-europa';
import { botIds, poolIds } from '../src/index.ts';
import { BUDGET, configOf, playRound, seatBots, type Step } from './rounds.ts';

/** The same public history with the hands of the seats other than `seat` handed round. */
function otherWorld(state: State, seat: number): State {
  const others = [...state.secret.hands.keys()].filter((other) => other !== seat);
  const hands = state.secret.hands.slice();
  others.forEach((other, i) => (hands[other] = state.secret.hands[others[(i + 1) % others.length]!]!));
  return { ...state, secret: { ...state.secret, hands } };
}

const SEAT = 1;

const CASES: readonly (readonly [string, string, object])[] = [
  ...[...botIds('trans-europa').filter((id) => id !== 'random'), ...poolIds('trans-europa')].map(
    (id) => [id, id, {}] as const,
  ),
  ...['conductor', 'director'].map(
    (id) => [`[TE-CLAIM-6] ${id} where players claim`, id, { manualClaim: true }] as const,
  ),
];

test.each(CASES)('%s', (_name, id, options) => {
  const config = configOf({ seats: 4, edition: 'classic', options: { ...options } });
  const worlds = [0, 1].map(() => seatBots(config, ['greedy', id, 'greedy', 'greedy'], BUDGET));
  let decisions = 0;
  // One world is played; the other one is shown the same moves over other hidden hands.
  playRound(
    config,
    'hidden',
    (state, seat) => {
      const action = worlds[0]!.choose(state, seat);
      if (seat !== SEAT) return action;
      const twin = otherWorld(state, SEAT);
      expect(transEuropa.view(twin, SEAT)).toEqual(transEuropa.view(state, SEAT));
      expect(worlds[1]!.choose(twin, SEAT)).toEqual(action);
      decisions++;
      return action;
    },
    (step: Step) => {
      worlds[0]!.show(step);
      if (step.after.public.rounds.length === 0) worlds[1]!.show(twinStep(step));
    },
  );
  expect(decisions).toBeGreaterThan(5);
});

function twinStep({ before, move, after }: Step): Step {
  if (move.by === 'chance') return { before, move: dealtOtherwise(move), after: twinOf(after) };
  return { before: twinOf(before), move, after: twinOf(after) };
}

const twinOf = (state: State): State => (state.secret.hands[SEAT]?.length ? otherWorld(state, SEAT) : state);

function dealtOtherwise(move: Move<TransEuropa>): Move<TransEuropa> {
  if (move.do !== 'deal') return move;
  const others = [0, 2, 3];
  const hands = move.hands.slice();
  others.forEach((other, i) => (hands[other] = move.hands[others[(i + 1) % others.length]!]!));
  return { ...move, hands };
}
