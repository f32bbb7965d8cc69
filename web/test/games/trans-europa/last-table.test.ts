// The table set up last: filled in again as it was, or not at all.

import '../../support/browser.ts';
import { expect, test, vi } from 'vitest';

vi.mock('../../../src/link/device.ts', () => ({ device: {} }));
const { draftFor } = await import('../../../src/games/trans-europa/state/draft.ts');
const { lastTable, rememberTable } = await import('../../../src/games/trans-europa/state/last-table.ts');
const { draftSeat } = await import('../../../src/table/draft-seat.ts');

const KEY = 'branchline-last-table';
const draft = { ...draftFor('prestige', 1), oldest: 1 };
const withoutKeys = (seats: readonly { readonly name: string; readonly kind: string }[] = []) =>
  seats.map(({ name, kind }) => ({ name, kind }));

test('what was set up comes back', () => {
  rememberTable(draft);
  const { seats, ...rest } = lastTable()!;
  const { seats: before, ...restBefore } = draft;
  expect(rest).toEqual(restBefore);
  expect(withoutKeys(seats)).toEqual(withoutKeys(before));
});

test('seats of an earlier visit are told apart from those that are added now', () => {
  const next = draftSeat({ name: '', kind: 'human' }).key + 1;
  const seats = Array.from({ length: 5 }, (_, i) => ({ name: `${i}`, kind: 'human', key: next + i }));
  localStorage.setItem(KEY, JSON.stringify({ ...draft, seats }));
  const keys = [...lastTable()!.seats, draftSeat({ name: 'Eve', kind: 'human' })].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['nothing', null],
  ['another thing', 7],
  ['an edition nobody knows', { ...draft, edition: 'toString' }],
  ['a board nobody knows', { ...draft, board: 'moon' }],
  ['seats that are none', { ...draft, seats: 'three' }],
  ['too few seats', { ...draft, seats: [] }],
  ['an option that makes no sense', { ...draft, options: { targetScore: 'far' } }],
])('%s is no table', (_, stored) => {
  localStorage.setItem(KEY, JSON.stringify(stored));
  expect(lastTable()).toBeUndefined();
});
