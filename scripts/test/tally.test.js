// The closing line of a run.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newHouse } from './support.js';

const unit = { numPassedTests: 40, numFailedTests: 2, testResults: [] };
const browser = { stats: { expected: 10, unexpected: 3, flaky: 0, skipped: 0 }, suites: [] };
const tallyOf = async (files) => (await newHouse(files).load('scripts/lib/tally.js')).tally;

describe('the closing line', () => {
  test('adds up the tests of both runners', async () => {
    const tally = await tallyOf({ '.cache/vitest.json': unit, '.cache/playwright.json': browser });
    expect(tally(2).split('\n').at(-1)).toBe('50 passed, 5 failed');
  });

  test('counts a step that failed without a test of its own', async () => {
    const passing = { numPassedTests: 40, numFailedTests: 0, testResults: [] };
    const tally = await tallyOf({ '.cache/vitest.json': passing });
    expect(tally(0)).toBe('40 passed, 0 failed');
    expect(tally(2)).toBe('  something failed outside of any test: see above\n40 passed, 2 failed');
  });

  test('comes after the names of what failed, for whoever sees only the end of a long run', async () => {
    const house = newHouse();
    const file = (name, status, assertionResults) => ({ name: join(house.home, name), status, assertionResults });
    house.write('.cache/vitest.json', {
      ...unit,
      testResults: [
        file('core/test/a.test.ts', 'failed', [
          { status: 'passed', fullName: 'good' },
          { status: 'failed', fullName: '[TE-BUILD-5] bad' },
        ]),
        file('core/test/b.test.ts', 'failed', []),
        file('core/test/c.test.ts', 'passed', [{ status: 'passed', fullName: 'good' }]),
      ],
    });
    const specs = [
      { ok: true, title: 'good', file: 'd.spec.ts' },
      { ok: false, title: 'worse', file: 'd.spec.ts' },
    ];
    house.write('.cache/playwright.json', { ...browser, suites: [{ suites: [{ specs }] }] });
    const { tally } = await house.load('scripts/lib/tally.js');
    expect(tally(1).split('\n')).toEqual([
      '  core/test/a.test.ts: [TE-BUILD-5] bad',
      '  core/test/b.test.ts',
      '  d.spec.ts: worse',
      '50 passed, 5 failed',
    ]);
  });

  test('a runner that never came to report has passed nothing', async () => {
    const tally = await tallyOf({});
    expect(tally(1)).toBe('  something failed outside of any test: see above\n0 passed, 1 failed');
  });
});

test('reports of an earlier run are forgotten', async () => {
  const house = newHouse({ '.cache/vitest.json': unit, '.cache/playwright.json': browser, '.cache/kept': '' });
  const { forgetReports, tally } = await house.load('scripts/lib/tally.js');
  forgetReports();
  expect(tally(0)).toBe('0 passed, 0 failed');
  expect(existsSync(join(house.home, '.cache/kept'))).toBe(true);
});
