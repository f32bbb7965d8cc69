// npm run test:times: takes over how long the tests of the last whole run took, as the usual times from which limits follow.
// Run `npm test` on a machine left alone before.

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { browserReport, testsIn, unitTests } from './lib/reports.js';
import { root } from './lib/run.js';
import { timesOf, timesPath } from './lib/usual-times.js';

const runs = { unit: unitTests(), browser: testsIn(browserReport) };
const incomplete = Object.entries(runs).filter(
  ([, tests]) => tests.length === 0 || tests.some(({ isFailed }) => isFailed),
);
if (incomplete.length > 0) {
  const names = incomplete.map(([runner]) => runner).join(' and ');
  console.error(`The last run is no measure: its ${names} tests did not all pass. Run npm test first.`);
  process.exit(1);
}
const times = Object.fromEntries(Object.entries(runs).map(([runner, tests]) => [runner, timesOf(tests)]));
writeFileSync(timesPath, `${JSON.stringify(times, null, 2)}\n`);
const count = Object.values(times).reduce((sum, each) => sum + Object.keys(each).length, 0);
console.log(`${relative(root, timesPath)} has the times of ${count} tests`);
