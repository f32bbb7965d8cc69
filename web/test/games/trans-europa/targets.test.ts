// What is missing: counts, distances, and other ways of the same length.

import { expect, test } from 'vitest';
import { missingOf } from '@branchline/trans-europa';
import { reasonsFor } from '../../../src/games/trans-europa/play/hint.ts';
import { alternativesOf, targetsOf } from '../../../src/games/trans-europa/play/targets.ts';
import { lay, placed, seenBy } from './support/positions.ts';

const start = () => placed(['17,8', '9,6']);

test('[TE-MISS-5] the missing count is joint, the distances are each city’s own', () => {
  const view = seenBy(start(), 0);
  const targets = targetsOf(view, 0, view.own!.hand);
  const sum = targets.list.reduce((total, { toGo }) => total + toGo, 0);
  expect(targets.missing).toBe(missingOf(view, 0, view.own!.hand).count);
  expect(targets.missing).toBeLessThanOrEqual(sum);
  expect(targets.list.find(({ linked }) => linked)?.toGo).toBe(0);
});

test('[TE-MISS-6] every alternative line belongs to a tree of the same cost', () => {
  const view = seenBy(start(), 0);
  const { hand } = view.own!;
  const shown = new Set(targetsOf(view, 0, hand).lines);
  const others = alternativesOf(view, 0, hand);
  expect(others.length).toBeGreaterThan(0);
  expect(others.some((line) => shown.has(line))).toBe(false);
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
  const [reason] = reasonsFor(view, 0, view.own!.hand, { do: 'marker', at: '17,8' });
  expect(reason).toEqual({ why: 'central', missing: targetsOf(view, 0, view.own!.hand).missing });
});
