// The command line and the server as Node can run them: a bundle of the sources. In the checkout there is one for every state they are in.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const dist = join(root, 'cli', 'dist');
/** Every room but the page and its tests. */
const SOURCES = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .workspaces.filter((room) => room !== 'web' && room !== 'e2e')
  .map((room) => join(root, room, 'src'));
/** What the server reads from files while it runs, beside the bundle in the folder `server`. */
const FILES = [
  'migrations',
  ...['sqlite-child.js', 'sqlite-driver.js', 'sqlite-warning.js'].map((name) => `src/sql/${name}`),
];
/** Bundled for a fast start; anything else from npm is loaded from where it is installed. */
const BUNDLED = /^(@branchline\/|@noble\/|commander$|[./])/;
const KEEP_MILLISECONDS = 60 * 60 * 1000;

/** One name for the present state of all sources: paths, sizes and times of change. */
function fingerprint() {
  // Two FNV-1a hashes side by side: enough to tell builds apart, and node:crypto would take longer to load than to run.
  let a = 0x811c9dc5;
  let b = 0x01000193;
  const note = (path) => {
    const { size, mtimeMs } = statSync(path);
    const text = `${path}\0${size}\0${mtimeMs}\n`;
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
      b = Math.imul(b ^ text.charCodeAt(i), 0x811c9dc5);
    }
  };
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((x, y) => (x.name < y.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) note(path);
    }
  };
  for (const folder of [...SOURCES, join(root, 'server/migrations')]) if (existsSync(folder)) walk(folder);
  note(fileURLToPath(import.meta.url));
  note(join(root, 'package.json'));
  return [a, b].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Bundles into this folder: main.mjs, the scripts of threads, and the files that the server reads. Answers with the modules bundled. */
export async function bundleInto(folder) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: {
      main: join(root, 'cli/src/main.ts'),
      worker: join(root, 'cli/src/worker.ts'),
      'bot-worker': join(root, 'server/src/bots/worker.ts'),
    },
    platform: 'node',
    external: (id) => !BUNDLED.test(id),
    logLevel: 'silent',
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  for (const path of FILES) cpSync(join(root, 'server', path), join(folder, 'server', path), { recursive: true });
  return output;
}

/** Builds beside the target and renames, so that processes starting together never see half a bundle. */
async function build(target) {
  const temporary = join(dist, `.building-${process.pid}-${Date.now()}`);
  mkdirSync(temporary, { recursive: true });
  try {
    await bundleInto(temporary);
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

/** The folder of the bundle, built if need be: main.mjs, and the scripts of threads beside it. */
export async function bundled() {
  const target = join(dist, fingerprint());
  if (!existsSync(join(target, 'main.mjs'))) {
    await build(target);
    removeOldBundles(target);
  }
  return target;
}
