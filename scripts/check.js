// npm run check: the fast inner loop.

import { install } from './lib/install.js';
import { runSteps } from './lib/run.js';
import { format, lint, lock, rules, types, unit } from './lib/steps.js';
import { forgetReports } from './lib/tally.js';

install();
forgetReports();
process.exit(runSteps([format, lint, lock, types, unit, rules]).length ? 1 : 0);
