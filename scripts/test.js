// npm test: installs what is needed and runs everything.

import { findBrowser } from './lib/browser.js';
import { installEngines, missingEngines, tellMissing } from './lib/engines.js';
import { install } from './lib/install.js';
import { forgetReports } from './lib/reports.js';
import { beside, runSteps, tellSteps } from './lib/run-steps.js';
import { browser, rules, unit, web } from './lib/steps.js';
import { tally } from './lib/tally.js';

install();
// Before the clock starts: installing is not testing. The browser tests ask again and say what is missing.
findBrowser();
installEngines();
forgetReports();
const begin = Date.now();
// Tests of the server mostly wait. They, the build and what only reads the sources fill the time in which unit tests wait.
// Browser tests leave no core idle, and Chromium raises its own priority, so nothing runs beside them.
const second = beside(['web', 'server', 'format', 'lint', 'boundaries', 'lock', 'pureTypes', 'unused']);
const failed = runSteps([unit]);
failed.push(...(await second()));
if (!failed.includes(web[0])) failed.push(...runSteps([browser]));
failed.push(...runSteps([rules]));
console.log(tellSteps(failed, begin));
for (const line of tellMissing(missingEngines())) console.log(line);
console.log(tally(failed.length));
process.exit(failed.length ? 1 : 0);
