// npm run test:stress: the tests again and again while every core is kept busy. What waits for a time, or for anything but
// what the page says of itself, fails here sooner or later.
//   npm run test:stress                                     ten runs of all browser tests
//   npm run test:stress -- --unit                           ten runs of all unit, property and fixture tests
//   npm run test:stress -- --runs=3 faults.spec.ts -g drop  three runs of some; the rest goes to the runner as it is
//   npm run test:stress -- --late --runs=1                  one run on pages that are often late (e2e/late.ts), beside nothing

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { buildWeb } from './lib/build-web.js';
import { findBrowser } from './lib/browser.js';
import { freePort } from './lib/free-port.js';
import { install } from './lib/install.js';
import { entryOf, root } from './lib/run.js';
import { outcomeOf } from './lib/tally.js';

const RUNS = /^--runs=(\d+)$/;
const LATE = '--late';
const UNIT = '--unit';
/** Of every run one stays, with the durations of its tests. */
const reports = resolve(root, '.cache/stress');

/** Keeps one core busy until the process that started it is gone, however that ends. */
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';

/** How a runner is called, and told where to report. */
const unitTests = (report) => [
  [entryOf('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  process.env,
];

function browserTests(isLate) {
  buildWeb();
  const env = { E2E_PORT: freePort(), ...process.env, BROWSER_PATH: findBrowser() ?? '' };
  return (report) => [
    [entryOf('playwright'), 'test', '-c', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    { ...env, ...(isLate ? { E2E_LATE: '1' } : {}), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  ];
}

function runOnce(runner, more, report) {
  const begin = Date.now();
  const [args, env] = runner(report);
  const { status, signal } = spawnSync(process.execPath, [...args, ...more], { cwd: root, stdio: 'inherit', env });
  const seconds = Math.round((Date.now() - begin) / 1000);
  const { passed, failures } = outcomeOf(report);
  return { good: status === 0, seconds, passed, failures: signal ? [...failures, `ended by ${signal}`] : failures };
}

install();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const given = process.argv.slice(2);
const runs = Number(given.map((word) => RUNS.exec(word)?.[1]).find(Boolean) ?? 10);
const isLate = given.includes(LATE);
const more = given.filter((word) => word !== LATE && word !== UNIT && !RUNS.test(word));
const runner = given.includes(UNIT) ? unitTests : browserTests(isLate);
const cores = isLate ? 0 : availableParallelism();
const busy = Array.from({ length: cores }, () => spawn(process.execPath, ['-e', BUSY]));

const lines = [];
let failed = 0;
for (let number = 1; number <= runs; number++) {
  const { good, seconds, passed, failures } = runOnce(runner, more, resolve(reports, `${number}.json`));
  if (!good) failed++;
  const load = loadavg()[0].toFixed(1);
  lines.push(`run ${number} of ${runs}: ${good ? 'ok' : 'FAILED'}, ${passed} passed, ${seconds} s, load ${load}`);
  for (const failure of failures) lines.push(`  ${failure}`);
  console.log(`\n${lines.join('\n')}\n`);
}
for (const child of busy) child.kill();
console.log(failed === 0 ? `All ${runs} runs passed.` : `${failed} of ${runs} runs failed.`);
process.exit(failed === 0 ? 0 : 1);
