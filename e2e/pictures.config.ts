// Made from the built page: pictures, measurements, a dump of its storage; not part of the tests.
//   npx playwright test -c e2e/pictures.config.ts screens    writes .cache/screens/, and what README shows of it to docs/screens/
//   npx playwright test -c e2e/pictures.config.ts measure    prints the numbers of docs/web-performance.md
//   npx playwright test -c e2e/pictures.config.ts compare    sets another build beside this one, see compare.ts
//   npx playwright test -c e2e/pictures.config.ts dump-stored    writes e2e/fixtures/stored-v….json

import { FREE } from './chance.ts';
import config from './playwright.config.ts';

process.env['TEST_SEED'] = FREE;

export default {
  ...config,
  testMatch: ['screens.ts', 'measure.ts', 'compare.ts', 'dump-stored.ts'],
  workers: 1,
  timeout: 600_000,
};
