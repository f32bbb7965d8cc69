// npm test: installs what is needed and runs everything.

import { install } from './lib/install.js';
import { runSteps } from './lib/run.js';
import * as steps from './lib/steps.js';

install();
const { format, lint, boundaries, types, unused, rules, unit, web, browser } = steps;
const good = runSteps([format, lint, boundaries, types, unused, rules, unit, web, browser], { keepGoing: true });
process.exit(good ? 0 : 1);
