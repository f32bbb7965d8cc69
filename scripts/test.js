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
// What only reads the sources, and the build, fill the time in which unit tests wait. The tests of the server, which mostly wait,
// run beside those in the browser, which leave no core idle.
const reading = beside(['web', 'format', 'lint', 'boundaries', 'lock', 'pureTypes', 'unused']);
const failed = runSteps([unit]);
failed.push(...(await reading()));
const serving = beside(['server']);
if (!failed.includes(web[0])) failed.push(...runSteps([browser]));
failed.push(...(await serving()));
failed.push(...runSteps([rules]));
console.log(tellSteps(failed, begin));
for (const line of tellMissing(missingEngines())) console.log(line);
console.log(tally(failed.length));
process.exit(failed.length ? 1 : 0);
