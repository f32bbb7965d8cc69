#!/usr/bin/env node
// Starts the command line. Node runs no TypeScript, so the sources are bundled first, once for every state they are in.

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const dist = join(root, 'cli', 'dist');
const SOURCES = [
  'core',
  'boards',
  'solver',
  'games/trans-europa',
  'games/trains-of-europe',
  'bots',
  'bench',
  'cli',
].map((room) => join(root, room, 'src'));
/** Bundled for a fast start; anything else from npm is loaded from where it is installed. */
const BUNDLED = /^(@branchline\/|@noble\/|commander$|[./])/;
const KEEP_MILLISECONDS = 60 * 60 * 1000;

/** One name for the present state of all sources: paths, sizes and times of change. */
function fingerprint() {
  const hash = createHash('sha256');
  const note = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) note(path);
    }
  };
  for (const folder of SOURCES) if (existsSync(folder)) walk(folder);
  note(fileURLToPath(import.meta.url));
  note(join(root, 'package.json'));
  return hash.digest('hex').slice(0, 16);
}

/** Builds beside the target and renames, so that processes starting together never see half a bundle. */
async function build(target) {
  const { rolldown } = await import('rolldown');
  const temporary = join(dist, `.building-${process.pid}-${randomBytes(4).toString('hex')}`);
  mkdirSync(temporary, { recursive: true });
  try {
    const bundle = await rolldown({
      input: { main: join(root, 'cli/src/main.ts'), worker: join(root, 'cli/src/worker.ts') },
      platform: 'node',
      external: (id) => !BUNDLED.test(id),
      logLevel: 'silent',
    });
    await bundle.write({
      dir: temporary,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
    await bundle.close();
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(join(target, 'main.mjs'))) throw error; // else another process was faster
  }
}

/** Bundles of older sources may still be in use by a running process, so only old ones go. */
function removeOldBundles(current) {
  for (const name of readdirSync(dist)) {
    const path = join(dist, name);
    try {
      if (path !== current && Date.now() - statSync(path).mtimeMs > KEEP_MILLISECONDS) {
        rmSync(path, { recursive: true, force: true });
      }
    } catch {
      // Another process removes it at the same time.
    }
  }
}

async function start() {
  const target = join(dist, fingerprint());
  if (!existsSync(join(target, 'main.mjs'))) {
    await build(target);
    removeOldBundles(target);
  }
  const { main } = await import(pathToFileURL(join(target, 'main.mjs')).href);
  await main(process.argv.slice(2));
}

start().catch((error) => {
  const [first] = String(error?.message ?? error).split('\n');
  process.stderr.write(`branchline: cannot start: ${first}\n`);
  if (process.env['BRANCHLINE_DEBUG']) process.stderr.write(`${error?.stack ?? error}\n`);
  process.exitCode = 2;
});
