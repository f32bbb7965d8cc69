// Finds a browser for the tests: an installed Chrome or Chromium, else Debian's package when root, else Playwright's own.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, tool } from './run.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
];

function installed() {
  if (process.env.BROWSER_PATH && existsSync(process.env.BROWSER_PATH)) return process.env.BROWSER_PATH;
  for (const name of NAMES) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return PLACES.find((place) => existsSync(place));
}

/** The path of a browser, '' if Playwright is to use its own, or undefined if none can be had. */
export function findBrowser() {
  const found = installed();
  if (found) return found;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot) {
    console.log('Installing chromium …');
    const quiet = {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    };
    run('apt-get', ['update', '-qq'], quiet);
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)) return installed();
  }
  return tool('playwright', ['install', 'chromium']) ? '' : undefined;
}
