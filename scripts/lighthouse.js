// npm run lighthouse: what Lighthouse says of the built home page, on a simulated phone and at a desk, each in the middle of some runs.
//   npm run lighthouse -- --runs=3
// Lighthouse is fetched when it is asked for: it brings a hundred packages that nothing else here needs.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './lib/build-web.js';
import { findBrowser } from './lib/browser.js';
import { install } from './lib/install.js';
import { npmCommand, root } from './lib/run.js';
import { serve } from './lib/serve.js';

/** The newest one for Node 20. */
const PACKAGE = 'lighthouse@12.8.2';
const RUNS = /^--runs=(\d+)$/;
const DEVICES = { phone: [], desk: ['--preset=desktop'] };
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const FIGURES = {
  'first-contentful-paint': 'first paint, s',
  'largest-contentful-paint': 'largest paint, s',
  'total-blocking-time': 'blocked, ms',
  'cumulative-layout-shift': 'layout shift',
};

const middle = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

async function report(url, options, path) {
  const { program, args, options: how } = npmCommand();
  const child = spawn(
    program,
    [
      ...args,
      ...['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', `--output-path=${path}`, `--only-categories=${CATEGORIES.join(',')}`, ...options],
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { ...how, cwd: root, stdio: 'inherit', env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The figure of one audit in its unit. */
function figure({ audits }, id) {
  const { numericValue } = audits[id];
  if (id === 'cumulative-layout-shift') return Number(numericValue.toFixed(3));
  return id === 'total-blocking-time' ? Math.round(numericValue) : Number((numericValue / 1000).toFixed(2));
}

install();
buildWeb();
const runs = Number(
  process.argv
    .slice(2)
    .map((word) => RUNS.exec(word)?.[1])
    .find(Boolean) ?? 3,
);
const folder = mkdtempSync(join(tmpdir(), 'branchline-lighthouse-'));
const server = await serve({ port: 0, host: 'localhost' });
const url = `http://localhost:${server.address().port}/`;
const loads = [];
try {
  for (const [device, options] of Object.entries(DEVICES)) {
    const reports = [];
    for (let run = 1; run <= runs; run++) {
      loads.push(loadavg()[0]);
      reports.push(await report(url, options, join(folder, `${device}-${run}.json`)));
    }
    console.log(`\n${device}, the middle of ${runs}:`);
    for (const id of CATEGORIES)
      console.log(`  ${id}: ${Math.round(100 * middle(reports.map(({ categories }) => categories[id].score)))}`);
    for (const [id, name] of Object.entries(FIGURES))
      console.log(`  ${name}: ${middle(reports.map((each) => figure(each, id)))}`);
    const failed = new Set(
      reports.flatMap(({ audits, categories }) =>
        CATEGORIES.slice(1).flatMap((id) =>
          categories[id].auditRefs.flatMap(({ id: audit, weight }) =>
            weight > 0 && audits[audit].score !== null && audits[audit].score < 1 ? [audits[audit].title] : [],
          ),
        ),
      ),
    );
    for (const title of failed) console.log(`  not met: ${title}`);
  }
  console.log(`\nLoad of the machine: ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`);
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}
