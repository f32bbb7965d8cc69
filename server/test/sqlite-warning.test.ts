// In a process of its own: it changes how this process warns.

import { afterEach, expect, test, vi } from 'vitest';
import { withoutSqliteWarning } from '../src/sql/sqlite-warning.js';

afterEach(() => vi.restoreAllMocks());

test('loading SQLite warns of nothing, and every other warning is heard', () => {
  const heard = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const loaded = withoutSqliteWarning(() => {
    process.emitWarning('SQLite is an experimental feature and might change at any time', 'ExperimentalWarning');
    process.emitWarning('Another is an experimental feature', 'ExperimentalWarning');
    process.emitWarning('SQLite is an experimental feature in name only', 'Warning');
    return 'SQLite';
  });
  expect(loaded).toBe('SQLite');
  expect(heard.mock.calls.map(([warning]) => warning)).toEqual([
    'Another is an experimental feature',
    'SQLite is an experimental feature in name only',
  ]);
});

test('afterwards warnings go where they went before, also when loading fails', () => {
  const { emitWarning } = process;
  expect(() =>
    withoutSqliteWarning(() => {
      throw new Error('no such module');
    }),
  ).toThrow('no such module');
  expect(process.emitWarning).toBe(emitWarning);
});
