// How the page is built: one page, two workers and a service worker that knows every file of the build.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { basename, join, relative, sep } from 'node:path';
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
      out = join(config.root, config.build.outDir);
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
        entryFileNames: ({ name }) => (name === 'main' ? 'assets/[name]-[hash].js' : '[name].js'),
      },
    },
  },
  plugins: [precache()],
});
