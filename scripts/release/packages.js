// Which packages are released, and what their manifests say once they are built.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.js';

export const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
export const project = readManifest('.');

/**
 * The libraries, in the order of their dependencies. `doors` are public. Beside them `.` is released, and every door that another
 * library uses; these are no part of the public API.
 */
export const LIBRARIES = [
  { folder: 'core', doors: ['.', './conformance', './notation'] },
  { folder: 'protocol', doors: ['./online'] },
  { folder: 'boards', doors: ['.'] },
  { folder: 'solver', doors: ['.'] },
  { folder: 'games/trans-europa', doors: ['.', './notation'] },
  { folder: 'games/trains-of-europe', doors: ['.', './archive', './notation'] },
  { folder: 'bots', doors: ['.'] },
  { folder: 'study', doors: ['.', './trans-europa', './trains-of-europe'] },
];

export const nameOf = ({ folder }) => readManifest(folder).name;
const names = LIBRARIES.map(nameOf);

/** `./src/a.ts` in the checkout is `./dist/a.js` in the package; its types lie beside it. */
const built = (source) => source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, '.js');

/** Libraries are released together, so each asks for exactly its own version of the others. */
const released = (dependencies = {}) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [name, names.includes(name) ? project.version : range]),
  );

/** The manifest of a library as it is packed; `used` are the doors that the other libraries come in by. */
export function libraryManifest({ folder, doors }, used) {
  const { name, description, type, sideEffects, exports, dependencies } = readManifest(folder);
  const open = Object.entries(exports).filter(
    ([door]) => door === '.' || doors.includes(door) || used.has(door.replace('.', name)),
  );
  return {
    name,
    version: project.version,
    description,
    license: project.license,
    type,
    ...(sideEffects === undefined ? {} : { sideEffects }),
    exports: Object.fromEntries(open.map(([door, source]) => [door, built(source)])),
    files: ['dist', 'src'],
    engines: project.engines,
    dependencies: released(dependencies),
    publishConfig: { access: 'public' },
  };
}
