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

/** Puts a game's first file beside those of the page itself: the home page begins with its cards. */
function preloadGame(chunk: string): Plugin {
  return {
    name: 'branchline-preload-game',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const found = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.name === chunk ? [file] : [],
        );
        if (found.length === 0) throw new Error(`the build has no file for ${chunk}`);
        const files = new Set(found.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        const styles = new Set(found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
        const link = (rel: string, href: string) => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `./${href}` },
          injectTo: 'head' as const,
        });
        return [
          ...[...files].filter((file) => !html.includes(file)).map((file) => link('modulepreload', file)),
          ...[...styles].map((css) => link('stylesheet', css)),
        ];
      },
    },
  };
}

const paths = (...list: readonly string[]): RegExp =>
  new RegExp(list.map((path) => path.replaceAll('/', '[\\\\/]')).join('|'));

/** Rules and boards, which page and workers share. */
const RULES = /[\\/](core|boards|solver|games[\\/]trans-europa)[\\/]src[\\/]/;
/** What the shell is made of before the first move, in one file: it compresses better than many small ones. */
const SHELL = paths(
  'node_modules/(preact|@preact|valibot)/',
  'web/src/(map|nav|prefs|ui)/(?!dialog|sound)',
  'web/src/app/(app|home/|game-row|offline|table-screen|trouble|use-game)',
  'web/src/messages/(en|grammar|plural|text)',
  'web/src/table/(?!dialog|files|draft-seat|key-list|local-table|open-replay|replay-|seat-rows)',
  'web/src/games/[a-z-]+\\.ts',
  'web/src/games/[a-z-]+/(game|manifest|row-texts|settings|tables)\\.ts',
);
/** The same of the game the home page begins with. What is not shown before the first move stays out of it. */
const FIRST_GAME = paths(
  'web/src/games/trans-europa/index',
  'web/src/games/trans-europa/board/(?!gallery|generated)',
  'web/src/games/trans-europa/messages/(en|text)',
  'web/src/games/trans-europa/play/(?!advice|hint)',
  'web/src/games/trans-europa/screens/(home/|parts/(score-line|supply|ticket))',
  'web/src/games/trans-europa/screens/learn/lesson-list',
  'web/src/games/trans-europa/screens/table/(?!ending|game-over|hint-card|menu|round-end|round-table|special-cards)',
  'web/src/games/trans-europa/state/(?!draft|sounds)',
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
            { name: 'game', test: RULES, priority: 1 },
            { name: 'page', test: SHELL },
            { name: 'frame', test: paths('web/src/app/page') },
            { name: 'trans-europa', test: FIRST_GAME },
          ],
        },
        entryFileNames: ({ name }) => (name === 'main' ? 'assets/[name]-[hash].js' : '[name].js'),
      },
    },
  },
  plugins: [preloadGame('trans-europa'), precache()],
});
