// Browsers of other engines than Chromium for the tests: those that are installed here, Debian's packages when root.

import { isDebianRoot, onPath, installPackages } from './debian.js';

/** The programs that each engine needs, and the package of Debian each of them comes with. */
const ENGINES = {
  Firefox: { 'firefox-esr': 'firefox-esr' },
  WebKit: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
};

export const ENGINE_NAMES = Object.keys(ENGINES);

/** The paths of an engine's programs in order, or undefined if one is missing. */
export function findEngine(name) {
  const paths = Object.keys(ENGINES[name]).map(onPath);
  return paths.includes(undefined) ? undefined : paths;
}

/** Engines that the tests do without here. */
export const missingEngines = () => ENGINE_NAMES.filter((name) => findEngine(name) === undefined);

/** Where they can be installed, they have to be tried. */
export const areEnginesNeeded = isDebianRoot;

/** Installs what is missing, where it can be installed. */
export function installEngines() {
  const missing = missingEngines();
  if (missing.length > 0 && isDebianRoot()) installPackages(missing.flatMap((name) => Object.values(ENGINES[name])));
}

/** What the end of a run says of engines that were not tried. */
export const tellMissing = (missing) =>
  missing.length === 0 ? [] : [`Not tried: ${missing.join(' and ')}, not installed here (docs/browsers.md).`];
