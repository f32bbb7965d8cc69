// How the page is built: one page, its workers and a service worker that knows every file of the build.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { basename, join, relative, resolve, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const filesUnder = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });

/** Whether there is a server behind the page is never answered from memory. */
const ANSWERED_LIVE = 'online.json';

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
          .filter((path) => path !== worker && !basename(path).startsWith('.') && basename(path) !== ANSWERED_LIVE)
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

/** The small file that leads to the first game is asked for with the page, not after it. */
function preloadGame(index: string): Plugin {
  return {
    name: 'branchline-preload-game',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === index);
        if (!found) throw new Error(`the build has no file for ${index}`);
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `./${found.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

const paths = (...list: readonly string[]): RegExp =>
  new RegExp(list.map((path) => path.replaceAll('/', '[\\\\/]')).join('|'));

/** What page and workers share: rules and boards, the words between them, and what judges these. */
const SHARED = paths(
  '/core/src/(?!game-file|names|notation|ruling|table-file|verify)',
  '/protocol/src/(?!challenge|explore|online)',
  '/boards/src/',
  '/games/trans-europa/src/(?!notation)',
  // Costs of all hands and WebAssembly come with whoever searches.
  '/solver/src/(?!hands|fast\\.ts|wasm|generated|sweep-plan|base64)',
  'node_modules/(valibot|@noble)/',
  'web/src/games/[a-z-]+/standing\\.ts',
  // Too small for files of their own.
  'web/src/storage/(idb|sealed-values)\\.ts',
  '/bots/src/random\\.ts',
);
/** The authority at work and its shelf, in one file for both of its workers, whatever comes to it later. */
const TABLES = paths(
  '/tables/src/(?!advice|branches|challenge|game-files|later|own-games|replay)',
  'web/src/worker/(device|engines|lease|bot-home)',
  'web/src/storage/(?!copies|mirror\\.|seal\\.|seal-keys|sound-part)',
);
/** Whoever searches, in one file: one that leads to the next would be fetched one after the other. */
const SEARCH = paths(
  '/bots/src/trans-europa/(?!cards|judg|quick|reference|survey|trail|wayfinder)',
  '/solver/src/(hands|fast\\.ts|wasm|generated|sweep-plan|base64)',
);
/**
 * What is shown before the first move, in one file: it compresses better than many small ones. The first game is part of
 * it because the home page begins with its cards; every other game comes in files of its own. What is not shown before
 * the first move stays out of it.
 */
const FIRST_SCREENS = paths(
  'node_modules/(preact|@preact)/',
  'web/src/(nav|prefs)/',
  'web/src/map/(?!bubble|overlay|tag)',
  'web/src/ui/(?!dialog|fields|film|picture-file|qr-code|sound)',
  'web/src/app/(app|home/(?!ask-name|kept-games)|language-menu|new-version|table-screen|trouble|use-game)',
  'web/src/messages/(en|grammar|plural|text)',
  'web/src/link/(device|link|uuid|worker-link)',
  'web/src/table/(?!below-bar|colour-choice|copy-notation|curtain|dialog|draft-seat|embed|files|game-link|game-qr|given-up|key-list|local-table|log-notation|menu-items|notation-lines|notice-list|open-replay|opponents|play-on|replay-|ruling|seat-rows|share-|short-code|turn-link|watch-bar\\.tsx)',
  'web/src/games/[a-z-]+\\.ts',
  'web/src/games/[a-z-]+/(colours|game|manifest|row-texts|settings|tables)\\.ts',
  'web/src/games/trans-europa/index',
  'web/src/games/trans-europa/board/(?!board-overview|floating|gallery|generated|obstacles|speech)',
  'web/src/games/trans-europa/messages/(en|text)',
  'web/src/games/trans-europa/play/(?!advice|card-text|hint|parts)',
  'web/src/games/trans-europa/screens/(home/|learn/lesson-list|parts/(backs|change|parts|score-line|supply|ticket))',
  'web/src/games/trans-europa/screens/table/(?!cards-about|changes|claim|ending|ferry-piece|folding|game-over|hand-note|hint-card|known-cards|legal-list|menu|missing-about|overview|plan-list|prestige-scale|round-end|round-table|share|show-missing|special|tips)',
  'web/src/games/trans-europa/state/(?!draft|hint-of|last-table|sounds)',
);

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Faces stay files: the page's own policy allows no font inside a style.
    assetsInlineLimit: (path, content) => !path.endsWith('.woff2') && content.length < 2048,
    // Workers have no document to preload for. What a page has loaded first, and the words most parts share, need not be named
    // to it again and again.
    modulePreload: {
      resolveDependencies: (_, deps, { hostId, hostType }) => {
        if (
          /^((authority|bots|adviser|study|study-companies)\.js|assets\/(earlier-contents|engine|library))/.test(hostId)
        )
          return [];
        return hostType === 'html'
          ? deps
          : deps.filter((path) => !/\/(game|page|preload|text|more-text|grammar|library)-[\w-]{8}\.js$/.test(path));
      },
    },
    rolldownOptions: {
      // The workers are entries of the same build as the page, so that all three share the chunks with rules and boards.
      input: {
        main: join(import.meta.dirname, 'index.html'),
        authority: join(import.meta.dirname, 'src/worker/authority.ts'),
        bots: join(import.meta.dirname, 'src/worker/bot-worker.ts'),
        adviser: join(import.meta.dirname, 'src/games/trains-of-europe/play/hint/worker.ts'),
        study: join(import.meta.dirname, 'src/games/trans-europa/study/worker.ts'),
        'study-companies': join(import.meta.dirname, 'src/games/trains-of-europe/study/worker.ts'),
        sw: join(import.meta.dirname, 'src/service-worker.ts'),
      },
      output: {
        codeSplitting: {
          // A door that leads to much is not a reason to load much.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'preload', test: /preload-helper/, priority: 2 },
            { name: 'game', test: SHARED, priority: 1 },
            { name: 'library', test: TABLES },
            { name: 'search', test: SEARCH },
            { name: 'page', test: FIRST_SCREENS },
          ],
        },
        entryFileNames: ({ name }) => (name === 'main' ? 'assets/[name]-[hash].js' : '[name].js'),
      },
    },
  },
  plugins: [preloadGame(join(import.meta.dirname, 'src/games/trans-europa/index.ts')), precache()],
});
