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
// Unit tests wait for servers and deadlines; what only reads the sources, and the build, fill that time. Browser tests leave no
// core idle: beside the unit tests both would take longer than one after the other.
const reading = beside(['web', 'format', 'lint', 'boundaries', 'lock', 'pureTypes', 'unused']);
const failed = runSteps([unit, rules], { keepGoing: true });
failed.push(...(await reading()));
if (!failed.includes(web[0])) failed.push(...runSteps([browser]));
console.log(tellSteps(failed, begin));
for (const line of tellMissing(missingEngines())) console.log(line);
console.log(tally(failed.length));
process.exit(failed.length ? 1 : 0);
