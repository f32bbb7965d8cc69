// How the replay for other pages is built: `dist/embed/replay.js`, its parts, and the page for frames. It shares no file with the page.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Style sheets come as text into a shadow tree; those that components of the page bring along are not meant. */
const withoutSheets: Plugin = {
  name: 'branchline-without-sheets',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : undefined),
};

const FACES = {
  'public/fonts': ['500', '500-ro', '600', '600-ro'].map((part) => `fira-sans-condensed-${part}`),
  'src/games/trains-of-europe/map/fonts': ['fira-600', 'fira-600-places'],
};

/** The page for frames, and the letters of the maps under names that `src/embed/faces.ts` knows. */
const page: Plugin = {
  name: 'branchline-embed-page',
  generateBundle() {
    for (const [folder, names] of Object.entries(FACES))
      for (const name of names) {
        const source = readFileSync(join(import.meta.dirname, folder, `${name}.woff2`));
        this.emitFile({ type: 'asset', fileName: `fonts/${name}.woff2`, source });
      }
    const source = readFileSync(join(import.meta.dirname, 'src/embed/page.html'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'index.html', source });
  },
};

/** A replay shows one board, so it loads one: `boards/src/on-demand.ts` stands in for all of them. */
const oneBoard: Plugin = {
  name: 'branchline-one-board',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== './registry.ts' || !importer?.replaceAll('\\', '/').endsWith('/boards/src/index.ts'))
      return undefined;
    return join(dirname(importer), 'on-demand.ts');
  },
};

/** What a replay says of Trans Europa (`ToldMessages`); what else is said at a table stays there. */
const TOLD = ['directions', 'waters', 'places', 'table', 'log'];

const toldOnly: Plugin = {
  name: 'branchline-told-only',
  enforce: 'pre',
  transform(code, id) {
    if (!/trans-europa[\\/]messages[\\/][a-z]{2}\.ts$/.test(id)) return undefined;
    const kept: string[] = [];
    const short = code.replace(/^ {2}(\w+): \{\n.*?^ {2}\},\n/gms, (block: string, name: string) => {
      if (!TOLD.includes(name)) return '';
      kept.push(name);
      return block;
    });
    if (kept.length !== TOLD.length) this.error(`${id} does not have all of ${TOLD.join(', ')}`);
    return { code: short, map: null };
  },
};

/** A part is called by where its source lies: `trans-europa`, `trans-europa-en`, `embed-de`. */
const nameOf = (path: string): string | undefined => {
  const [, folder, file] = /src\/(?:games\/)?([a-z-]+)\/(?:embed|messages\/([a-z]{2}))\.tsx?$/.exec(path) ?? [];
  return folder && [folder, ...(file === undefined ? [] : [file])].join('-');
};

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  resolve: { alias: { '@preact/signals': join(import.meta.dirname, 'src/embed/still-signals.ts') } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: 'dist/embed',
    emptyOutDir: true,
    // As a library: nothing of the page's own loading is put around its parts.
    lib: {
      entry: [join(import.meta.dirname, 'src/embed/replay.ts'), join(import.meta.dirname, 'src/embed/page.ts')],
      formats: ['es'],
    },
    minify: true,
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        minify: true,
        codeSplitting: {
          includeDependenciesRecursively: false,
          // One file compresses better than several.
          groups: [
            {
              name: 'trans-europa-rules',
              test: /[\\/](games[\\/]trans-europa|boards|solver)[\\/]src[\\/](?!data|notation)/,
            },
          ],
        },
        entryFileNames: '[name].js',
        chunkFileNames: ({ facadeModuleId, moduleIds, name }) => {
          const [named = name] = [facadeModuleId ?? '', ...moduleIds].flatMap((path) => nameOf(path) ?? []);
          return `parts/${named}-[hash].js`;
        },
      },
    },
  },
  plugins: [withoutSheets, oneBoard, toldOnly, page],
});
