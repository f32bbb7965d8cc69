// Building: what a turn may lay, where, and how turns go around.

import { describe, expect, test } from 'vitest';
import { sketch } from './support/sketch.ts';
import {
  act,
  activeSeat,
  configOf,
  endTurn,
  lay,
  layable,
  may,
  networkOf,
  scene,
  why,
  withTracks,
} from './support/table.ts';
import { boardById } from '@branchline/boards';
import { fastRng } from '@branchline/core';
import { transEuropa } from '../src/index.ts';
import { playOut, purposefully } from './support/random-play.ts';

const FIXTURE = 'M-a:s, M-b:s, M-c:d, a-d:s, d-e:d, x-y:s, y-z:s';

/** Seat 0 at M, seat 1 far away at x. */
const start = (more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scene({
    on: sketch(FIXTURE),
    hands: [
      ['e', 'c'],
      ['e', 'z'],
    ],
    markers: ['M', 'x'],
    ...more,
  });

describe('one turn', () => {
  test('[TE-BUILD-11] EX-TE-30 a turn may end after one single track', () => {
    const state = act(start(), 0, lay('M-a'));
    expect(activeSeat(state)).toBe(0);
    expect(activeSeat(act(state, 0, endTurn))).toBe(1);
  });

  test('[TE-BUILD-2] EX-TE-31 two single lines in separate places make a turn', () => {
    expect(activeSeat(act(start(), 0, lay('M-a'), lay('M-b')))).toBe(1);
  });

  test('[TE-BUILD-6] EX-TE-32 the second track may use what the first opened', () => {
    expect(why(start(), 0, lay('a-d'))).toBeDefined();
    expect(activeSeat(act(start(), 0, lay('M-a'), lay('a-d')))).toBe(1);
  });

  test('[TE-BUILD-5] EX-TE-33 a track must touch the own network', () => {
    expect(why(start(), 0, lay('a-d'))).toMatchObject({
      code: 'trans-europa/not-connected',
      rule: 'TE-BUILD-5',
      at: 'a-d',
    });
    expect(layable(start(), 0)).toEqual(['M-a', 'M-b', 'M-c']);
  });

  test('[TE-BUILD-2] EX-TE-34 one double line is a whole turn', () => {
    expect(activeSeat(act(start(), 0, lay('M-c')))).toBe(1);
  });

  test('[TE-BUILD-2] EX-TE-35 a single and a double line are too much, in either order', () => {
    const state = act(start(), 0, lay('M-a'));
    expect(why(state, 0, lay('M-c'))).toMatchObject({
      code: 'trans-europa/over-budget',
      detail: { needs: 2, left: 1 },
    });
    expect(layable(state, 0)).toEqual(['M-b', 'a-d']);
    expect(why(act(start(), 0, lay('M-c')), 0, lay('M-a'))).toMatchObject({ code: 'trans-europa/not-your-turn' });
  });

  test('[TE-BUILD-3] EX-TE-36 at least one track while a placement exists', () => {
    expect(why(start(), 0, endTurn)).toMatchObject({ code: 'trans-europa/must-build', rule: 'TE-BUILD-3' });
    expect(may(start(), 0, 'end-turn')).toBe(false);
  });

  test('[TE-BUILD-3] a table that allows to pass may end a turn without a track, again and again', () => {
    let state = start({ edition: 'prestige', options: { allowPass: true } });
    for (let i = 0; i < 10; i++) state = act(state, i % 2, endTurn);
    expect(state.public.rounds).toHaveLength(0);
  });

  test('[TE-BUILD-4] EX-TE-37 an occupied line cannot be built on again', () => {
    const state = act(act(start(), 0, lay('M-a'), endTurn), 1, lay('x-y'), endTurn);
    expect(why(state, 0, lay('M-a'))).toMatchObject({ code: 'trans-europa/occupied', rule: 'TE-BUILD-4' });
    expect(layable(state, 0)).not.toContain('M-a');
  });

  test('[TE-COMP-1] only lines of the board can be built', () => {
    expect(why(start(), 0, lay('M-z'))).toMatchObject({ code: 'trans-europa/no-such-line' });
  });

  test('[TE-COMP-5] a track on a double line costs the supply one piece', () => {
    const before = start();
    expect(act(before, 0, lay('M-c')).public.tracks.supply).toBe(before.public.tracks.supply - 1);
  });

  test('[TE-BUILD-7] tracks may branch at any junction of the network', () => {
    const star = sketch('M-a:s*, a-b:s*, b-c:s*, a-p:s, b-q:s, b-r:s, c-s:s, x-y:s');
    const state = scene({
      on: star,
      hands: [
        ['s', 'x'],
        ['M', 'y'],
      ],
      markers: ['M', 'x'],
    });
    expect(layable(state, 0)).toEqual(['a-p', 'b-q', 'b-r', 'c-s']);
  });
});

describe('around the table', () => {
  test('[TE-BUILD-1] turns go clockwise from the start player', () => {
    const ring = sketch('M-a:s, a-b:s, b-c:s, c-d:s, d-M:s, M-c:s, a-c:s, b-d:s, a-d:s, b-M:s');
    let state = scene({
      on: ring,
      hands: [
        ['c', 'a'],
        ['a', 'd'],
        ['a', 'M'],
      ],
      markers: ['M', 'b', 'd'],
      start: 1,
    });
    expect(activeSeat(state)).toBe(1);
    state = act(state, 1, lay('b-c'), endTurn);
    expect(activeSeat(state)).toBe(2);
    state = act(state, 2, lay('b-d'), endTurn);
    expect(activeSeat(state)).toBe(0);
    state = act(state, 0, lay('M-c'), endTurn);
    expect(activeSeat(state)).toBe(1);
  });

  test('[TE-BUILD-1] nobody moves out of turn', () => {
    expect(why(start(), 1, lay('x-y'))).toMatchObject({ code: 'trans-europa/not-your-turn', rule: 'TE-BUILD-1' });
    expect(layable(start(), 1)).toEqual([]);
  });

  test('[TE-BUILD-10] a seat without any placement passes by itself, and the log says so', () => {
    const island = sketch('I-J:s*, M-a:s, a-b:s, b-c:s, c-d:s, d-e:s');
    const before = scene({
      on: island,
      hands: [
        ['e', 'd'],
        ['e', 'I'],
      ],
      markers: ['M', 'J'],
    });
    const after = act(before, 0, lay('M-a'), lay('a-b'));
    expect(activeSeat(after)).toBe(0);
    expect(after.public.cycle).toBe(2);
    const last = { by: 0, do: 'lay', line: 'a-b', piece: 'black' } as const;
    const halfway = act(before, 0, lay('M-a'));
    expect(transEuropa.events(halfway, last, after, 1)).toContainEqual({ kind: 'passed', seat: 1 });
  });

  test('[TE-BUILD-10] a turn whose budget buys nothing more ends by itself', () => {
    const narrow = sketch('M-a:s, a-b:d, x-y:s, y-z:s');
    const state = scene({
      on: narrow,
      hands: [
        ['b', 'x'],
        ['z', 'M'],
      ],
      markers: ['M', 'x'],
    });
    expect(activeSeat(act(state, 0, lay('M-a')))).toBe(1);
  });
});

describe('neutral tracks and lines', () => {
  test('[TE-COMP-2] neutral tracks have no owner: both players build on from them', () => {
    const shared = sketch('M-j:s*, X-j:s*, j-k:s, k-l:s');
    const state = scene({
      on: shared,
      hands: [
        ['l', 'M'],
        ['l', 'X'],
      ],
      markers: ['M', 'X'],
    });
    expect(layable(state, 0)).toEqual(['j-k']);
    expect(layable(act(state, 0, lay('j-k'), endTurn), 1)).toEqual(['k-l']);
  });

  test('[TE-BUILD-8] nobody can be kept from using neutral tracks: joined seats may build the same lines', () => {
    const shared = sketch('M-j:s*, X-j:s*, j-k:s, M-p:s, X-q:d, k-l:s');
    const state = scene({
      on: shared,
      hands: [
        ['l', 'M'],
        ['l', 'X'],
      ],
      markers: ['M', 'X'],
    });
    const after = act(state, 0, lay('j-k'), endTurn);
    expect(layable(after, 1)).toEqual(['M-p', 'X-q', 'k-l']);
    expect(networkOf(after, 0)).toEqual(networkOf(after, 1));
  });

  test.each([
    ['classic', 83, 0],
    ['ferry', 83, 3],
    ['prestige', 85, 0],
  ])('[TE-SETUP-2] every round of the %s edition starts with %d neutral and %d own tracks', (edition, supply, own) => {
    const config = configOf({ seats: 3, edition, options: { targetScore: 40 } });
    const { states } = playOut(transEuropa.setup(config), purposefully, fastRng(6), 600);
    const starts = states.filter((state, i) => state.public.cycle === 1 && states[i - 1]!.public.cycle === 0);
    expect(starts.length).toBeGreaterThan(2);
    for (const { public: position } of starts) {
      expect([position.tracks.supply, ...position.tracks.own]).toEqual([supply, own, own, own]);
    }
  });

  test('[TE-BUILD-9] what a line costs is drawn on the board, whatever it crosses', () => {
    const drawn = sketch('M-a:river, M-b:sea, M-c:mountain, M-d:s, x-y:s');
    const state = scene({
      on: drawn,
      hands: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      markers: ['M', 'x'],
    });
    const afterSingle = act(withTracks(state, []), 0, lay('M-d'));
    expect(activeSeat(afterSingle)).toBe(1); // nothing but doubles left to build
    expect(layable(state, 0)).toEqual(['M-a', 'M-b', 'M-c', 'M-d']);
  });

  test('[TC-BUILD-1] on the classic boards every line over sea is double', () => {
    for (const id of ['europe', 'usa']) {
      const lines = boardById(id)!.lines.filter((line) => line.terrain.includes('sea') || line.kind === 'sea');
      expect(lines.every((line) => line.cost === 2)).toBe(true);
    }
    expect(boardById('europe')!.lines.some((line) => line.terrain.includes('sea'))).toBe(true);
  });
});
