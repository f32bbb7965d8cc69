// npm run check: the fast inner loop.

import { install } from './lib/install.js';
import { runSteps } from './lib/run.js';
import { format, lint, rules, types, unit } from './lib/steps.js';
import { forgetReports } from './lib/tally.js';

install();
forgetReports();
process.exit(runSteps([format, lint, types, rules, unit]).length ? 1 : 0);
