// The store with a second copy, where the browser has no place for one.

import { expect, test, vi } from 'vitest';
import { memoryRecords } from '@branchline/tables';
import { mirroredRecords } from '../../src/storage/mirrored-records.ts';

/** As in the browser: the code that copies comes later than the answer that there are no private files. */
vi.mock('../../src/storage/copies.ts', async (original) => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return original();
});

test('a browser without private files keeps games without a second copy, and nothing is reported', async () => {
  const reported = vi.fn();
  process.prependListener('unhandledRejection', reported);
  const records = mirroredRecords(memoryRecords(), Promise.reject(new TypeError('no private files')));
  expect(await records.list()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 0));
  process.off('unhandledRejection', reported);
  expect(reported).not.toHaveBeenCalled();
});
