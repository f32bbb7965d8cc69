// npm test: installs what is needed and runs everything.

import { install } from './lib/install.js';
import { runSteps } from './lib/run.js';
import * as steps from './lib/steps.js';
import { forgetReports } from './lib/reports.js';
import { tally } from './lib/tally.js';

install();
forgetReports();
const { format, lint, boundaries, lock, types, unused, unit, rules, web, browser } = steps;
const all = [format, lint, boundaries, lock, types, unused, unit, rules, web, browser];
const failed = runSteps(all, { keepGoing: true });
console.log(tally(failed.length));
process.exit(failed.length ? 1 : 0);
