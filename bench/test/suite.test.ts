// The benchmarks run and report figures; how large these are is no matter of tests.

import { expect, test } from 'vitest';
import { runSuites, type Row } from '../src/index.ts';

const rowsOf = async (group: 'rules' | 'guided'): Promise<Row[]> => {
  const memoryOf = (): Promise<number> => Promise.reject(new Error('no memory is measured here'));
  const rows: Row[] = [];
  for await (const row of runSuites([group], { seconds: 0.01, memoryOf })) rows.push(row);
  return rows;
};

test('the rules are measured beside the peer, which plays the same game', async () => {
  const rows = await rowsOf('rules');
  expect(rows.filter(({ value }) => !(value > 0 && value < Infinity))).toEqual([]);
  const ratio = rows.find(({ what }) => what === 'ratio to boardgame.io');
  expect(ratio).toMatchObject({ unit: '×', bar: 150 });
  expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
});

test('guided rounds are measured for every number of players that has a figure', async () => {
  const rows = await rowsOf('guided');
  expect(rows.filter(({ value }) => !(value > 0 && value < Infinity))).toEqual([]);
  const tables = rows.map(({ what }) => /, (\d) players$/.exec(what)?.[1]);
  expect(tables).toEqual(['4', '2', '6', '4', '2', '6']);
});
