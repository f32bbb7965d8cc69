// npm run kill-browser: kills a real browser again and again while games are played in it, and looks for lost moves.
//   npm run kill-browser                     two hundred kills
//   npm run kill-browser -- 50 --seed=7      fifty, at other moments

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findBrowser } from './lib/browser.js';
import { buildWeb } from './lib/build-web.js';
import { install } from './lib/install.js';
import { root } from './lib/run.js';

const args = process.argv.slice(2);
const KILLS = args.find((word) => /^\d+$/.test(word)) ?? '200';
const SEED = args.map((word) => /^--seed=(\d+)$/.exec(word)?.[1]).find(Boolean) ?? '1';

install();
buildWeb();
console.log(`${KILLS} kills, seed ${SEED}`);
const { status } = spawnSync(
  process.execPath,
  [resolve(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', 'kill.spec.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BROWSER_PATH: findBrowser() ?? '', KILLS, SEED },
  },
);
process.exit(status ?? 1);
