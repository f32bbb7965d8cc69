// Reading the others' cards: chances that add up, nothing possible ruled out, no card in two hands, and better than guessing.

import { describe, expect, test } from 'vitest';
import { fastRng, type GameSpec } from '@branchline/core';
import { gridOf, transEuropa, type State, type View } from '@branchline/trans-europa';
import { posteriorOf, type SeatPosterior } from '../src/index.ts';
import { jointHands } from '../src/trans-europa/inference/joint.ts';
import { handSpaces } from '../src/trans-europa/inference/hand-space.ts';
import { POLICY_MODEL } from '../src/trans-europa/inference/policy-model.ts';
import { reader } from '../src/trans-europa/inference/reader.ts';
import { configOf, playRound, seatBots, withCards } from './rounds.ts';

/** Every state of a round, and what one viewer saw of it. */
function history(spec: GameSpec, ids: readonly string[], seed: string, viewer: number | 'spectator' = 0) {
  const config = configOf(spec);
  const table = seatBots(config, ids);
  const states: State[] = [];
  playRound(config, seed, table.choose, (step) => {
    table.show(step);
    if (step.after.public.rounds.length === 0) states.push(step.after);
  });
  return { states, views: states.map((state): View => transEuropa.view(state, viewer)) };
}

const CONDUCTORS = (seats: number): string[] => Array.from({ length: seats }, () => 'conductor');

const handOf = ({ hands }: SeatPosterior, cities: readonly number[]): number => {
  for (let hand = 0; hand < hands.count; hand++) {
    if (hands.cities(hand).every((city, i) => city === cities[i])) return hand;
  }
  return -1;
};

const SPECS: readonly (readonly [string, GameSpec])[] = [
  ['2 players', { seats: 2 }],
  ['3 players, ferries', { seats: 3, edition: 'ferry' }],
  ['4 players', { seats: 4, board: 'usa' }],
  ['6 players', { seats: 6 }],
  ...[6, 8, 10, 13, 16, 17, 19].map((card): readonly [string, GameSpec] => [`[TP-CARD-${card}]`, withCards(4, [card])]),
];

/** In every position of the round the hand that each seat really holds is among those considered. */
function expectTruthPossible(states: readonly State[], views: readonly View[]): void {
  const reading = reader(POLICY_MODEL);
  let judged = 0;
  views.forEach((view, at) => {
    reading.look(view);
    if (view.public.stage.kind !== 'build') return;
    for (const suspect of reading.suspects()) {
      if (!suspect) continue;
      const { seat, size, count, cities } = suspect.space;
      const held = states[at]!.secret.hands[seat]!.join();
      const truth = Array.from({ length: count }, (_, hand) => hand).find(
        (hand) => cities.subarray(hand * size, (hand + 1) * size).join() === held,
      );
      expect(truth, `position ${at}, seat ${seat}`).toBeDefined();
      expect(suspect.weights[truth!], `position ${at}, seat ${seat}`).toBeGreaterThan(0);
      judged++;
    }
  });
  expect(judged).toBeGreaterThan(10);
}

describe.each(SPECS)('%s', (name, spec) => {
  test('chances add up, the true hand is never ruled out, own and open cards are known', () => {
    const { states, views } = history(spec, ['conductor', ...CONDUCTORS(spec.seats - 1)], name);
    const last = states.at(-1)!;
    expectTruthPossible(states, views);
    for (const end of [Math.floor(views.length / 3), views.length - 1]) {
      const state = states[end]!;
      if (state.public.stage.kind !== 'build') continue;
      const posterior = posteriorOf(views.slice(0, end + 1));
      expect(posterior[0]).toBeUndefined();
      for (const seat of posterior.slice(1)) {
        const hand = state.secret.hands[seat!.seat]!;
        expect(seat!.cities.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(hand.length, 6);
        let sum = 0;
        for (let i = 0; i < seat!.hands.count; i++) sum += seat!.hands.chance(i);
        expect(sum).toBeCloseTo(1, 6);
        const truth = handOf(seat!, hand);
        expect(truth).toBeGreaterThanOrEqual(0);
        expect(seat!.hands.chance(truth)).toBeGreaterThan(0);
        for (const city of state.secret.hands[0]!) expect(seat!.cities[city]).toBe(0);
        for (const city of state.public.revealed[seat!.seat]!) expect(seat!.cities[city]).toBeCloseTo(1, 6);
      }
    }
    expect(last.public.stage.kind).toBe('build');
  });
});

test('[TE-DEAL-3] hands drawn together never share a city, and the chances of a city never sum to more than one', () => {
  const { views } = history({ seats: 6 }, CONDUCTORS(6), 'joint');
  const reading = reader(POLICY_MODEL);
  views.forEach((view) => reading.look(view));
  const suspects = reading.suspects();
  const joint = jointHands(suspects, fastRng(1));
  for (let i = 0; i < 200; i++) {
    joint.sweep();
    const held = suspects.flatMap((suspect, seat) => {
      if (!suspect) return [];
      const { size, cities } = suspect.space;
      return Array.from(cities.subarray(joint.hand(seat) * size, (joint.hand(seat) + 1) * size));
    });
    expect(new Set(held).size).toBe(held.length);
  }
  const posterior = reading.posterior();
  for (let city = 0; city < 35; city++) {
    expect(posterior.reduce((sum, seat) => sum + (seat?.cities[city] ?? 0), 0)).toBeLessThan(1.02);
  }
});

test('[TE-DEAL-3] at a full table, where hardly a card is free, draws reach every deal as often as they should', () => {
  const { views } = history({ seats: 6 }, CONDUCTORS(6), 'exact');
  const spaces = handSpaces(views.at(-1)!);
  const hidden = spaces.filter((space) => space !== undefined);
  // How much each seat wants each city of the first region; nothing else matters, so all deals of it can be listed.
  const wishes = hidden.map((_, i) =>
    Array.from({ length: 6 }, (__, option) => Math.exp(((3 * i + 5 * option) % 7) / 2)),
  );
  const suspects = spaces.map((space) => {
    if (!space) return undefined;
    const wish = wishes[hidden.indexOf(space)]!;
    return { space, weights: Float64Array.from({ length: space.count }, (_, hand) => wish[hand % 6]!) };
  });
  const exact = wishes.map(() => new Float64Array(6));
  let whole = 0;
  const list = (held: readonly number[], weight: number): void => {
    if (held.length === wishes.length) {
      whole += weight;
      held.forEach((option, i) => (exact[i]![option]! += weight));
      return;
    }
    for (let option = 0; option < 6; option++) {
      if (!held.includes(option)) list([...held, option], weight * wishes[held.length]![option]!);
    }
  };
  list([], 1);
  const chances = jointHands(suspects, fastRng(2)).chances(2000);
  hidden.forEach(({ seat, regions }, i) => {
    regions[0]!.onlyCity.forEach((city, option) => {
      expect(Math.abs(chances[seat]![city]! - exact[i]![option]! / whole)).toBeLessThan(0.03);
    });
  });
});

test('[TE-DEAL-1] a spectator considers every hand of the deck', () => {
  for (const [seats, count] of [
    [3, 5 ** 5],
    [4, 7 ** 5],
  ] as const) {
    const { views } = history({ seats }, CONDUCTORS(seats), 'all', 'spectator');
    const spaces = handSpaces(views.at(-1)!);
    expect(spaces.map((space) => space?.count)).toEqual(Array.from({ length: seats }, () => count));
  }
});

test('moves give cards away: true cities get more than twice the chance of a blind guess', () => {
  let chance = 0;
  let cities = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { states, views } = history({ seats: 4 }, CONDUCTORS(4), seed);
    const posterior = posteriorOf(views);
    for (const seat of posterior.slice(1)) {
      for (const city of states.at(-1)!.secret.hands[seat!.seat]!) {
        chance += seat!.cities[city]!;
        cities++;
      }
    }
  }
  expect(chance / cities).toBeGreaterThan(2 / 6);
});

test('views that were missed cost accuracy, never correctness', () => {
  const { states, views } = history({ seats: 3 }, CONDUCTORS(3), 'gaps');
  const last = views.length - 1;
  for (const gap of [2, 3, 5, 8, 13, views.length]) {
    const posterior = posteriorOf(views.filter((_, i) => i % gap === 0 || i === last));
    for (const seat of posterior.slice(1)) {
      const truth = handOf(seat!, states[last]!.secret.hands[seat!.seat]!);
      expect(seat!.hands.chance(truth), `every ${gap}th view`).toBeGreaterThan(0);
    }
  }
});

test('a start in a city makes it likely, not certain: some players start beside their cities', () => {
  const chances: number[] = [];
  for (const seed of ['a', 'b', 'c']) {
    const { views } = history({ seats: 4 }, CONDUCTORS(4), seed);
    const first = views.findIndex((view) => view.public.stage.kind === 'build');
    const { junctionCity } = gridOf('europe').graph;
    posteriorOf(views.slice(0, first + 1)).forEach((seat) => {
      if (seat) chances.push(seat.cities[junctionCity[views[first]!.public.markers[seat.seat]!]!]!);
    });
  }
  expect(Math.min(...chances)).toBeGreaterThan(0.5);
  expect(Math.max(...chances)).toBeLessThan(0.99);
});

test('players of other kinds are read too: hands of explorers come out likelier than by the nearest city alone', () => {
  const onlyNear = { ...POLICY_MODEL, kinds: [{ ...POLICY_MODEL.kinds[0]!, share: 1 }] };
  let gain = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { states, views } = history({ seats: 2 }, ['explorer', 'explorer'], seed);
    const [mixed, single] = [POLICY_MODEL, onlyNear].map((model) => {
      const seat = posteriorOf(views, model)[1]!;
      return seat.hands.chance(handOf(seat, states.at(-1)!.secret.hands[1]!));
    });
    gain += Math.log2(mixed! / single!);
  }
  expect(gain / 6).toBeGreaterThan(1);
});
