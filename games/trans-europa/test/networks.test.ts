// Networks: what belongs to them, how they join, and what connects a city.

import { describe, expect, test } from 'vitest';
import { sketch } from './support/sketch.ts';
import { act, endTurn, lay, lastRound, layable, networkOf, scene } from './support/table.ts';
import { missingCount, transEuropa } from '../src/index.ts';

describe('networks', () => {
  test('[TE-NET-1] a network is all that its marker reaches over tracks', () => {
    const state = scene({
      on: sketch('M-a:s*, a-b:d*, c-d:s*, b-c:s, x-y:s'),
      hands: [
        ['d', 'x'],
        ['y', 'M'],
      ],
      markers: ['M', 'x'],
    });
    expect(networkOf(state, 0)).toEqual(['M', 'a', 'b']);
    expect(networkOf(act(state, 0, lay('b-c')), 0)).toEqual(['M', 'a', 'b', 'c', 'd']);
    expect(networkOf(state, 1)).toEqual(['x']);
  });

  test('[TE-NET-2] EX-TP-1 networks that touch are one, at once, within the same turn', () => {
    const board = sketch('Y-gap:s*, gap-G:s, G-h:s*, h-Brussels:s, Brussels-far:s, far-off:s');
    const state = scene({
      on: board,
      edition: 'prestige',
      hands: [
        ['off', 'Y'],
        ['far', 'h'],
      ],
      markers: ['Y', 'G'],
    });
    expect(layable(state, 0)).toEqual(['gap-G']);
    const joined = act(state, 0, lay('gap-G'));
    expect(networkOf(joined, 0)).toEqual(networkOf(joined, 1));
    expect(activeAfter(act(joined, 0, lay('h-Brussels')))).toBe(1);
    const move = { by: 0, do: 'lay', line: 'gap-G', piece: 'black' } as const;
    expect(transEuropa.events(state, move, joined, 'spectator')).toContainEqual({
      kind: 'networks-joined',
      seats: [0, 1],
    });
  });

  test('[TE-NET-3] a city counts whether tracks end on it or pass through', () => {
    const board = sketch('M-p:s*, p-q:s*, q-r:s, r-t:s, t-x:s, x-y:s');
    const state = scene({
      on: board,
      hands: [
        ['p', 'q', 'r'],
        ['y', 'M'],
      ],
      markers: ['M', 'x'],
    });
    const ended = act(state, 0, lay('q-r'));
    expect(lastRound(ended)).toMatchObject({ reason: 'connected', complete: [0], missing: [0, 3] });
  });

  test('[TE-NET-4] EX-TE-54 cities joined by foreign tracks alone are not connected to the own marker', () => {
    const board = sketch('P-Q:s*, Q-R:s*, M-k:s, k-l:s, l-P:s, X-u:s, u-v:s, v-w:s, w-z:s');
    const state = scene({
      on: board,
      hands: [
        ['P', 'Q', 'R'],
        ['z', 'X'],
      ],
      markers: ['M', 'X'],
    });
    expect(state.public.complete).toEqual([]);
    expect(missingCount(state, 0, state.secret.hands[0]!)).toBe(3);
    const after = act(state, 0, lay('M-k'), lay('k-l'));
    expect(after.public.rounds).toHaveLength(0);
    const done = act(act(after, 1, lay('X-u'), endTurn), 0, lay('l-P'));
    expect(lastRound(done).complete).toEqual([0]);
  });

  test('[TE-START-5] EX-TE-57 a marker on a target city connects it', () => {
    const board = sketch('A-B:s, B-c:s, x-y:s, y-z:s');
    const state = scene({
      on: board,
      hands: [
        ['A', 'B'],
        ['z', 'c'],
      ],
      markers: ['A', 'x'],
    });
    expect(lastRound(act(state, 0, lay('A-B'))).complete).toEqual([0]);
  });
});

const activeAfter = (state: Parameters<typeof transEuropa.turn>[0]): number | undefined => {
  const turn = transEuropa.turn(state);
  return turn.kind === 'seats' ? turn.seats[0] : undefined;
};
