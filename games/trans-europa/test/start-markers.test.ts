// The first turn of a round: start markers.

import { describe, expect, test } from 'vitest';
import { fastRng, pick } from '@branchline/core';
import { boardById } from '@branchline/boards';
import { transEuropa, type State } from '../src/index.ts';
import { untilSeats } from './support/random-play.ts';
import { act, activeSeat, configOf, endTurn, lay, play, why } from './support/table.ts';

const opening = (spec: Partial<Parameters<typeof configOf>[0]> = {}, start = 0): State => {
  const begun = play(transEuropa.setup(configOf({ seats: 3, ...spec })), {
    by: 'chance',
    do: 'start-player',
    seat: start,
  });
  return untilSeats(begun, fastRng(1));
};
const marker = (at: string) => ({ do: 'marker', at }) as const;
const europe = boardById('europe')!;

describe('start markers', () => {
  test('[TE-START-1] everybody places a marker, clockwise from the start player, and nothing else happens', () => {
    let state = opening({}, 2);
    const [a, b, c] = europe.junctions.map((junction) => junction.id);
    expect(activeSeat(state)).toBe(2);
    expect(why(state, 2, lay(europe.lines[0]!.id))).toMatchObject({ code: 'trans-europa/not-now', rule: 'TE-START-1' });
    expect(why(state, 2, endTurn)).toMatchObject({ code: 'trans-europa/not-now' });
    state = act(state, 2, marker(a!));
    expect(activeSeat(state)).toBe(0);
    state = act(state, 0, marker(b!));
    expect(activeSeat(state)).toBe(1);
    state = act(state, 1, marker(c!));
    expect(activeSeat(state)).toBe(2);
    expect(state.public.stage).toMatchObject({ kind: 'build', seat: 2, left: 2, laid: 0 });
    expect(state.public.tracks.supply).toBe(83);
  });

  test('[TE-START-2] any junction will do, with a city or without', () => {
    const state = opening();
    const offered = transEuropa
      .legal(transEuropa.view(state, 0), 0)
      .map((action) => action.do === 'marker' && action.at);
    expect(offered).toEqual(europe.junctions.map((junction) => junction.id));
    expect(europe.junctions.some((junction) => junction.city === undefined)).toBe(true);
  });

  test('[TE-START-3] EX-TE-58 a junction with a marker is taken', () => {
    const at = europe.junctions[7]!.id;
    const state = act(opening(), 0, marker(at));
    expect(why(state, 1, marker(at))).toMatchObject({ code: 'trans-europa/junction-taken', rule: 'TE-START-3', at });
    expect(transEuropa.legal(transEuropa.view(state, 1), 1)).toHaveLength(europe.junctions.length - 1);
  });

  test('[TE-START-3] markers may share a junction where a ferry table says so', () => {
    const ferries = { edition: 'ferry', options: { sharedStart: true } };
    const at = boardById('europe-ferries')!.junctions[0]!.id;
    const state = act(opening(ferries), 0, marker(at));
    expect(why(state, 1, marker(at))).toBeUndefined();
    expect(activeSeat(act(state, 1, marker(at)))).toBe(2);
  });

  test('[TE-START-4] a marker never moves during the round', () => {
    const [a, b, c, d] = europe.junctions.map((junction) => junction.id);
    let state = act(act(act(opening(), 0, marker(a!)), 1, marker(b!)), 2, marker(c!));
    let moves = 0;
    for (const rng = fastRng(4); state.public.stage.kind === 'build'; moves++) {
      const { seat } = state.public.stage;
      expect(why(state, seat, marker(d!))).toMatchObject({ code: 'trans-europa/not-now' });
      expect(state.public.markers).toEqual([0, 1, 2]);
      state = act(state, seat, pick(transEuropa.legal(transEuropa.view(state, seat), seat), rng));
    }
    expect(moves).toBeGreaterThan(40);
    expect(state.public.rounds).toHaveLength(1);
  });

  test('[TE-START-1] a junction must exist', () => {
    expect(why(opening(), 0, marker('99,99'))).toMatchObject({ code: 'trans-europa/no-such-junction', at: '99,99' });
  });

  test('[TE-FERRY-11] sea junctions are legal places for a marker', () => {
    const sea = boardById('europe-ferries')!.junctions.find((junction) => junction.sea)!;
    expect(why(opening({ edition: 'ferry' }), 0, marker(sea.id))).toBeUndefined();
  });
});
