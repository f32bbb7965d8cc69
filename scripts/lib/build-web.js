// Builds the browser client when its sources have changed since the last build.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { npm, root } from './run.js';

const SOURCES = ['core/src', 'boards/src', 'solver/src', 'games', 'bots/src', 'web', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'fixtures']);
const stamp = resolve(root, 'web/dist/.built-from');

function addTo(hash, path) {
  const stats = statSync(path);
  if (stats.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) addTo(hash, join(path, name));
  } else hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
}

export function buildWeb() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, resolve(root, source));
  const current = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  console.log('Building …');
  if (!npm(['run', '--silent', 'build', '-w', 'web'])) {
    console.error('The build failed; see the message above.');
    process.exit(1);
  }
  writeFileSync(stamp, current);
}
