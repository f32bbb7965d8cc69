// npm run test:stress: the browser tests again and again while every core is kept busy. What waits for anything but the
// page fails here sooner or later.
//   npm run test:stress                                     ten runs of everything
//   npm run test:stress -- --runs=3 faults.spec.ts -g drop  three runs of some; the rest goes to Playwright as it is
//   npm run test:stress -- --late --runs=1                  one run on pages that are often late (e2e/late.ts), beside nothing

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { buildWeb } from './lib/build-web.js';
import { findBrowser } from './lib/browser.js';
import { freePort } from './lib/free-port.js';
import { install } from './lib/install.js';
import { root } from './lib/run.js';

const RUNS = /^--runs=(\d+)$/;
const LATE = '--late';
/** Of every run one stays, with the durations of its tests. */
const reports = resolve(root, '.cache/stress');

/** Keeps one core busy until the process that started it is gone, however that ends. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

/** Titles of the tests that failed, each with the file it stands in. */
function failuresIn(suite) {
  const own = (suite.specs ?? []).filter(({ ok }) => !ok).map(({ title, file }) => `${file}: ${title}`);
  return [...own, ...(suite.suites ?? []).flatMap(failuresIn)];
}

function runOnce({ args, env, report }) {
  const begin = Date.now();
  const { status, signal } = spawnSync(
    resolve(root, 'node_modules/.bin/playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=dot,json', ...args],
    { cwd: root, stdio: 'inherit', env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const seconds = Math.round((Date.now() - begin) / 1000);
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { stats: { expected: 0 }, suites: [] };
  const failures = told.suites.flatMap(failuresIn);
  if (signal) failures.push(`ended from outside by ${signal}`);
  return { good: status === 0, seconds, passed: told.stats.expected, failures };
}

install();
buildWeb();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const given = process.argv.slice(2);
const runs = Number(given.map((word) => RUNS.exec(word)?.[1]).find(Boolean) ?? 10);
const isLate = given.includes(LATE);
const args = given.filter((word) => word !== LATE && !RUNS.test(word));
const env = {
  E2E_PORT: freePort(),
  ...process.env,
  BROWSER_PATH: findBrowser() ?? '',
  ...(isLate ? { E2E_LATE: '1' } : {}),
};
const cores = isLate ? 0 : availableParallelism();
const busy = Array.from({ length: cores }, () => spawn(process.execPath, ['-e', BUSY]));

const lines = [];
let failed = 0;
for (let number = 1; number <= runs; number++) {
  const { good, seconds, passed, failures } = runOnce({ args, env, report: resolve(reports, `${number}.json`) });
  if (!good) failed++;
  const load = loadavg()[0].toFixed(1);
  lines.push(`run ${number} of ${runs}: ${good ? 'ok' : 'FAILED'}, ${passed} passed, ${seconds} s, load ${load}`);
  for (const failure of failures) lines.push(`  ${failure}`);
  console.log(`\n${lines.join('\n')}\n`);
}
for (const child of busy) child.kill();
console.log(failed === 0 ? `All ${runs} runs passed.` : `${failed} of ${runs} runs failed.`);
process.exit(failed === 0 ? 0 : 1);
