// What is missing: counts, distances, and other ways of the same length.

import { expect, test } from 'vitest';
import { boardById } from '@branchline/boards';
import { solverOf } from '@branchline/solver';
import { gridOf, weightsFor } from '@branchline/trans-europa';
import { reasonsFor } from '../../../src/games/trans-europa/play/hint.ts';
import { alternativesOf, targetsOf } from '../../../src/games/trans-europa/play/targets.ts';
import { lay, placed, seenBy } from './support/positions.ts';

const start = () => placed(['17,8', '9,6']);

test('[TE-MISS-5] the missing count is joint, the distances are each city’s own', () => {
  const state = lay(lay(start(), 0, '15,8-17,8'), 0, '13,8-15,8');
  const view = seenBy(state, 0);
  const before = targetsOf(seenBy(start(), 0), 0, view.own!.hand);
  const after = targetsOf(view, 0, view.own!.hand);
  const city = (targets: typeof after, id: string) =>
    targets.list.find((target) => gridOf('europe').graph.cityIds[target.city] === id)!;
  // The marker is in Wien; the tracks lead west, toward London and away from nobody.
  expect(city(after, 'wien')).toMatchObject({ linked: true, toGo: 0 });
  expect(city(before, 'london').toGo - city(after, 'london').toGo).toBe(2);
  expect(city(after, 'vilnius').toGo).toBe(city(before, 'vilnius').toGo);
  const sum = after.list.reduce((total, { toGo }) => total + toGo, 0);
  expect(after.missing).toBeLessThan(sum);
  expect(after.missing).toBeGreaterThanOrEqual(Math.max(...after.list.map(({ toGo }) => toGo)));
  expect(costOf(after.lines)).toBe(after.missing);
});

/** What the lines of a tree cost on open ground. */
const costOf = (lines: readonly string[]): number =>
  lines.reduce((total, id) => total + boardById('europe')!.lines.find((line) => line.id === id)!.cost, 0);

test('[TE-MISS-6] every alternative line belongs to a tree of the same cost', () => {
  const view = seenBy(start(), 0);
  const { hand } = view.own!;
  const { missing, lines } = targetsOf(view, 0, hand);
  const others = alternativesOf(view, 0, hand);
  expect(others.length).toBeGreaterThan(0);
  expect(others.some((line) => lines.includes(line))).toBe(false);
  const { graph } = gridOf('europe');
  const targets = hand.map((index) => graph.cityJunction[index]!);
  for (const id of others) {
    // With this line for nothing the cheapest tree costs exactly as much less as the line itself costs.
    const line = graph.lineIndex.get(id)!;
    const weights = weightsFor(view, 0).slice();
    const cost = weights[line]!;
    weights[line] = 0;
    expect(solverOf(graph).missingCost(weights, view.public.markers[0]!, targets), id).toBe(missing - cost);
  }
});

test('a hint says what it brings', () => {
  let state = lay(lay(start(), 0, '15,8-17,8'), 0, '13,8-15,8');
  state = lay(lay(state, 1, '9,6-10,7'), 1, '10,7-11,8');
  const view = seenBy(state, 0);
  const reasons = reasonsFor(view, 0, view.own!.hand, { do: 'lay', line: '11,8-13,8', piece: 'black' });
  expect(reasons.map(({ why }) => why)).toContain('joins');
});

test('a hint for the marker tells how much would be missing from there', () => {
  const view = seenBy(start(), 0);
  const missingFrom = (at: string) => {
    const [reason] = reasonsFor(view, 0, view.own!.hand, { do: 'marker', at });
    return reason?.why === 'central' ? reason.missing : undefined;
  };
  // From one of the own cities less is missing than from the far south-west of the board.
  expect(missingFrom('17,8')!).toBeLessThan(missingFrom('4,11')!);
});
