// npm run browser: the browser tests, or some of them, on a page that is built first where its sources have changed.
//   npm run browser -- faults.spec.ts -g 'a reload'      the rest goes to the runner as it is

import { buildWeb } from './lib/build-web.js';
import { install } from './lib/install.js';
import { runBrowserTests } from './lib/steps.js';

install();
buildWeb();
process.exit(runBrowserTests(process.argv.slice(2)) ? 0 : 1);
