// The end of a round: who is complete when, what may still be built, and every reason to stop.

import { describe, expect, test } from 'vitest';
import { fastRng } from '@branchline/core';
import { isEndPending, transEuropa } from '../src/index.ts';
import { playOut, purposefully } from './support/random-play.ts';
import { sketch } from './support/sketch.ts';
import {
  act,
  activeSeat,
  claim,
  configOf,
  endTurn,
  lastRound,
  lay,
  layable,
  may,
  scene,
  why,
  withSupply,
} from './support/table.ts';

/** Red (0) at R; Green (1) lacks only the line R-g to reach G; Red lacks r1, r2. */
const RED_AND_GREEN = 'R-g:s, g-G:s*, R-r:s, r-s:s, R-f:d, G-t:s, f-u:s, u-v:s';
const redAndGreen = (more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scene({
    on: sketch(RED_AND_GREEN),
    hands: [
      ['R', 'r'],
      ['G', 'R'],
    ],
    markers: ['R', 'G'],
    ...more,
  });

describe('completion', () => {
  test('[TE-ENDR-1] the round ends when somebody has all cities connected, in whose turn ever', () => {
    const state = redAndGreen({
      hands: [
        ['v', 'R'],
        ['G', 'R'],
      ],
    });
    const ended = act(act(state, 0, lay('R-g')), 0, endTurn);
    expect(lastRound(ended)).toMatchObject({ reason: 'connected', complete: [1] });
    expect(ended.public.stage.kind).toBe('deal');
  });

  test('[TE-ENDR-2] EX-TE-50 completing another leaves the rest of the turn: a further track or none', () => {
    const pending = act(
      redAndGreen({
        hands: [
          ['v', 'R'],
          ['G', 'R'],
        ],
      }),
      0,
      lay('R-g'),
    );
    expect(pending.public.complete).toEqual([1]);
    expect(isEndPending(pending.public)).toBe(true);
    expect(activeSeat(pending)).toBe(0);
    expect(layable(pending, 0)).toEqual(['R-r', 'G-t']);
    expect(may(pending, 0, 'end-turn')).toBe(true);
    expect(lastRound(act(pending, 0, lay('G-t'))).complete).toEqual([1]);
    expect(lastRound(act(pending, 0, endTurn)).complete).toEqual([1]);
  });

  test('[TE-ENDR-3] EX-TE-50 if the second track completes the own hand as well, both are complete', () => {
    const both = act(redAndGreen(), 0, lay('R-g'), lay('R-r'));
    expect(lastRound(both)).toMatchObject({ complete: [0, 1], missing: [0, 0], points: [0, 0] });
    const prestige = act(redAndGreen({ edition: 'prestige' }), 0, lay('R-g'), lay('R-r'));
    expect(lastRound(prestige).points).toEqual([4, 4]);
  });

  test('[TE-ENDR-2] EX-TE-51 completing the own hand ends the round at once, without a second track', () => {
    const ended = act(redAndGreen(), 0, lay('R-r'));
    expect(lastRound(ended)).toMatchObject({ reason: 'connected', complete: [0], missing: [0, 1] });
    expect(activeSeat(ended)).toBeUndefined();
  });

  test('[TE-ENDR-2] EX-TE-52 a double line that completes another ends turn and round', () => {
    const state = scene({
      on: sketch('R-g:d, g-G:s*, R-r:s, r-s:s, s-t:s'),
      hands: [
        ['t', 'R'],
        ['G', 'R'],
      ],
      markers: ['R', 'G'],
    });
    expect(lastRound(act(state, 0, lay('R-g')))).toMatchObject({ complete: [1], missing: [3, 0] });
  });

  test('[TE-ENDR-3] EX-TE-53 one track may complete two others together', () => {
    const state = scene({
      on: sketch('R-j:s, j-G:s*, j-B:s*, R-r:s, r-s:s, s-t:s'),
      hands: [
        ['t', 'R'],
        ['G', 'R'],
        ['B', 'R'],
      ],
      markers: ['R', 'G', 'B'],
    });
    expect(act(state, 0, lay('R-j')).public.complete).toEqual([1, 2]);
    expect(lastRound(act(state, 0, lay('R-j'), endTurn))).toMatchObject({
      complete: [1, 2],
      missing: [3, 0, 0],
      points: [3, 0, 0],
    });
  });

  test('[TP-ENDR-1] the prestige edition ends at once for the active player, after the turn for others', () => {
    const prestige = redAndGreen({
      edition: 'prestige',
      hands: [
        ['r', 'v'],
        ['G', 'R'],
      ],
    });
    const pending = act(prestige, 0, lay('R-g'));
    expect(pending.public.rounds).toHaveLength(0);
    expect(lastRound(act(pending, 0, endTurn))).toMatchObject({ complete: [1], points: [expect.any(Number), 4] });
    expect(lastRound(act(redAndGreen({ edition: 'prestige' }), 0, lay('R-r'))).points[0]).toBe(4);
  });

  test('[TE-ENDR-5] all hands are revealed at the end of a round', () => {
    const before = redAndGreen();
    expect(transEuropa.view(before, 'spectator').public.rounds).toEqual([]);
    const ended = act(before, 0, lay('R-r'));
    expect(transEuropa.view(ended, 'spectator').public.rounds[0]!.hands).toEqual(before.secret.hands);
  });

  test('[TE-ENDR-6] completion is seen by the game itself; nobody claims unless the table says so', () => {
    const offered = new Set(transEuropa.legal(transEuropa.view(redAndGreen(), 0), 0).map((action) => action.do));
    expect([...offered]).toEqual(['lay']);
    const move = { by: 0, do: 'lay', line: 'R-g', piece: 'black' } as const;
    const before = redAndGreen({
      hands: [
        ['v', 'R'],
        ['G', 'R'],
      ],
    });
    expect(transEuropa.events(before, move, transEuropa.apply(before, move), 2)).toContainEqual({
      kind: 'completed',
      seat: 1,
    });
    expect(why(before, 0, claim)).toEqual({ code: 'trans-europa/no-claims', rule: 'TE-ENDR-6' });
  });
});

describe('the supply', () => {
  const open = (supply: number, edition = 'prestige') =>
    withSupply(
      scene({
        on: sketch('R-a:s, a-b:s, b-c:s, c-G:s, R-d:d'),
        edition,
        hands: [
          ['R', 'c'],
          ['G', 'R'],
        ],
        markers: ['R', 'G'],
      }),
      supply,
    );

  test('[TE-ENDR-4] EX-TE-55 the last track ends the round in mid-turn, and everybody is scored', () => {
    const ended = act(open(1), 0, lay('R-a'));
    expect(lastRound(ended)).toMatchObject({ reason: 'supply', complete: [], missing: [2, 3] });
  });

  test('[TP-SCORE-3] EX-TE-55 without a complete player nobody gets 4', () => {
    expect(lastRound(act(open(1), 0, lay('R-a'))).points).toEqual([2, 1]);
    const three = act(act(open(2), 0, lay('R-a'), endTurn), 1, lay('c-G'));
    expect(lastRound(three)).toMatchObject({ reason: 'supply', missing: [2, 2], points: [2, 2] });
  });

  test('[TE-ENDR-4] with one track left a double line can still be built', () => {
    expect(lastRound(act(open(1), 0, lay('R-d'))).reason).toBe('supply');
  });

  test('[TE-ENDR-4] whoever is complete with the last track makes the reason `connected`', () => {
    const state = withSupply(
      redAndGreen({
        hands: [
          ['v', 'R'],
          ['G', 'R'],
        ],
      }),
      1,
    );
    expect(lastRound(act(state, 0, lay('R-g')))).toMatchObject({ reason: 'connected', complete: [1] });
  });
});

describe('stuck', () => {
  const island = 'I-J:s*, M-a:s, a-b:s, J-k:s, b-I:d';

  test('[TE-ENDR-7] a round ends as soon as nobody can build', () => {
    const state = scene({
      on: sketch('M-a:s, X-y:s'),
      hands: [
        ['M', 'X'],
        ['X', 'M'],
      ],
      markers: ['M', 'X'],
    });
    const last = act(act(state, 0, lay('M-a')), 1, lay('X-y'));
    expect(last.public.rounds).toHaveLength(1);
    expect(lastRound(last)).toMatchObject({ reason: 'stuck', complete: [] });
  });

  test('[TE-ENDR-7] as long as one seat can build, the others pass and the round goes on', () => {
    const state = scene({
      on: sketch(island),
      hands: [
        ['k', 'M'],
        ['M', 'k'],
      ],
      markers: ['M', 'J'],
    });
    const later = act(act(state, 0, lay('M-a'), lay('a-b')), 1, lay('J-k'));
    expect(later.public.rounds).toHaveLength(0);
    expect(activeSeat(later)).toBe(0);
  });

  test('[TE-ENDR-7] a whole board can be built on and every random game ends', () => {
    const config = configOf({ seats: 2, edition: 'prestige', board: 'usa', options: { blackTracks: 600 } });
    const { states } = playOut(transEuropa.setup(config), purposefully, fastRng(2));
    expect(states.at(-1)!.public.stage.kind).toBe('over');
  });
});
