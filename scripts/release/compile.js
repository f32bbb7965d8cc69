// The sources of the libraries as Node and browsers run them: a module for each, with its types and its source map beside it.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root, tool } from '../lib/run.js';
import { LIBRARIES } from './packages.js';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** All libraries in one run. The linter and `pureTypes` have judged the types already. */
function emit(out) {
  const project = join(out, 'tsconfig.json');
  const inRoot = (path) => join(root, path);
  const settings = {
    extends: inRoot('tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      rootDir: root,
      outDir: out,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      rewriteRelativeImportExtensions: true,
    },
    include: LIBRARIES.map(({ folder }) => inRoot(`${folder}/src`)),
    exclude: ['**/assembly/**'],
  };
  writeFileSync(project, JSON.stringify(settings));
  if (!tool('tsc', ['-p', project])) throw new Error('the libraries do not compile');
}

/** The compiler leaves the names of TypeScript sources in types, and imports of JSON as Node 20 refuses them. */
const renamed = (text) =>
  text.replaceAll(/(['"])(\.[^'"\n]*)\.ts\1/g, '$1$2.js$1').replaceAll(/(from ')(\.[^'\n]*\.json)(')/g, '$1$2.js$3');

/** The place of a map's source in the package: in `src`, next to `dist`. */
function mapped(text, path) {
  const map = JSON.parse(text);
  const up = '../'.repeat(path.split(sep).length);
  const source = path
    .split(sep)
    .join('/')
    .replace(/(\.d)?\.(js|ts)\.map$/, '.ts');
  return JSON.stringify({ ...map, sourceRoot: '', sources: [`${up}src/${source}`] });
}

const written = (path, text) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/**
 * Compiles every library; `distOf(library)` is the folder that its modules go to. Answers with the doors of other libraries that
 * the modules come in by, as they are written in imports.
 */
export function compileLibraries(temporary, distOf) {
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  emit(temporary);
  const used = new Set();
  for (const library of LIBRARIES) {
    const from = join(temporary, library.folder, 'src');
    for (const file of filesIn(from)) {
      const path = relative(from, file);
      const text = readFileSync(file, 'utf8');
      const target = join(distOf(library), path);
      if (path.endsWith('.map')) written(target, mapped(text, path));
      else if (path.endsWith('.json')) written(`${target}.js`, `export default ${text.trim()};\n`);
      else {
        for (const [, door] of text.matchAll(/['"](@branchline\/[^'"]+)['"]/g)) used.add(door);
        written(target, renamed(text));
      }
    }
  }
  return used;
}
