// Judging positions and turns: chances that add up, blind to what a seat cannot know, the same every time, and fair to the turn played.

import { describe, expect, test } from 'vitest';
import type { GameSpec } from '@branchline/core';
import { transEuropa, type State } from '@branchline/trans-europa';
import {
  allHandsOpen,
  candidateTurns,
  chancesAt,
  judgeTurns,
  POLICY_MODEL,
  reader,
  turnKey,
  turnOf,
  whatIsKnown,
  type Standpoint,
} from '../src/trans-europa/judgement.ts';
import { configOf, playRound, seatBots } from './rounds.ts';

/** The states of a round before every decision. */
function decisions(spec: GameSpec, seed: string): readonly State[] {
  const config = configOf(spec);
  const table = seatBots(config, Array(spec.seats).fill('conductor') as string[]);
  const states: State[] = [];
  playRound(config, seed, table.choose, ({ before }) => {
    const { kind } = before.public.stage;
    if (kind === 'build' || kind === 'markers') states.push(before);
  });
  return states;
}

/** What a seat can know at the last of these states. */
function known(states: readonly State[], seat: number): Standpoint {
  const reading = reader(POLICY_MODEL);
  const views = states.map((state) => transEuropa.view(state, seat));
  views.forEach((view) => reading.look(view));
  return whatIsKnown(views.at(-1)!, reading.suspects());
}

const toMove = (state: State): number => {
  const { stage } = state.public;
  if (stage.kind !== 'build' && stage.kind !== 'markers') throw new Error('nobody is to move');
  return stage.seat;
};

const SPECS: readonly (readonly [string, GameSpec])[] = [
  ['classic, 2 players', { seats: 2 }],
  ['ferry, 3 players', { seats: 3, edition: 'ferry' }],
  ['classic on usa, 4 players', { seats: 4, board: 'usa' }],
];

describe.each(SPECS)('%s', (name, spec) => {
  const states = decisions(spec, name);

  test('chances sum to one from everywhere, and are the same when asked again', () => {
    for (const at of [0, spec.seats, Math.floor(states.length / 2), states.length - 1]) {
      const past = states.slice(0, at + 1);
      const standpoints = [allHandsOpen(past.at(-1)!), ...[0, 1].map((seat) => known(past, seat))];
      for (const standpoint of standpoints) {
        const chances = chancesAt(standpoint, { deals: 60, seed: 3 })!;
        expect(chances.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 9);
        for (const { doubt } of chances) expect(doubt).toBeGreaterThan(0);
        expect(chancesAt(standpoint, { deals: 60, seed: 3 })).toEqual(chances);
      }
    }
  });

  test('what a seat can know does not depend on what it cannot', () => {
    const seat = 0;
    const past = states.slice(0, Math.floor(states.length / 2));
    const others = past.map((state): State => {
      const hands = state.secret.hands.slice();
      const [first, ...rest] = hands.slice(1);
      return { ...state, secret: { ...state.secret, hands: [hands[0]!, ...rest, first!] } };
    });
    expect(chancesAt(known(others, seat), { deals: 40, seed: 1 })).toEqual(
      chancesAt(known(past, seat), { deals: 40, seed: 1 }),
    );
  });

  test('the turn that was played is judged beside the best ones, on deals that chose none of them', () => {
    const at = states.findIndex(({ public: { stage } }) => stage.kind === 'build') + 4 * spec.seats;
    const state = states[at]!;
    const seat = toMove(state);
    const standpoint = known(states.slice(0, at + 1), seat);
    const played = turnOf(standpoint.view, [transEuropa.legal(standpoint.view, seat)[0]!]);
    const judged = candidateTurns(standpoint, { deals: 200, choosing: 60, seed: 5, most: 3, also: [played] });
    expect(judged.map(({ turn }) => turnKey(turn))).toContain(turnKey(played));
    expect(judged[0]!.loss).toEqual({ mean: 0, doubt: 0 });
    const own = judged.map(({ bySeat }) => bySeat[seat]!.mean);
    judged.forEach(({ loss }, i) => expect(loss.mean).toBeCloseTo(own[0]! - own[i]!, 9));
    // Chosen from other deals: judging the same turns alone gives the same figures as judging them among others.
    const again = judgeTurns(standpoint, [judged[0]!.turn, played], { deals: 200, seed: 5 + 0x5eed });
    expect(again[0]!.bySeat).toEqual(judged[0]!.bySeat);
  });
});

test('more deals, less doubt, and a turn that completes everything is certain to win', () => {
  const states = decisions({ seats: 2 }, 'certain');
  const last = states.at(-1)!;
  const seat = toMove(last);
  const [best] = candidateTurns(allHandsOpen(last), { deals: 50, choosing: 20, seed: 1, most: 1 });
  expect(best!.bySeat[seat]!.mean).toBeGreaterThanOrEqual(0.5);
  const few = chancesAt(allHandsOpen(states[4]!), { deals: 50, seed: 2 })!;
  const many = chancesAt(allHandsOpen(states[4]!), { deals: 800, seed: 2 })!;
  expect(many[0]!.doubt).toBeLessThan(few[0]!.doubt);
});
