// Missing tracks: the cheapest set that would still connect a hand.

import { describe, expect, test } from 'vitest';
import { boardById } from '@branchline/boards';
import { missingAtRoundEnd, missingCount, missingOf, transEuropa, weightsFor, type FerryTrack } from '../src/index.ts';
import { gridOf } from '../src/grid.ts';
import { sketch } from './support/sketch.ts';
import { act, configOf, lastRound, lay, play, scene, withSupply, withTracks } from './support/table.ts';

/** Missing tracks of seat 0 at M; seat 1 waits at the far end of the tail. */
const missing = (text: string, targets: string, more: Partial<Parameters<typeof scene>[0]> = {}): number => {
  const state = scene({
    on: sketch(`${text}, M-tail:s`),
    hands: [targets.split(' '), ['M', 'tail']],
    markers: ['M', 'tail'],
    ...more,
  });
  const count = missingCount(state, 0, state.secret.hands[0]!);
  const witness = missingOf(state, 0, state.secret.hands[0]!);
  expect(witness.count).toBe(count);
  const weights = weightsFor(state, 0);
  expect(witness.lines.reduce((sum, line) => sum + weights[line]!, 0)).toBe(count);
  return count;
};

describe('the table of cases', () => {
  const DETOUR = 'M-P:d, M-K:s, K-L:s, L-P:s';
  const TRIANGLE = 'M-A:river, M-B:river, A-B:s';

  test.each([
    ['[TE-MISS-5] EX-TE-20 shared missing tracks count once', 'M-J1:s, J1-J2:s, J2-P:s, J2-Q:s', 'P Q', 4],
    ['[TE-MISS-1] EX-TE-21 a double line beats three single ones', DETOUR, 'P', 2],
    ['[TE-MISS-2] EX-TE-22 with one of them laid either way costs the same', DETOUR.replace('K-L:s', 'K-L:s*'), 'P', 2],
    [
      '[TE-MISS-2] EX-TE-23 with two of them laid the detour is cheaper',
      DETOUR.replace('K-L:s, L-P:s', 'K-L:s*, L-P:s*'),
      'P',
      1,
    ],
    ['[TE-MISS-2] EX-TE-24 loose tracks of others count', 'M-J:s, J-A:s*, A-B:s*', 'A B', 1],
    ['[TE-MISS-1] EX-TE-25 a double line counts two', 'M-A:d, A-B:s*', 'A B', 2],
    ['[TE-MISS-5] EX-TE-26 the jointly cheapest set, not the sum of paths', TRIANGLE, 'A B', 3],
    [
      '[TE-MISS-5] EX-TE-28 a junction without a city may be the best meeting point',
      'X-P:s, X-Q:s, X-R:s, M-P:s, P-Q:d, Q-R:d',
      'P Q R',
      4,
    ],
  ])('%s', (_name, text, targets, count) => {
    expect(missing(text, targets)).toBe(count);
  });

  test('[TP-CARD-4] EX-TE-27 calm waters make the doubles of the triangle single', () => {
    expect(missing(TRIANGLE, 'A B', { cards: [4] })).toBe(2);
  });

  test('[TE-MISS-5] EX-TE-20 four missing tracks are worth one prestige point', () => {
    const state = scene({
      on: sketch('M-J1:s, J1-J2:s, J2-P:s, J2-Q:s, X-y:s, y-M:s'),
      edition: 'prestige',
      hands: [
        ['P', 'Q'],
        ['X', 'y'],
      ],
      markers: ['M', 'X'],
      start: 1,
    });
    expect(lastRound(act(state, 1, lay('X-y')))).toMatchObject({ missing: [4, 0], points: [1, 4] });
  });
});

describe('counting', () => {
  const tree = 'M-j:s, j-P:s, j-X:s, X-Q:s';

  test('[TE-MISS-3] everybody is counted independently: shared missing tracks count for both', () => {
    const state = withSupply(
      scene({
        on: sketch(`${tree}, M-z:s`),
        hands: [
          ['P', 'M'],
          ['P', 'X'],
        ],
        markers: ['M', 'X'],
      }),
      1,
    );
    expect(lastRound(act(state, 0, lay('M-z'))).missing).toEqual([2, 2]);
  });

  test('[TE-MISS-4] nothing is laid and the supply does not matter', () => {
    const state = withSupply(
      scene({
        on: sketch(`${tree}, M-z:s`),
        hands: [
          ['Q', 'P'],
          ['M', 'X'],
        ],
        markers: ['M', 'X'],
      }),
      1,
    );
    const ended = act(state, 0, lay('M-z'));
    expect(lastRound(ended).missing).toEqual([4, 2]);
    expect(ended.public.tracks.laid.reduce((sum, word) => sum + word.toString(2).replace(/0/g, '').length, 0)).toBe(1);
  });

  test('[TE-MISS-6] one optimal set is shown, the same for the same position', () => {
    const config = configOf({ seats: 2, board: 'europe' });
    const hands = [0, 1].map((seat) =>
      boardById('europe')!.regions.map(
        ({ id }) => boardById('europe')!.cities.filter((city) => city.region === id && !city.dashed)[seat]!.id,
      ),
    );
    const start = play(
      transEuropa.setup(config),
      { by: 'chance', do: 'start-player', seat: 0 },
      { by: 'chance', do: 'deal', hands },
    );
    const state = act(act(start, 0, { do: 'marker', at: '17,8' }), 1, { do: 'marker', at: '12,7' });
    const first = missingOf(state, 0, state.secret.hands[0]!);
    expect(missingOf(withTracks(state, []), 0, state.secret.hands[0]!)).toEqual(first);
    expect(missingOf(JSON.parse(JSON.stringify(state)), 0, state.secret.hands[0]!)).toEqual(first);
    expect(first.lines.length).toBeGreaterThan(5);
  });

  test('[TE-MISS-6] the round that was scored can be shown with the missing tracks of everybody', () => {
    const state = withSupply(
      scene({
        on: sketch(`${tree}, M-z:s`),
        hands: [
          ['Q', 'P'],
          ['M', 'X'],
        ],
        markers: ['M', 'X'],
      }),
      1,
    );
    const ended = act(state, 0, lay('M-z'));
    expect(missingAtRoundEnd(state)).toBeUndefined();
    expect(missingAtRoundEnd(ended)!.map((each) => each.count)).toEqual(lastRound(ended).missing);
    const names = missingAtRoundEnd(ended)!.map(({ lines }) =>
      lines.map((line) => gridOf(ended.config.board).graph.lineIds[line]),
    );
    expect(names).toEqual([
      ['M-j', 'j-P', 'j-X', 'X-Q'],
      ['M-j', 'j-X'],
    ]);
  });
});

describe('ferries', () => {
  /** Yellow (0) at BRU, Blue (1) at KEN, Red (2) at OST. */
  const london = (slots: readonly FerryTrack[], options = {}) =>
    scene({
      on: sketch('BRU-OST:s*, OST-KEN:f, KEN-LON:s, BRU-spare:s'),
      options,
      hands: [
        ['BRU', 'LON'],
        ['KEN', 'spare'],
        ['LON', 'OST'],
      ],
      markers: ['BRU', 'KEN', 'OST'],
      ferries: { 'OST-KEN': slots },
    });
  const yellow = (slots: readonly FerryTrack[], options = {}) =>
    missingCount(london(slots, options), 0, london(slots).secret.hands[0]!);
  const red = (slots: readonly FerryTrack[]) => missingCount(london(slots), 2, london(slots).secret.hands[2]!);

  test('[TE-FERRY-12] EX-TE-1 a ferry of two blue tracks is closed to Yellow: 2 for it and 1 for the single line', () => {
    expect(yellow([1, 1])).toBe(3);
    const scored = act(withSupply(london([1, 1]), 1), 0, lay('BRU-spare'));
    expect(lastRound(scored)).toMatchObject({ complete: [1], missing: [3, 0, 3], points: [3, 0, 3] });
    expect(scored.public.tracks.ferries).toEqual([[1, 1]]);
  });

  test.each([
    ['EX-TE-2', [1, 'black'], 1],
    ['EX-TE-3a', [1, 0], 1],
    ['EX-TE-4', [1], 3],
    ['EX-TE-5', [], 3],
    ['EX-TE-6', ['black', 'black'], 1],
  ] as const)('[TE-FERRY-12] %s with %j on the ferry Yellow misses %d', (_id, slots, count) => {
    expect(yellow(slots)).toBe(count);
  });

  test('[TE-FERRY-9] EX-TE-3b a ferry of two colours is closed to Red', () => {
    expect(red([1, 0])).toBe(3);
    expect(red([1, 2])).toBe(1);
  });

  test('[TE-FERRY-12] EX-TE-4 a table option lets a half-built ferry count 1, an empty or closed one still 2', () => {
    expect(yellow([1], { halfFerryCost: 1 })).toBe(2);
    expect(yellow([], { halfFerryCost: 1 })).toBe(3);
    expect(yellow([1, 1], { halfFerryCost: 1 })).toBe(3);
  });
});
