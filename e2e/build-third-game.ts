// The page with one game more: registry and engines know it too, everything else is the product's own.

import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const here = resolve(import.meta.dirname, 'third-game');
const web = resolve(import.meta.dirname, '../web');

const REGISTRY = resolve(web, 'src/games/registry.ts');
const ENGINES = resolve(web, 'src/worker/engines.ts');
const OUR_ENGINES = resolve(here, 'engines.ts');

const oneGameMore: Plugin = {
  name: 'one-game-more',
  enforce: 'pre',
  /** Imports of the engines get ours; ours gets the product's. */
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id === ENGINES && importer !== OUR_ENGINES ? OUR_ENGINES : found;
  },
  /** The list grows here: in another file it would be needed before the files it comes from have run. */
  transform(code, id) {
    if (id !== REGISTRY) return undefined;
    const grown = code.replace(/\[transEuropa\b/, '[transEuropa, numbers');
    if (grown === code) this.error('the registry has no place for a game more');
    return `import { numbers } from ${JSON.stringify(resolve(here, 'manifest.ts'))};\n${grown}`;
  },
};

/** Builds into this folder; answers with its path. */
export async function buildThirdGame(): Promise<string> {
  const outDir = resolve(here, 'dist');
  await build({
    configFile: resolve(web, 'vite.config.ts'),
    root: web,
    logLevel: 'silent',
    plugins: [oneGameMore],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
