// The store with a second copy, where the browser has no place for one.

import { expect, test, vi } from 'vitest';
import { memoryRecords } from '@branchline/tables';
import { mirroredRecords } from '../../src/storage/mirrored-records.ts';

test('a browser without private files keeps games without a second copy, and reports no error', async () => {
  const opened = Promise.reject(new TypeError('no private files'));
  const listened = vi.spyOn(opened, 'then');
  const records = mirroredRecords(memoryRecords(), opened);
  // At once: the code that copies is loaded later, and a refusal that nobody expects is an error of the page.
  expect(listened).toHaveBeenCalled();
  expect(await records.list()).toEqual([]);
});
