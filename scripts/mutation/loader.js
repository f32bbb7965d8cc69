// The modules of the tree as the test runner transforms them, evaluated afresh for every run, with the text of some exchanged.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ESModulesEvaluator, ModuleRunner, createNodeImportMeta } from 'vite/module-runner';
import { createVitest } from 'vitest/node';

const INSTALLED = '/node_modules/';
const OUTSIDE = '/@fs/';

/** What a module with a stand-in exports: whatever its factory answers. */
const MOCKED = (url) => `__vite_ssr_exportAll__(await globalThis.__vitest_mocker__.made(${JSON.stringify(url)}));`;
const ACTUAL = '?actual';

export async function createLoader(root) {
  const texts = new Map();
  const plugin = { name: 'mutants', enforce: 'pre', load: (id) => texts.get(id) };
  const vitest = await createVitest('test', { root, watch: false }, { plugins: [plugin], server: { watch: null } });
  const project = vitest.getRootProject();
  const environment = project.vite.environments.ssr;
  const fetched = new Map();
  const mocks = new Map();

  /** Addresses begin at the root of the tree; files outside it have their whole path. */
  const pathOf = (url) => (url.startsWith(OUTSIDE) ? url.slice(OUTSIDE.length - 1) : resolve(root, `.${url}`));

  /** What the runner asks for each module it meets. */
  const fetchModule = async (url, importer, { cached } = {}) => {
    if (url.includes(INSTALLED)) return { externalize: pathToFileURL(pathOf(url)).href, type: 'module' };
    if (cached) return { cache: true };
    const key = url.replace(ACTUAL, '');
    const isMocked = mocks.has(key) && key === url;
    if (!fetched.has(key)) fetched.set(key, await environment.fetchModule(key, importer));
    const module = fetched.get(key);
    if (isMocked) return { ...module, code: MOCKED(key) };
    return key === url ? module : { ...module, id: `${module.id}${ACTUAL}`, url };
  };

  const answers = { fetchModule, getBuiltins: () => [{ type: 'RegExp', source: '^node:', flags: '' }] };
  const invoke = async ({ data: { name, data } }) => {
    try {
      return { result: await answers[name](...data) };
    } catch (error) {
      return { error };
    }
  };
  const runner = new ModuleRunner(
    { transport: { invoke }, hmr: false, sourcemapInterceptor: false, createImportMeta: createNodeImportMeta },
    new ESModulesEvaluator(),
  );

  const urlOf = (path, importer) => new URL(path, `file://${importer}`).pathname;

  /** What `vi.mock` talks to. The same stand-in for all who import a module, made when the first one does. */
  const mockerFor = (file) => ({
    queueMock(path, _importer, factory) {
      let made;
      mocks.set(urlOf(path, file), () => (made ??= factory()));
    },
    importActual: (path) => runner.import(urlOf(path, file) + ACTUAL),
    getMockContext: () => ({ callstack: null }),
    made: (url) => mocks.get(url)(),
  });

  return {
    config: project.serializedConfig,
    /** Exchanges the text of a module until it is given back by `undefined`. */
    exchange(file, text) {
      const path = resolve(root, file);
      if (text === undefined) texts.delete(path);
      else texts.set(path, text);
      for (const module of environment.moduleGraph.getModulesByFile(path) ?? [])
        environment.moduleGraph.invalidateModule(module);
      fetched.delete(`/${file}`);
    },
    /** Forgets all that was evaluated, and evaluates a test file with all it imports. */
    async load(file) {
      runner.clearCache();
      mocks.clear();
      globalThis.__vitest_mocker__ = mockerFor(`/${file}`);
      await runner.import(`/${file}`);
    },
    close: () => vitest.close(),
  };
}
