// npm run test:stress: the tests again and again while every core is kept busy. What waits for a time, or for anything but
// what the page says of itself, fails here sooner or later.
//   npm run test:stress                                                ten runs of all unit tests and all browser tests
//   npm run test:stress -- --unit                                      ten runs of the unit, property and fixture tests alone
//   npm run test:stress -- --browser --runs=3 faults.spec.ts -g drop   three runs of some; the rest goes to the runner as it is
//   npm run test:stress -- --browser --late --runs=1                   one run on pages that are often late (e2e/late.ts), beside nothing

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { buildWeb } from './lib/build-web.js';
import { findBrowser } from './lib/browser.js';
import { install } from './lib/install.js';
import { entryOf, root } from './lib/run.js';
import { testsIn } from './lib/reports.js';
import { tellFailures } from './lib/tally.js';

const RUNS = /^--runs=(\d+)$/;
const LOST = '--reporter=./scripts/testing/lost.js';
const FLAGS = ['--late', '--unit', '--browser'];
/** Of every run one stays, with the durations of its tests. */
const reports = resolve(root, '.cache/stress');

/** Keeps one core busy until the process that started it is gone, however that ends. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

/** How a runner is called, and told where to report. */
const unitTests = (report) => ({
  args: [entryOf('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, LOST],
  env: process.env,
});

function browserTests(isLate) {
  buildWeb();
  const path = findBrowser() ?? '';
  return (report) => ({
    args: [entryOf('playwright'), 'test', '-c', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    env: {
      ...process.env,
      ...(isLate ? { E2E_LATE: '1' } : {}),
      BROWSER_PATH: path,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
}

function runOnce(runner, more, report) {
  const begin = Date.now();
  const { args, env } = runner(report);
  const { status, signal } = spawnSync(process.execPath, [...args, ...more], { cwd: root, stdio: 'inherit', env });
  const seconds = Math.round((Date.now() - begin) / 1000);
  const tests = testsIn(report);
  return {
    isGood: status === 0,
    seconds,
    passed: tests.filter(({ isPassed }) => isPassed).length,
    failures: [...tellFailures(tests.filter(({ isFailed }) => isFailed)), ...(signal ? [`  ended by ${signal}`] : [])],
  };
}

install();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const given = process.argv.slice(2);
const runs = Number(given.map((word) => RUNS.exec(word)?.[1]).find(Boolean) ?? 10);
const [isLate, isUnit, isBrowser] = FLAGS.map((flag) => given.includes(flag));
const more = given.filter((word) => !FLAGS.includes(word) && !RUNS.test(word));
const runners = {
  ...(isBrowser ? {} : { unit: unitTests }),
  ...(isUnit ? {} : { browser: browserTests(isLate) }),
};
const cores = isLate ? 0 : availableParallelism();
const busy = Array.from({ length: cores }, () => spawn(process.execPath, ['-e', BUSY]));

const lines = [];
let failed = 0;
for (let number = 1; number <= runs; number++)
  for (const [name, runner] of Object.entries(runners)) {
    const { isGood, seconds, passed, failures } = runOnce(runner, more, resolve(reports, `${name}-${number}.json`));
    if (!isGood) failed++;
    const load = loadavg()[0].toFixed(1);
    const how = `${isGood ? 'ok' : 'FAILED'}, ${passed} passed, ${seconds} s, load ${load}`;
    lines.push(`${name}, run ${number} of ${runs}: ${how}`, ...failures);
    console.log(`\n${lines.join('\n')}\n`);
  }
for (const child of busy) child.kill();
const all = runs * Object.keys(runners).length;
console.log(failed === 0 ? `All ${all} runs passed.` : `${failed} of ${all} runs failed.`);
process.exit(failed === 0 ? 0 : 1);
