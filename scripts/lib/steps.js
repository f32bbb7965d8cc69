// The checks of the project, each by its name; `npm run check` and `npm test` are made of these.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBrowser } from './browser.js';
import { build } from './build-web.js';
import { root, script, tool } from './run.js';
import { browserReport, unitReport } from './tally.js';

export const format = ['format', () => tool('oxfmt', ['--check', '.'])];
export const lint = ['lint and boundaries', () => tool('oxlint', ['--type-aware'])];
export const boundaries = ['the boundary check can fail', () => script('scripts/prove-boundaries.js')];
export const lock = ['lock file', () => script('scripts/check-lock.js')];
export const types = [
  'types',
  () =>
    ['tsconfig.pure.json', 'tsconfig.json', 'web/tsconfig.json', 'e2e/tsconfig.json'].every((project) =>
      tool('tsc', ['-p', project]),
    ),
];
export const unused = ['unused code', () => tool('knip')];
export const rules = ['rules coverage', () => script('scripts/rules-check.js')];
export const unit = [
  'unit, property and fixture tests',
  () => tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
];
export const web = ['web build and budget', build];
export const browser = [
  'browser tests',
  () => {
    if (!existsSync(resolve(root, 'e2e/playwright.config.ts'))) return true;
    const path = findBrowser();
    if (path === undefined) {
      console.error('No browser found and none could be installed.');
      return false;
    }
    const env = { ...process.env, BROWSER_PATH: path, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport };
    return tool('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], { env });
  },
];
