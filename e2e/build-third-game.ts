// The page with one game more: registry and engines are replaced, everything else is the product's own.

import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const here = resolve(import.meta.dirname, 'third-game');
const web = resolve(import.meta.dirname, '../web');

const REPLACED: Readonly<Record<string, string>> = {
  [resolve(web, 'src/games/registry.ts')]: resolve(here, 'registry.ts'),
  [resolve(web, 'src/worker/engines.ts')]: resolve(here, 'engines.ts'),
};

/** Whoever asks for one of these gets ours; ours itself gets the product's. */
const oneGameMore: Plugin = {
  name: 'one-game-more',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const ours = found && REPLACED[found.id];
    return ours === undefined || importer === ours ? found : ours;
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
