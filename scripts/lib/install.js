// Brings node_modules in line with package-lock.json, and does nothing when it already is.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { npm, root } from './run.js';

const stamp = resolve(root, 'node_modules/.branchline-install');

/** What an installed tree depends on: the lock file, and the runtime and machine it was installed for. */
export const stampOf = ({ lock, version, platform, arch }) =>
  createHash('sha256').update(lock).update([version, platform, arch].join('\n')).digest('hex');

export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

export function install() {
  if (!isNewEnough(process.versions.node)) {
    console.error(`Branchline needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(2);
  }
  const { version, platform, arch } = process;
  const lock = readFileSync(resolve(root, 'package-lock.json'));
  const wanted = stampOf({ lock, version, platform, arch });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  if (!npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error('The dependencies could not be installed; see npm’s message above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
