// Adds up what the test runners report, for the one closing line of a run.

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './run.js';

const folder = resolve(root, '.cache');
export const unitReport = resolve(folder, 'vitest.json');
export const browserReport = resolve(folder, 'playwright.json');

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

export function forgetReports() {
  mkdirSync(folder, { recursive: true });
  for (const path of [unitReport, browserReport]) rmSync(path, { force: true });
}

/** `N passed, N failed`: tests of both runners, and every step that failed without a test of its own. */
export function tally(failedSteps) {
  const unit = read(unitReport);
  const browser = read(browserReport)?.stats;
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
  return `${passed} passed, ${Math.max(failed, failedSteps)} failed`;
}
