// Which files of the project import which, read from their texts: enough to know what a change may reach.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { root } from './run.js';

const CODE = /\.(?:ts|tsx|js|mjs)$/;
const SCOPE = '@branchline/';
/** Imports of both kinds, and paths that a file opens beside itself. */
const NAMED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)(['"])([^'"\n]+)\1/g;

/** Files that git knows or would take. */
export const projectFiles = () =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((path) => CODE.test(path) && existsSync(resolve(root, path)));

/** Folders of packages by their names, with their doors. */
function packages() {
  const { workspaces } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  return new Map(
    workspaces.map((folder) => {
      const { name, exports = {} } = JSON.parse(readFileSync(resolve(root, folder, 'package.json'), 'utf8'));
      return [name, { folder, exports }];
    }),
  );
}

/** What is named in a file, as paths from the root; of other people's packages nothing. */
function targetsIn(path, text, known) {
  return [...text.matchAll(NAMED)].flatMap(([, , specifier]) => {
    if (specifier.startsWith('.')) return [posix.join(posix.dirname(path), specifier)];
    if (!specifier.startsWith(SCOPE)) return [];
    const [name, ...door] = specifier.slice(SCOPE.length).split('/');
    const own = known.get(SCOPE + name);
    const source = own?.exports[['.', ...door].join('/')];
    return source === undefined ? [] : [posix.join(own.folder, source)];
  });
}

/** By file: the files that import it. */
export function importers(files, read = (path) => readFileSync(resolve(root, path), 'utf8'), known = packages()) {
  const by = new Map();
  for (const path of files)
    for (const target of targetsIn(path, read(path), known)) by.set(target, [...(by.get(target) ?? []), path]);
  return by;
}

/** Every file that a change of these may reach, with the number of imports in between. */
export function reachedFrom(changed, by) {
  const far = new Map([...changed].map((path) => [path, 0]));
  for (const [path, distance] of far)
    // grows while it is walked
    for (const importer of by.get(path) ?? []) if (!far.has(importer)) far.set(importer, distance + 1);
  return far;
}
