// Adds up what the test runners report: the closing lines of a run name what failed and count the rest.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { root } from './run.js';

const folder = resolve(root, '.cache');
export const unitReport = resolve(folder, 'vitest.json');
export const browserReport = resolve(folder, 'playwright.json');

export function forgetReports() {
  mkdirSync(folder, { recursive: true });
  for (const path of [unitReport, browserReport]) rmSync(path, { force: true });
}

/** A file of tests that could not even be loaded has failed as a whole. */
function unitFailuresIn({ name, status, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((each) => each.status === 'failed').map((each) => `${file}: ${each.fullName}`);
  return failed.length === 0 && status === 'failed' ? [file] : failed;
}

function browserFailuresIn({ specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ title, file }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(browserFailuresIn)];
}

/** What a report of either runner says: how many tests passed and failed, and the names of those that failed. */
export function outcomeOf(path) {
  if (!existsSync(path)) return { passed: 0, failed: 0, failures: [] };
  const told = JSON.parse(readFileSync(path, 'utf8'));
  return 'testResults' in told
    ? { passed: told.numPassedTests, failed: told.numFailedTests, failures: told.testResults.flatMap(unitFailuresIn) }
    : {
        passed: told.stats.expected,
        failed: told.stats.unexpected,
        failures: told.suites.flatMap(browserFailuresIn),
      };
}

/** A runner whose process ended under its tests reports neither a failure nor these tests. */
const SILENT = '  something failed outside of any test: see above';

/**
 * The names of all tests that failed, a line each, for whoever sees only the end of a long run; then `N passed, N failed`:
 * tests of both runners, and every step that failed without a test of its own.
 */
export function tally(failedSteps) {
  const outcomes = [unitReport, browserReport].map(outcomeOf);
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const names = outcomes.flatMap(({ failures }) => failures.map((failure) => `  ${failure}`));
  if (names.length === 0 && failedSteps > 0) names.push(SILENT);
  return [...names, `${sum('passed')} passed, ${Math.max(sum('failed'), failedSteps)} failed`].join('\n');
}
