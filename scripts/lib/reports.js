// The reports of the test runners' last run, in one form: the tests with their names and seconds.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { root } from './run.js';
import { nameOf } from './usual-times.js';

const folder = resolve(root, '.cache');
export const unitReport = resolve(folder, 'vitest.json');
/** `npm test` runs the tests of the server beside those in the browser, not beside the other unit tests. */
export const serverReport = resolve(folder, 'vitest-server.json');
export const browserReport = resolve(folder, 'playwright.json');
/** Tests that never came back and were ended with their runner, which then reports nothing. */
const lostReport = resolve(folder, 'lost.json');

export function forgetReports() {
  mkdirSync(folder, { recursive: true });
  for (const path of [unitReport, serverReport, browserReport, lostReport]) rmSync(path, { force: true });
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const fromRoot = (path) => relative(root, path).split(sep).join('/');

/** A file of tests that could not even be loaded has failed as a whole. */
function unitTestsIn({ name, status, assertionResults }) {
  const file = fromRoot(name);
  const tests = assertionResults.map(({ ancestorTitles = [], title, status: how, duration = 0 }) => ({
    runner: 'unit',
    file,
    titles: [...ancestorTitles, title],
    name: nameOf(file, [...ancestorTitles, title]),
    seconds: (duration ?? 0) / 1000,
    isPassed: how === 'passed',
    isFailed: how === 'failed',
  }));
  const isBroken = status === 'failed' && !tests.some(({ isFailed }) => isFailed);
  const whole = { runner: 'unit', file, titles: [], name: file, seconds: 0, isPassed: false, isFailed: true };
  return isBroken ? [...tests, whole] : tests;
}

const secondsOf = (tests) =>
  tests.flatMap(({ results = [] }) => results).reduce((sum, { duration = 0 }) => sum + duration / 1000, 0);

/** Groups of tests lie in each other; the outermost one is the file. */
function browserTestsIn({ specs = [], suites = [] }, groups = []) {
  const own = specs.map(({ file, title, ok, tests = [] }) => ({
    runner: 'browser',
    file,
    titles: [...groups, title],
    name: nameOf(file, [...groups, title]),
    seconds: secondsOf(tests),
    isPassed: ok && !(tests.length > 0 && tests.every(({ status }) => status === 'skipped')),
    isFailed: !ok,
  }));
  return [...own, ...suites.flatMap((group) => browserTestsIn(group, [...groups, group.title ?? '']))];
}

/** All tests of a report of either runner; none where the runner never came to write one. */
export function testsIn(path) {
  if (!existsSync(path)) return [];
  const told = readJson(path);
  return 'testResults' in told
    ? told.testResults.flatMap(unitTestsIn)
    : told.suites.flatMap((file) => browserTestsIn(file));
}

/** All unit tests of the last run. */
export const unitTests = () => [unitReport, serverReport].flatMap(testsIn);

export function reportLost(tests) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(lostReport, JSON.stringify(tests));
}

/** Tests that hung so that nothing but the end of their runner could stop them. */
export const lostTests = () => (existsSync(lostReport) ? readJson(lostReport) : []);
