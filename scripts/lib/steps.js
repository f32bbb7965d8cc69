// The checks of the project, each by its name; `npm run check` and `npm test` are made of these.

import { availableParallelism } from 'node:os';
import { affected } from './affected.js';
import { findBrowser } from './browser.js';
import { installEngines } from './engines.js';
import { build } from './build-web.js';
import { script, tool } from './run.js';
import { browserReport, serverReport, testsIn, unitReport } from './reports.js';

/** One more than there are cores, for a test waits now and then. */
const WORKERS = availableParallelism() + 1;

export const format = ['format', () => tool('oxfmt', ['--check', '.'])];
/** The linter knows the types of everything, so it judges them, too; the compiler would work them out a second time. */
export const lint = ['lint, boundaries and types', () => tool('oxlint', ['--type-aware', '--type-check'])];
export const boundaries = ['the boundary check can fail', () => script('scripts/prove-boundaries.js')];
export const lock = ['lock file', () => script('scripts/check-lock.js')];
export const pureTypes = ['pure rooms know no platform', () => tool('tsc', ['-p', 'tsconfig.pure.json'])];
export const unused = ['unused code', () => tool('knip')];
export const rules = ['rules coverage', () => script('scripts/rules-check.js', ['--ran'])];
export const ruleNames = ['rules named by tests', () => script('scripts/rules-check.js')];
/** Tests of the runner vitest, reported where the end of the run looks for it. Files and options may be given. */
function runUnitTests(more, { report = unitReport, workers = WORKERS } = {}) {
  const isGood = tool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./scripts/testing/lost.js',
    `--maxWorkers=${workers}`,
    ...more,
  ]);
  // What is loaded into the runner could end it with another status.
  return isGood && !testsIn(report).some(({ isFailed }) => isFailed);
}
export const unit = ['unit, property and fixture tests', () => runUnitTests(['--project=!server*'])];
/** These mostly wait: for deadlines, for other processes, for the database. */
export const server = [
  'tests of the server',
  () => runUnitTests(['--project=server*'], { report: serverReport, workers: 2 }),
];
export const quick = [
  'unit tests that the change affects',
  () => {
    const { run, left } = affected();
    console.log(`${run.length} files of tests are near the change; left to npm test: ${left.length}.`);
    return run.length === 0 || runUnitTests(run);
  },
];
export const web = ['web build and budget', build];
/** Tests in a real browser, of the page as it is built. Files and options may be given. */
export function runBrowserTests(more = []) {
  const path = findBrowser();
  if (path === undefined) {
    console.error('No browser found and none could be installed.');
    return false;
  }
  installEngines();
  const env = {
    ...process.env,
    BROWSER_PATH: path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  };
  return tool('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...more], { env });
}
export const browser = ['browser tests', () => runBrowserTests([`--workers=${Math.min(WORKERS, 8)}`])];
