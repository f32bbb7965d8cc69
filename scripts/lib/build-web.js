// Builds the browser client when its sources have changed since the last build.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressFolder } from './compress.js';
import { npm, root, tool } from './run.js';

/** All that can change what is built: the rooms that the client is made of, the client itself and its tools. */
const SOURCES = [
  ...['core', 'protocol', 'boards', 'solver', 'games', 'bots', 'study', 'tables', 'web'],
  ...['package.json', 'package-lock.json', 'tsconfig.base.json'],
];
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'fixtures']);
const dist = resolve(root, 'web/dist');
const stamp = resolve(dist, '.built-from');

function addTo(hash, folder, path) {
  const stats = statSync(join(folder, path));
  if (stats.isDirectory()) {
    for (const name of readdirSync(join(folder, path)).sort())
      if (!SKIPPED.has(name)) addTo(hash, folder, join(path, name));
  } else hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
}

/** Changes with any file of the sources: one more, one less, or one with another size or time. */
export function fingerprint(folder, sources) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, folder, source);
  return hash.digest('hex');
}

/** With every file and its size, judged by the budgets: for whoever changes the client. */
const told = () => npm(['run', '--silent', 'build', '-w', 'web']);
/** Only what goes wrong is told: for whoever wants to play. */
const quiet = () =>
  [[], ['--config', 'vite.embed.config.ts']].every((which) =>
    tool('vite', ['build', ...which, '--logLevel', 'error'], { cwd: resolve(root, 'web') }),
  );

/** Builds in any case; answers whether it went well. */
export function build(how = told) {
  const current = fingerprint(root, SOURCES);
  if (!how()) return false;
  compressFolder(dist);
  writeFileSync(stamp, current);
  return true;
}

export function buildWeb() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, SOURCES)) return;
  console.log('Building …');
  if (build(quiet)) return;
  console.error('The build failed; see the message above.');
  process.exit(1);
}
