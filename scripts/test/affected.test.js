// The inner loop: what a change reaches, and which of its tests are run.

import { expect, test } from 'vitest';
import { chooseTests } from '../lib/affected.js';
import { importers, reachedFrom } from '../lib/imports.js';

const FILES = {
  'core/src/step.ts': '',
  'core/src/index.ts': "export { step } from './step.ts';",
  'core/test/step.test.ts': "import { step } from '../src/index.ts';",
  'core/test/other.test.ts': "import { other } from '../src/other.ts';",
  'games/one/src/index.ts': "import { step } from '@branchline/core';\nconst late = () => import('./late.ts');",
  'games/one/src/late.ts': '',
  'games/one/test/rules.test.ts': 'import {\n  rules,\n} from "../src/index.ts";',
  'games/one/test/late.test.ts': "const path = new URL('../src/late.ts', import.meta.url);",
};
const DOORS = new Map([['@branchline/core', { folder: 'core', exports: { '.': './src/index.ts' } }]]);
const by = importers(Object.keys(FILES), (path) => FILES[path], DOORS);

test('a change reaches what imports it, through doors of packages and later imports as well', () => {
  expect(reachedFrom(['core/src/step.ts'], by)).toEqual(
    new Map([
      ['core/src/step.ts', 0],
      ['core/src/index.ts', 1],
      ['core/test/step.test.ts', 2],
      ['games/one/src/index.ts', 2],
      ['games/one/test/rules.test.ts', 3],
    ]),
  );
  expect([...reachedFrom(['games/one/src/late.ts'], by).keys()]).toEqual([
    'games/one/src/late.ts',
    'games/one/src/index.ts',
    'games/one/test/late.test.ts',
    'games/one/test/rules.test.ts',
  ]);
});

test('tests of the changed package come first, then the nearest, until the time is used up', () => {
  const reached = new Map([
    ['core/src/step.ts', 0],
    ['games/one/test/near.test.ts', 1],
    ['games/one/test/far.test.ts', 5],
    ['core/test/far.test.ts', 4],
    ['core/test/step.test.ts', 1],
  ]);
  const seconds = () => 1;
  expect(chooseTests(reached, seconds, { all: 5 })).toEqual({
    run: ['core/test/step.test.ts', 'core/test/far.test.ts', 'games/one/test/near.test.ts'],
    left: ['games/one/test/far.test.ts'],
  });
});

test('a long file of tests is left, unless it was itself changed', () => {
  const long = (path) => (path.includes('long') ? 30 : 0);
  const reached = (distance) => new Map([['core/test/long.test.ts', distance]]);
  expect(chooseTests(reached(1), long)).toEqual({ run: [], left: ['core/test/long.test.ts'] });
  expect(chooseTests(reached(0), long)).toEqual({ run: ['core/test/long.test.ts'], left: [] });
});
