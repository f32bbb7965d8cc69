// Finds a browser for the tests: an installed Chrome or Chromium, else Debian's package when root, else Playwright's own.
// Chromium without its own windows (the headless shell) draws the same pages with a sixth less work, so it comes first.

import { existsSync } from 'node:fs';
import { installPackages, isDebianRoot, onPath } from './debian.js';
import { tool } from './run.js';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
];

function installed() {
  const given = process.env.BROWSER_PATH;
  if (given && existsSync(given)) return given;
  return NAMES.map(onPath).find((path) => path !== undefined) ?? PLACES.find((place) => existsSync(place));
}

/** The path of a browser, '' if Playwright is to use its own, or undefined if none can be had. */
export function findBrowser() {
  const found = installed();
  if (found) return found;
  if (isDebianRoot() && ['chromium-headless-shell', 'chromium'].some((name) => installPackages([name])))
    return installed();
  return tool('playwright', ['install', 'chromium']) ? '' : undefined;
}
