// Brings node_modules in line with package-lock.json, and does nothing when it already is.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, run } from './run.js';

const stamp = resolve(root, 'node_modules/.branchline-install');

/** What the installed tree depends on: the lock file and the runtime it was installed for. */
function wanted() {
  const lock = readFileSync(resolve(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(process.version).digest('hex');
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Branchline needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

export function install() {
  checkNode();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  console.log('Installing dependencies …');
  // Not `npm ci`: it insists on lock entries for the native bindings of every platform, which a lock file written on one
  // platform may lack. The versions are the lock file's all the same.
  if (!run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])) {
    console.error('The dependencies could not be installed; see npm’s message above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted());
}
