// The closing line of a run.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newHouse } from './support.js';

const many = (count, make) => Array.from({ length: count }, (_, number) => make(number));
const unit = ({ passed, failed }) => ({
  testResults: [
    {
      name: '/house/core/test/a.test.ts',
      status: failed > 0 ? 'failed' : 'passed',
      assertionResults: [
        ...many(passed, (number) => ({ status: 'passed', title: `good ${number}` })),
        ...many(failed, (number) => ({ status: 'failed', title: `bad ${number}` })),
      ],
    },
  ],
});
const browser = ({ passed, failed }) => ({
  suites: [
    {
      title: 'b.spec.ts',
      specs: [
        ...many(passed, (number) => ({ ok: true, title: `good ${number}`, file: 'b.spec.ts' })),
        ...many(failed, (number) => ({ ok: false, title: `bad ${number}`, file: 'b.spec.ts' })),
      ],
    },
  ],
});
const tallyOf = async (files) => (await newHouse(files).load('scripts/lib/tally.js')).tally;
const lastOf = (text) => text.split('\n').at(-1);
const failuresIn = (text) => text.split('\n').slice(text.split('\n').indexOf('Failed:') + 1, -1);

describe('the closing line', () => {
  test('adds up the tests of both runners', async () => {
    const tally = await tallyOf({
      '.cache/vitest.json': unit({ passed: 40, failed: 2 }),
      '.cache/playwright.json': browser({ passed: 10, failed: 3 }),
    });
    expect(lastOf(tally(2))).toBe('50 passed, 5 failed');
  });

  test('counts a step that failed without a test of its own', async () => {
    const tally = await tallyOf({ '.cache/vitest.json': unit({ passed: 40, failed: 0 }) });
    expect(lastOf(tally(0))).toBe('40 passed, 0 failed');
    expect(failuresIn(tally(2))).toEqual(['  something failed outside of any test: see above']);
    expect(lastOf(tally(2))).toBe('40 passed, 2 failed');
  });

  test('counts neither as passed nor as failed what was skipped', async () => {
    const specs = [{ ok: true, title: 'a', file: 'a.spec.ts', tests: [{ status: 'skipped', results: [] }] }];
    const tally = await tallyOf({ '.cache/playwright.json': { suites: [{ title: 'a.spec.ts', specs }] } });
    expect(lastOf(tally(0))).toBe('0 passed, 0 failed');
  });

  test('comes after what failed, each with the command that repeats it with the same seed', async () => {
    const house = newHouse();
    const file = (name, status, assertionResults) => ({ name: join(house.home, name), status, assertionResults });
    house.write('.cache/vitest.json', {
      testResults: [
        file('core/test/a.test.ts', 'failed', [
          { status: 'passed', ancestorTitles: [], title: 'good' },
          { status: 'failed', ancestorTitles: ['building'], title: "[TE-BUILD-5] somebody's line" },
        ]),
        file('core/test/b.test.ts', 'failed', []),
        file('core/test/c.test.ts', 'passed', [{ status: 'passed', ancestorTitles: [], title: 'good' }]),
      ],
    });
    const specs = [
      { ok: true, title: 'good', file: 'd.spec.ts' },
      { ok: false, title: 'worse', file: 'd.spec.ts' },
    ];
    const group = { title: 'on a phone', specs };
    house.write('.cache/playwright.json', { suites: [{ title: 'd.spec.ts', specs: [], suites: [group] }] });
    const { tally } = await house.load('scripts/lib/tally.js');
    expect(failuresIn(tally(1))).toEqual([
      "  core/test/a.test.ts: building [TE-BUILD-5] somebody's line",
      String.raw`    TEST_SEED=1 npm run unit -- core/test/a.test.ts -t 'building \[TE-BUILD-5\] somebody'\''s line'`,
      '  core/test/b.test.ts',
      '    TEST_SEED=1 npm run unit -- core/test/b.test.ts',
      '  d.spec.ts: on a phone worse',
      "    TEST_SEED=1 npm run browser -- d.spec.ts -g 'on a phone worse'",
    ]);
    expect(lastOf(tally(1))).toBe('3 passed, 3 failed');
  });

  test('names a test that never came back and took its runner with it', async () => {
    const lost = {
      runner: 'unit',
      file: 'core/test/a.test.ts',
      titles: [],
      name: 'core/test/a.test.ts',
      reason: ' (lost)',
    };
    const tally = await tallyOf({ '.cache/lost.json': [lost] });
    expect(failuresIn(tally(1))).toEqual([
      '  core/test/a.test.ts (lost)',
      '    TEST_SEED=1 npm run unit -- core/test/a.test.ts',
    ]);
    expect(lastOf(tally(1))).toBe('0 passed, 1 failed');
  });

  test('a runner that never came to report has passed nothing', async () => {
    const tally = await tallyOf({});
    expect(tally(1)).toBe('Failed:\n  something failed outside of any test: see above\n0 passed, 1 failed');
  });
});

test('reports of an earlier run are forgotten', async () => {
  const house = newHouse({
    '.cache/vitest.json': unit({ passed: 1, failed: 1 }),
    '.cache/playwright.json': browser({ passed: 1, failed: 1 }),
    '.cache/lost.json': [{ name: 'lost' }],
    '.cache/kept': '',
  });
  const { forgetReports } = await house.load('scripts/lib/reports.js');
  const { tally } = await house.load('scripts/lib/tally.js');
  forgetReports();
  expect(tally(0)).toBe('0 passed, 0 failed');
  expect(existsSync(join(house.home, '.cache/kept'))).toBe(true);
});
