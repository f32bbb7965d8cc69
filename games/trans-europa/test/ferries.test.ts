// Ferries: two slots, black or own tracks, and who may use them.

import { describe, expect, test } from 'vitest';
import { fastRng } from '@branchline/core';
import { boardById } from '@branchline/boards';
import { transEuropa, type FerryTrack } from '../src/index.ts';
import { playOut, randomly } from './support/random-play.ts';
import { sketch } from './support/sketch.ts';
import {
  act,
  activeSeat,
  configOf,
  endTurn,
  lastRound,
  lay,
  layable,
  networkOf,
  play,
  scene,
  why,
  withSupply,
} from './support/table.ts';

/** Yellow (0) at BRU, Blue (1) at far, both on the mainland; London behind the ferry. */
const CHANNEL =
  'BRU-OST:s*, OST-KEN:f, KEN-LON:s, LON-MAN:s, BRU-REI:s, OST-LIL:d, BRU-far:s*, OST-HUL:f, HUL-MAN:s, far-fur:s, fur-fer:s';
const channel = (slots: readonly FerryTrack[] = [], more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scene({
    on: sketch(CHANNEL),
    hands: [
      ['BRU', 'MAN'],
      ['far', 'MAN'],
    ],
    markers: ['BRU', 'far'],
    ferries: { 'OST-KEN': slots },
    ...more,
  });

describe('own tracks', () => {
  test('[TE-FERRY-1] EX-TE-12 three own tracks a round, for ferries only, three again next round', () => {
    const state = channel();
    expect(state.public.tracks.own).toEqual([3, 3]);
    expect(why(state, 0, lay('BRU-REI', 'own'))).toMatchObject({
      code: 'trans-europa/own-track-on-land',
      rule: 'TE-FERRY-5',
    });
    const spent = { ...state, public: { ...state.public, tracks: { ...state.public.tracks, own: [0, 3] } } };
    expect(why(spent, 0, lay('OST-KEN', 'own'))).toMatchObject({
      code: 'trans-europa/no-own-track-left',
      rule: 'TE-FERRY-1',
    });
    expect(layable(spent, 0)).not.toContain('OST-KEN own');
    expect(layable(state, 0)).toContain('OST-KEN own');
    const next = play(act(withSupply(spent, 1), 0, lay('BRU-REI')), {
      by: 'chance',
      do: 'deal',
      hands: [
        ['BRU', 'MAN'],
        ['far', 'LON'],
      ],
    });
    expect(next.public.tracks.own).toEqual([3, 3]);
  });

  test('[TE-FERRY-1] an own track comes off the own ones, a black one off the supply', () => {
    const own = act(channel(), 0, lay('OST-KEN', 'own')).public.tracks;
    expect([own.own, own.supply]).toEqual([[2, 3], 83]);
    const black = act(channel(), 0, lay('OST-KEN')).public.tracks;
    expect([black.own, black.supply]).toEqual([[3, 3], 82]);
  });

  test('[TE-FERRY-14] own tracks are no part of the supply: the round goes on until the black ones are gone', () => {
    const state = withSupply(channel(), 1);
    const after = act(state, 0, lay('OST-KEN', 'own'));
    expect(after.public.rounds).toHaveLength(0);
    expect(lastRound(act(after, 0, lay('BRU-REI'))).reason).toBe('supply');
  });
});

describe('building a ferry', () => {
  test('[TE-FERRY-2] a ferry has two slots; a third track finds none', () => {
    const full = channel([0, 'black']);
    expect(why(full, 0, lay('OST-KEN'))).toMatchObject({ code: 'trans-europa/occupied', rule: 'TE-FERRY-2' });
    expect(layable(full, 0)).not.toContain('OST-KEN');
    expect(layable(channel([0]), 0)).toContain('OST-KEN');
  });

  test('[TE-FERRY-3] EX-TE-7 a ferry track and a single line make a turn', () => {
    const half = act(channel(), 0, lay('OST-KEN', 'own'));
    expect(activeSeat(half)).toBe(0);
    expect(networkOf(half, 0)).not.toContain('KEN');
    expect(activeSeat(act(half, 0, lay('BRU-REI')))).toBe(1);
  });

  test('[TE-FERRY-5] EX-TE-7 no second ferry track in a turn, on the same ferry or another, and no double line', () => {
    const half = act(channel(), 0, lay('OST-KEN', 'own'));
    expect(why(half, 0, lay('OST-KEN'))).toMatchObject({ code: 'trans-europa/second-ferry', rule: 'TE-FERRY-5' });
    expect(why(half, 0, lay('OST-HUL'))).toMatchObject({ code: 'trans-europa/second-ferry' });
    expect(why(half, 0, lay('OST-LIL'))).toMatchObject({ code: 'trans-europa/over-budget' });
    expect(layable(half, 0)).toEqual(['BRU-REI', 'far-fur']);
  });

  test('[TE-FERRY-3] EX-TE-11 the single line may come first', () => {
    const state = act(channel(), 0, lay('BRU-REI'));
    expect(layable(state, 0)).toEqual(['OST-KEN', 'OST-KEN own', 'OST-HUL', 'OST-HUL own', 'far-fur']);
    expect(activeSeat(act(state, 0, lay('OST-KEN')))).toBe(1);
  });

  test('[TE-FERRY-4] a ferry takes two turns, of one player or of two', () => {
    const half = act(channel(), 0, lay('OST-KEN'), endTurn);
    expect(half.public.tracks.ferries[0]).toEqual(['black']);
    const whole = act(half, 1, lay('OST-KEN'));
    expect(whole.public.tracks.ferries[0]).toEqual(['black', 'black']);
    expect(networkOf(whole, 1)).toContain('KEN');
  });

  test('[TE-FERRY-6] EX-TE-10 whoever touches either end may start or complete it', () => {
    const shore = scene({
      on: sketch(CHANNEL),
      hands: [
        ['BRU', 'MAN'],
        ['KEN', 'REI'],
      ],
      markers: ['BRU', 'LON'],
      start: 1,
      ferries: { 'OST-KEN': [0] },
    });
    const reached = act(act(shore, 1, lay('KEN-LON'), endTurn), 0, lay('BRU-REI'), endTurn);
    const whole = act(reached, 1, lay('OST-KEN'));
    expect(whole.public.tracks.ferries[0]).toEqual([0, 'black']);
    for (const seat of [0, 1])
      expect(networkOf(whole, seat)).toEqual(expect.arrayContaining(['BRU', 'OST', 'KEN', 'LON']));
  });

  test('[TE-FERRY-7] a half-built ferry connects nothing and nobody builds beyond it', () => {
    const half = channel(['black']);
    expect(networkOf(half, 0)).not.toContain('KEN');
    expect(why(half, 0, lay('KEN-LON'))).toMatchObject({ code: 'trans-europa/not-connected' });
  });

  test('[TE-FERRY-13] a ferry track is track enough for a turn', () => {
    expect(activeSeat(act(channel(), 0, lay('OST-KEN'), endTurn))).toBe(1);
  });

  test('[TE-FERRY-3] with one black track left an own ferry track and a black single line still make a turn', () => {
    const state = act(withSupply(channel(), 1), 0, lay('OST-KEN', 'own'));
    expect(layable(state, 0)).toEqual(['BRU-REI', 'far-fur']);
  });
});

describe('using a ferry', () => {
  test('[TE-FERRY-8] a complete ferry with a black track is for everybody', () => {
    for (const slots of [
      ['black', 'black'],
      [0, 'black'],
      ['black', 1],
    ] as const) {
      const state = channel(slots);
      for (const seat of [0, 1]) expect(networkOf(state, seat)).toContain('KEN');
    }
  });

  test("[TE-FERRY-9] EX-TE-8 two own tracks make the ferry one's own", () => {
    const state = act(channel([0]), 0, lay('OST-KEN', 'own'), lay('KEN-LON'));
    expect(networkOf(state, 0)).toContain('LON');
    expect(networkOf(state, 1)).not.toContain('KEN');
    expect(networkOf(state, 1)).not.toContain('LON');
  });

  test('[TE-FERRY-10] EX-TE-9 merged networks do not hand over ferry rights', () => {
    const state = act(channel([0]), 0, lay('OST-KEN', 'own'), lay('KEN-LON'));
    expect(why(state, 1, lay('LON-MAN'))).toMatchObject({ code: 'trans-europa/not-connected', rule: 'TE-BUILD-5' });
    expect(layable(state, 1)).not.toContain('LON-MAN');
    expect(networkOf(state, 1)).toContain('OST');
  });

  test('[TE-FERRY-10] another way round gives the tracks beyond back to everybody', () => {
    const closed = scene({
      on: sketch(CHANNEL.replace('HUL-MAN:s', 'HUL-MAN:s*').replace('KEN-LON:s', 'KEN-LON:s*')),
      hands: [
        ['BRU', 'fer'],
        ['far', 'fer'],
      ],
      markers: ['BRU', 'far'],
      ferries: { 'OST-KEN': [0, 0], 'OST-HUL': ['black'] },
      start: 1,
    });
    const open = act(closed, 1, lay('OST-HUL'), endTurn);
    expect(networkOf(open, 1)).toEqual(expect.arrayContaining(['HUL', 'MAN']));
    expect(networkOf(open, 1)).not.toContain('LON');
    const around = act(open, 0, lay('LON-MAN'));
    expect(networkOf(around, 1)).toEqual(expect.arrayContaining(['LON', 'KEN']));
    expect(networkOf(around, 0)).toEqual(networkOf(around, 1));
  });

  test('[TE-FERRY-9] two owners, one track each, share the ferry and nobody else', () => {
    const state = scene({
      on: sketch(CHANNEL),
      hands: [
        ['BRU', 'MAN'],
        ['far', 'MAN'],
        ['OST', 'MAN'],
      ],
      markers: ['BRU', 'far', 'OST'],
      ferries: { 'OST-KEN': [1, 0] },
    });
    expect([0, 1, 2].map((seat) => networkOf(state, seat).includes('KEN'))).toEqual([true, true, false]);
    const before = scene({
      on: sketch(CHANNEL),
      hands: [
        ['BRU', 'MAN'],
        ['far', 'MAN'],
        ['OST', 'MAN'],
      ],
      markers: ['BRU', 'far', 'OST'],
      ferries: { 'OST-KEN': [1] },
    });
    const move = { by: 0, do: 'lay', line: 'OST-KEN', piece: 'own' } as const;
    expect(transEuropa.events(before, move, play(before, move), 2)).toContainEqual({
      kind: 'ferry-opened',
      line: 'OST-KEN',
      only: [0, 1],
    });
  });

  test('[TE-FERRY-15] after completing another with a ferry track a single line may follow, and the other way round', () => {
    const hands = [
      ['BRU', 'MAN'],
      ['far', 'KEN'],
    ];
    const byFerry = act(channel([1], { hands }), 0, lay('OST-KEN'));
    expect(byFerry.public.complete).toEqual([1]);
    expect(layable(byFerry, 0)).toEqual(['KEN-LON', 'BRU-REI', 'far-fur']);
    const byLand = act(
      channel([], {
        hands: [
          ['BRU', 'MAN'],
          ['far', 'REI'],
        ],
      }),
      0,
      lay('BRU-REI'),
    );
    expect(layable(byLand, 0)).toContain('OST-KEN own');
    expect(lastRound(act(byLand, 0, lay('OST-KEN', 'own'))).complete).toEqual([1]);
  });

  test('[TE-BUILD-10] EX-TE-13 shut in on an island behind a closed ferry one passes', () => {
    const island = sketch('I-J:s*, J-K:f, K-a:s, a-b:s, b-c:s, c-d:s');
    const state = scene({
      on: island,
      hands: [
        ['K', 'd'],
        ['K', 'd'],
        ['I', 'd'],
      ],
      markers: ['K', 'a', 'I'],
      ferries: { 'J-K': [0, 1] },
    });
    expect(layable(state, 2)).toEqual([]);
    const after = act(act(state, 0, lay('K-a'), endTurn), 1, lay('a-b'), endTurn);
    expect(activeSeat(after)).toBe(0);
    expect(after.public.cycle).toBe(2);
  });

  test('[TE-FERRY-11] straight lines over water are single lines, and tracks may branch at sea', () => {
    const board = boardById('europe-ferries')!;
    const sea = new Set(board.junctions.filter((junction) => junction.sea).map((junction) => junction.id));
    const water = board.lines.filter((line) => line.kind !== 'ferry' && (sea.has(line.a) || sea.has(line.b)));
    expect(water.length).toBeGreaterThan(0);
    expect(water.every((line) => line.cost === 1)).toBe(true);
    const busy = [...sea].find((id) => water.filter((line) => line.a === id || line.b === id).length >= 3)!;
    const state = play(
      transEuropa.setup(configOf({ seats: 2, edition: 'ferry' })),
      { by: 'chance', do: 'start-player', seat: 0 },
      {
        by: 'chance',
        do: 'deal',
        hands: [board.cities.slice(0, 5).map((c) => c.id), board.cities.slice(5, 10).map((c) => c.id)],
      },
      { by: 0, do: 'marker', at: busy },
      { by: 1, do: 'marker', at: board.cities[20]!.junction },
    );
    expect(layable(state, 0).filter((line) => line.split('-').includes(busy)).length).toBeGreaterThanOrEqual(3);
  });

  test('[TE-FERRY-4] in whole games no ferry is ever finished within one turn', () => {
    const { states } = playOut(transEuropa.setup(configOf({ seats: 4, edition: 'ferry' })), randomly, fastRng(6));
    for (let i = 1; i < states.length; i++) {
      const [before, after] = [states[i - 1]!.public, states[i]!.public];
      if (after.stage.kind !== 'build' || !after.stage.ferryUsed || before.stage.kind !== 'build') continue;
      if (before.stage.ferryUsed) expect(after.tracks.ferries).toEqual(before.tracks.ferries);
    }
  });
});
