// npm test: installs what is needed and runs everything.

import { install } from './lib/install.js';
import { forgetReports } from './lib/reports.js';
import { beside, runSteps, tellSteps } from './lib/run-steps.js';
import { browser, rules, unit } from './lib/steps.js';
import { tally } from './lib/tally.js';

install();
forgetReports();
const begin = Date.now();
// Many unit tests wait for servers and deadlines. What only reads the sources fills their time.
const reading = beside(['format', 'lint', 'boundaries', 'lock', 'types', 'unused', 'web']);
const failed = runSteps([unit, rules], { keepGoing: true });
failed.push(...(await reading()));
failed.push(...runSteps([browser]));
console.log(tellSteps(failed, begin));
console.log(tally(failed.length));
process.exit(failed.length ? 1 : 0);
