// Clocks in words and figures, and what becomes of a game's own form.

import '../support/browser.ts';
import type { PublicTable } from '@branchline/protocol/online';
import { expect, test, vi } from 'vitest';

vi.mock('../../src/link/device.ts', () => ({ device: {} }));
const { clockRule, stretch, tableTitle, timeLeft } = await import('../../src/online/parts/words.ts');
const { ruleOf } = await import('../../src/online/parts/clock-choice.tsx');
const { onlineTableOf } = await import('../../src/online/state/new-table.ts');

test.each([
  [0, '0:00'],
  [900, '0:01'],
  [24_000, '0:24'],
  [232_000, '3:52'],
  [3_599_000, '59:59'],
  [9.4 * 3_600_000, '9\u00a0h'],
  [2.5 * 86_400_000, '2 days'],
])('%i milliseconds are shown as %s', (left, shown) => expect(timeLeft(left)).toBe(shown));

test('rules of clocks are said in their largest whole unit', () => {
  expect([10, 90, 300, 43_200, 86_400].map(stretch)).toEqual([
    '10\u00a0s',
    '90\u00a0s',
    '5\u00a0min',
    '12\u00a0h',
    '1 day',
  ]);
  expect(clockRule({ clock: { bank: 600, increment: 10 } })).toBe('10\u00a0min + 10\u00a0s');
  expect(clockRule({})).toBe('No clock');
});

test.each([
  ['trans-europa', 'europe', 'Trans Europa · Europe'],
  ['trains-of-europe', 'europe', 'Trains of Europe'],
  ['no game of ours', 'moon', 'no game of ours · moon'],
])('a table of %s is called once by each of its names', (game, board, title) => {
  const seats = [{ kind: 'open', taken: false }] as const;
  const table = { id: 'a', game, board, options: {}, seats, created: 0 } as Partial<PublicTable> as PublicTable;
  expect(tableTitle(table)).toBe(title);
});

test('a clock for days gives back a day with every turn at most', () => {
  const draft = { kind: 'slow', bank: 5, increment: 10, hours: 168 } as const;
  expect(ruleOf(draft)).toEqual({ bank: 604_800, increment: 86_400 });
  expect(ruleOf({ ...draft, hours: 12 })).toEqual({ bank: 43_200, increment: 43_200 });
  expect(ruleOf({ ...draft, kind: 'live' })).toEqual({ bank: 300, increment: 10 });
  expect(ruleOf({ ...draft, kind: 'none' })).toBeUndefined();
});

test('people’s seats are free for whoever comes, bots keep their names, everything else is the form’s', () => {
  const seats = [
    { name: 'Ann', kind: 'human' },
    { name: 'Ben', kind: 'human' },
    { name: 'Ruth', kind: 'bot:engineer' },
  ];
  const spec = { seats: 3, edition: 'e', board: 'b', options: { x: 1 }, agreed: { y: 2 } };
  expect(onlineTableOf({ game: 'g', spec, seats }, { unlisted: true })).toEqual({
    ...{ game: 'g', edition: 'e', board: 'b', options: { x: 1 }, agreed: { y: 2 }, unlisted: true },
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot:engineer', name: 'Ruth' }],
  });
});
