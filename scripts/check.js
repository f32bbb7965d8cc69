// npm run check: the inner loop. docs/testing.md says what it leaves to npm test.

import { install } from './lib/install.js';
import { forgetReports } from './lib/reports.js';
import { runSteps } from './lib/run.js';
import { format, lint, lock, quick, ruleTitles, types } from './lib/steps.js';
import { tally } from './lib/tally.js';

install();
forgetReports();
const failed = runSteps([format, lint, lock, types, quick, ruleTitles]);
console.log(tally(failed.length));
process.exit(failed.length ? 1 : 0);
