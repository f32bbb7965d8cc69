// How the page is built: one page, two workers and a service worker that knows every file of the build.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { basename, join, relative, resolve, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });

/** Writes the list of built files and a version made of their contents into the service worker. */
function precache(): Plugin {
  let out = '';
  return {
    name: 'branchline-precache',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const worker = join(out, 'sw.js');
        const files = filesUnder(out)
          .filter((path) => path !== worker && !basename(path).startsWith('.'))
          .sort();
        const version = createHash('sha256');
        for (const path of files) version.update(readFileSync(path));
        const names = files.map((path) => `./${relative(out, path).split(sep).join('/')}`);
        const source = readFileSync(worker, 'utf8');
        const filled = source
          .replace(/(["'`])%FILES%\1/, () => JSON.stringify(names))
          .replace('%VERSION%', version.digest('hex').slice(0, 16));
        if (filled.includes('%FILES%')) throw new Error('the service worker has no place for the list of files');
        writeFileSync(worker, filled);
      },
    },
  };
}

/** Rules and boards, which page and workers share. */
const GAME = /[\\/](core|boards|solver|games[\\/]trans-europa)[\\/]src[\\/]/;
/** What home and table are made of, in one file: it compresses better than many small ones. What is not shown before the
 * first move stays out of it. */
const FIRST_SCREENS = new RegExp(
  [
    'node_modules/(preact|@preact)/',
    'web/src/(map|nav|prefs|ui)/',
    'web/src/app/(app|home/|game-row|offline|trouble)',
    'web/src/messages/(en|plural|text)',
    'web/src/table/(?!files|local-table|open-replay)',
    'web/src/games/trans-europa/board/(?!gallery|generated)',
    'web/src/games/trans-europa/play/',
    'web/src/games/trans-europa/screens/(home|parts)/',
    'web/src/games/trans-europa/screens/table/(?!ending|game-over|round-end|round-table)',
    'web/src/games/trans-europa/state/(?!draft|sounds)',
  ]
    .map((path) => path.replaceAll('/', '[\\\\/]'))
    .join('|'),
);

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 2048,
    // Workers have no document to preload for.
    modulePreload: {
      resolveDependencies: (_, deps, { hostId }) => (/^(authority|bots)\.js$/.test(hostId) ? [] : deps),
    },
    rolldownOptions: {
      // The workers are entries of the same build as the page, so that all three share the chunks with rules and boards.
      input: {
        main: join(import.meta.dirname, 'index.html'),
        authority: join(import.meta.dirname, 'src/worker/authority.ts'),
        bots: join(import.meta.dirname, 'src/worker/bot-worker.ts'),
        sw: join(import.meta.dirname, 'src/service-worker.ts'),
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'preload', test: /preload-helper/, priority: 2 },
            { name: 'game', test: GAME, priority: 1 },
            { name: 'page', test: FIRST_SCREENS },
          ],
        },
        entryFileNames: ({ name }) => (name === 'main' ? 'assets/[name]-[hash].js' : '[name].js'),
      },
    },
  },
  plugins: [precache()],
});
