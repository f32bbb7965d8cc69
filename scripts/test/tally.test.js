// The closing line of a run.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newHouse } from './support.js';

const unit = { numPassedTests: 40, numFailedTests: 2 };
const browser = { stats: { expected: 10, unexpected: 3, flaky: 0, skipped: 0 } };
const tallyOf = async (files) => (await newHouse(files).load('scripts/lib/tally.js')).tally;

describe('the closing line', () => {
  test('adds up the tests of both runners', async () => {
    const tally = await tallyOf({ '.cache/vitest.json': unit, '.cache/playwright.json': browser });
    expect(tally(2)).toBe('50 passed, 5 failed');
  });

  test('counts a step that failed without a test of its own', async () => {
    const passing = { numPassedTests: 40, numFailedTests: 0 };
    const tally = await tallyOf({ '.cache/vitest.json': passing });
    expect(tally(0)).toBe('40 passed, 0 failed');
    expect(tally(2)).toBe('40 passed, 2 failed');
  });

  test('a runner that never came to report has passed nothing', async () => {
    const tally = await tallyOf({});
    expect(tally(1)).toBe('0 passed, 1 failed');
  });
});

test('reports of an earlier run are forgotten', async () => {
  const house = newHouse({ '.cache/vitest.json': unit, '.cache/playwright.json': browser, '.cache/kept': '' });
  const { forgetReports, tally } = await house.load('scripts/lib/tally.js');
  forgetReports();
  expect(tally(0)).toBe('0 passed, 0 failed');
  expect(existsSync(join(house.home, '.cache/kept'))).toBe(true);
});
