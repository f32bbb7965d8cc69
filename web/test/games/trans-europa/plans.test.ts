// Plans between visits: kept per game and seat, read with care, forgotten with their game.

import { storage } from '../../support/browser.ts';
import { beforeEach, expect, test } from 'vitest';
import { NO_PLAN } from '../../../src/games/trans-europa/play/plan.ts';
import { forgetPlans, keepPlan, keptPlan, parsePlan } from '../../../src/games/trans-europa/state/plans.ts';

const KEY = 'branchline-plans';
const plan = { lays: [{ line: '15,8-17,8', piece: 'black' as const }], goal: '4,5', from: '17,8' };

beforeEach(storage.clear);

test('a plan is kept for its seat alone', () => {
  keepPlan('game', 0, plan);
  expect(keptPlan('game', 0)).toEqual(plan);
  expect(keptPlan('game', 1)).toBe(NO_PLAN);
  expect(keptPlan('other', 0)).toBe(NO_PLAN);
});

test('a cleared plan leaves nothing behind, a goal alone is kept', () => {
  keepPlan('game', 0, { lays: [], goal: '4,5' });
  expect(keptPlan('game', 0)).toEqual({ lays: [], goal: '4,5' });
  keepPlan('game', 0, NO_PLAN);
  expect(storage.getItem(KEY)).toBe('{}');
});

test('plans are forgotten with their game', () => {
  keepPlan('game', 0, plan);
  keepPlan('other', 1, plan);
  forgetPlans('game');
  expect(keptPlan('game', 0)).toBe(NO_PLAN);
  expect(keptPlan('other', 1)).toEqual(plan);
});

test.each([
  undefined,
  null,
  7,
  [],
  {},
  { lays: 'all' },
  { lays: [{ line: 3, piece: 'black' }] },
  { lays: [{ line: 'a', piece: 'gold' }] },
  { lays: [], goal: 4 },
])('what makes no sense is no plan: %o', (raw) => expect(parsePlan(raw)).toBe(NO_PLAN));

test('a plan of today’s version is read, and what it does not know is dropped', () => {
  expect(parsePlan({ ...plan, colour: 'red' })).toEqual(plan);
});

test.each(['', '{', '[]', '7', '{"game":7}', '{"game":{"0":{"lays":7}}}'])(
  'a storage that holds %s holds no plan, and takes one',
  (held) => {
    storage.setItem(KEY, held);
    expect(keptPlan('game', 0)).toBe(NO_PLAN);
    keepPlan('game', 0, plan);
    expect(keptPlan('game', 0)).toEqual(plan);
  },
);
