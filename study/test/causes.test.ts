// Causes of mistakes, each in a position made for it.

import { invariant, type Move } from '@branchline/core';
import { gridOf, missingCount, transEuropa, type Action, type State, type TransEuropa } from '@branchline/trans-europa';
import { describe, expect, test } from 'vitest';
import { causesOf } from '../src/trans-europa/causes.ts';
import type { Turn } from '../src/trans-europa/turns.ts';

const HANDS = [
  ['oslo', 'london', 'wien', 'vilnius', 'firenze'],
  ['stockholm', 'madrid', 'paris', 'kyiv', 'roma'],
];
const { board, graph } = gridOf('europe');
const placeOf = (city: string): string => board.cities.find(({ id }) => id === city)!.junction;
const at = (city: string): Action => ({ do: 'marker', at: placeOf(city) });
const lay = (...lines: readonly string[]): readonly Action[] =>
  lines.map((line) => ({ do: 'lay', line, piece: 'black' }));

/** Both hands dealt, and these moves made. */
function position(...actions: readonly Action[]): State {
  const configured = transEuropa.configure({ seats: 2, edition: 'classic' });
  invariant(configured.ok, 'a classic table');
  let state = transEuropa.setup(configured.value);
  const play = (move: object): void => {
    state = transEuropa.apply(state, move as Move<TransEuropa>);
  };
  play({ by: 'chance', do: 'start-player', seat: 0 });
  play({ by: 'chance', do: 'deal', hands: HANDS });
  for (const action of actions) {
    const { stage } = state.public;
    play({ by: 'seat' in stage ? stage.seat : 0, ...action });
  }
  return state;
}

const turn = (before: State, kind: Turn['kind'], actions: readonly Action[]): Turn => ({
  ...{ round: 0, seat: 0, first: 1, last: 1, before, after: before },
  ...{ kind, actions },
});

const between = (before: State, played: readonly Action[], better: readonly Action[]) =>
  causesOf(turn(before, 'build', played), better);

/** Lines out of the own network that cost so much, as a turn of one track. */
function tracksOut(before: State, cost: number): readonly string[] {
  const legal = transEuropa.legal(transEuropa.view(before, 0), 0);
  return legal.flatMap((action) =>
    action.do === 'lay' && graph.cost[graph.lineIndex.get(action.line)!] === cost ? [action.line] : [],
  );
}

describe('starts', () => {
  const before = position();
  const start = (played: string, better: string) => causesOf(turn(before, 'marker', [at(played)]), [at(better)]);

  test('in the middle of the own cities, where their end was better; the other way round nothing is known', () => {
    expect(start('wien', 'london')).toEqual(['middle']);
    expect(start('london', 'wien')).toEqual(['place']);
  });

  test('that cost more tracks', () => {
    expect(start('madrid', 'wien')).toContain('start');
    expect(start('wien', 'madrid')).not.toContain('start');
  });
});

describe('turns', () => {
  const opened = position(at('wien'), at('madrid'));
  const [double] = tracksOut(opened, 2);
  const [single] = tracksOut(opened, 1);

  test('a double line too early, and one too late', () => {
    expect(between(opened, lay(double!), lay(single!))).toContain('double');
    expect(between(opened, lay(double!), lay(single!))).not.toContain('shuns');
    expect(between(opened, lay(single!), lay(double!))).toContain('shuns');
  });

  test('nothing is said against the better turn itself', () => {
    expect(between(opened, lay(single!), lay(single!))).toEqual(['place']);
  });

  test('more tracks are missing than need be: a track that comes nearer to no city, beside the one that saves most', () => {
    // From a corner of the board some tracks lead to nothing.
    const corner = position(at('roma'), at('madrid'));
    const hand = corner.secret.hands[0]!;
    const after = (line: string): State => transEuropa.apply(corner, { by: 0, do: 'lay', line, piece: 'black' });
    const missing = (line: string): number => missingCount(after(line), 0, hand);
    const helps = (line: string): boolean =>
      hand.some((city) => missingCount(after(line), 0, [city]) < missingCount(corner, 0, [city]));
    const tracks = [...tracksOut(corner, 1), ...tracksOut(corner, 2)];
    const useless = tracks.find((line) => !helps(line))!;
    const best = tracks.reduce((least, line) => (missing(line) < missing(least) ? line : least));
    expect(between(corner, lay(useless), lay(best))).toContain('fewer');
    expect(between(corner, lay(useless), lay(best))).not.toContain('together');
    expect(between(corner, lay(best), lay(useless))).not.toContain('fewer');
  });

  test('several cities could have come nearer at once', () => {
    const after = (line: string): State => transEuropa.apply(opened, { by: 0, do: 'lay', line, piece: 'black' });
    const nearer = (line: string): number =>
      opened.secret.hands[0]!.filter((city) => missingCount(after(line), 0, [city]) < missingCount(opened, 0, [city]))
        .length;
    const order = tracksOut(opened, 1).toSorted((a, b) => nearer(b) - nearer(a));
    const one = order.find((line) => nearer(line) === 1)!;
    expect(nearer(order[0]!)).toBeGreaterThan(1);
    expect(between(opened, lay(one), lay(order[0]!))).toContain('together');
    expect(between(opened, lay(order[0]!), lay(one))).not.toContain('together');
  });
});
