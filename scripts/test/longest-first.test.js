// The order in which files of tests begin.

import { expect, test } from 'vitest';
import { resolve } from 'node:path';
import { root } from '../lib/run.js';
import { readTimes, secondsByFile } from '../lib/usual-times.js';
import LongestFirst from '../testing/longest-first.js';

const usual = [...secondsByFile(readTimes().unit)].sort(([, one], [, other]) => other - one).map(([file]) => file);

/** A file as vitest hands it over; nothing is known of earlier runs. */
const fileOf = (name, isolate) => ({
  moduleId: resolve(root, name),
  project: { name: isolate ? 'apart' : 'shared', config: { isolate, sequence: { groupOrder: 0 } } },
});
const context = {
  config: { root },
  cache: { getFileTestResults: () => undefined, getFileStats: () => undefined },
};

test('what usually takes long begins first, whatever project it is of; files that share workers follow', async () => {
  const [longest, long, other] = usual;
  const files = [
    fileOf(longest, false),
    fileOf('a/new.test.ts', true),
    fileOf(other, true),
    { ...fileOf(long, true), project: { ...fileOf(long, true).project, name: 'apart, with Postgres' } },
  ];
  const sorted = await new LongestFirst(context).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(
    [long, other, 'a/new.test.ts', longest].map((name) => resolve(root, name)),
  );
});
