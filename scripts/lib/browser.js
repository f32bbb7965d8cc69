// Finds a browser for the tests: an installed Chrome or Chromium, else Debian's package when root, else Playwright's own.
// Chromium without its own windows (the headless shell) draws the same pages with a sixth less work, so it comes first.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tool } from './run.js';

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

/** Looks for a program on the search path, on Windows too, where there is no `which`. */
function onPath(name) {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}

function installed() {
  const given = process.env.BROWSER_PATH;
  if (given && existsSync(given)) return given;
  return NAMES.map(onPath).find((path) => path !== undefined) ?? PLACES.find((place) => existsSync(place));
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
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)) return installed();
  }
  return tool('playwright', ['install', 'chromium']) ? '' : undefined;
}
