// npm test: installs what is needed and runs everything.

import { findBrowser } from './lib/browser.js';
import { installEngines, missingEngines, tellMissing } from './lib/engines.js';
import { install } from './lib/install.js';
import { forgetReports } from './lib/reports.js';
import { beside, runSteps, tellSteps } from './lib/run-steps.js';
import { rules, unit } from './lib/steps.js';
import { tally } from './lib/tally.js';

install();
// Before the clock starts: installing is not testing. The browser tests ask again and say what is missing.
findBrowser();
installEngines();
forgetReports();
const begin = Date.now();
// Unit tests wait for servers and deadlines half of their time. Browser tests, and what only reads the sources, fill it.
const pages = beside(['web', 'browser'], { keepGoing: false });
const reading = beside(['format', 'lint', 'boundaries', 'lock', 'pureTypes', 'unused']);
const failed = runSteps([unit, rules], { keepGoing: true });
failed.push(...(await reading()), ...(await pages()));
console.log(tellSteps(failed, begin));
for (const line of tellMissing(missingEngines())) console.log(line);
console.log(tally(failed.length));
process.exit(failed.length ? 1 : 0);
