// Finding a game among many.

import { expect, test } from 'vitest';
import type { ListedGame } from '@branchline/protocol';
import { filtered } from '../../src/app/games-filter.ts';

const game = (id: string, names: readonly string[], how: { over?: boolean; imported?: boolean } = {}): ListedGame => ({
  id,
  game: 'trans-europa',
  spec: { seats: names.length },
  seats: names.map((name) => ({ name, kind: 'human' })),
  imported: how.imported ?? false,
  created: 0,
  touched: 0,
  summary: { moves: 0, over: how.over ?? false, detail: null },
});

const GAMES = [
  game('a', ['Zoë', 'Ben']),
  game('b', ['Ada', 'Ben'], { over: true }),
  game('c', ['Ada', 'Cleo'], { over: true, imported: true }),
];
const found = (wanted: Parameters<typeof filtered>[1]): string[] =>
  filtered(GAMES, wanted, () => 'Europe · Classic').map(({ id }) => id);

test('a search finds names and boards, whatever the accents, and every word counts', () => {
  expect(found({ kind: 'all', query: 'zoe' })).toEqual(['a']);
  expect(found({ kind: 'all', query: 'ben europe' })).toEqual(['a', 'b']);
  expect(found({ kind: 'all', query: 'ben cleo' })).toEqual([]);
});

test('a kind leaves the others out', () => {
  expect(found({ kind: 'running', query: '' })).toEqual(['a']);
  expect(found({ kind: 'finished', query: '' })).toEqual(['b']);
  expect(found({ kind: 'imported', query: 'ada' })).toEqual(['c']);
});
