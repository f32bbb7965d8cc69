// npm run check: the inner loop. docs/testing.md says what it leaves to npm test.

import { install } from './lib/install.js';
import { forgetReports } from './lib/reports.js';
import { beside, runSteps, tellSteps } from './lib/run-steps.js';
import { quick } from './lib/steps.js';
import { tally } from './lib/tally.js';

install();
forgetReports();
const begin = Date.now();
const reading = beside(['format', 'lint', 'lock', 'pureTypes', 'ruleNames']);
const failed = runSteps([quick]);
failed.push(...(await reading()));
console.log(tellSteps(failed, begin));
console.log(tally(failed.length));
process.exit(failed.length ? 1 : 0);
