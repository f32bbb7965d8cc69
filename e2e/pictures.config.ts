// Pictures and measurements of the built page; not part of the tests.
//   npx playwright test -c e2e/pictures.config.ts screens    writes docs/screens/
//   npx playwright test -c e2e/pictures.config.ts measure    prints the numbers of docs/web-performance.md

import config from './playwright.config.ts';

export default { ...config, testMatch: ['screens.ts', 'measure.ts'], workers: 1, timeout: 600_000 };
