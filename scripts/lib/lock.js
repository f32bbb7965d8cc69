// Says which native bindings a lock file lacks. A release may be published for some platforms only; npm leaves the others out
// of the lock file without a word, and `npm ci` fails on those machines alone.

import { isDeepStrictEqual } from 'node:util';

/** Where a package finds its dependency: beside itself or in any folder further up. */
function* placesOf(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    yield at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (at === '') return;
  }
}

export function missingBindings({ packages }) {
  const missing = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const entry = [...placesOf(path, name)].map((place) => packages[place]).find((found) => found !== undefined);
      // Bindings name their version exactly; of other optional packages it is enough that one is there.
      const isExact = /^\d/.test(version);
      if (entry === undefined || (isExact && entry.version !== version))
        missing.push(
          `${path}: ${name}@${version}${entry === undefined ? '' : `, but the lock file has ${entry.version}`}`,
        );
    }
  }
  return missing;
}

const NEEDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const asksTheSame = (one, other) => NEEDS.every((kind) => isDeepStrictEqual(one[kind] ?? {}, other?.[kind] ?? {}));

/** The rooms whose package.json asks for something else than the lock file remembers; `npm ci` would refuse them. */
export const outdatedRooms = ({ packages }, manifests) =>
  Object.entries(manifests)
    .filter(([path, manifest]) => !asksTheSame(manifest, packages[path]))
    .map(([path]) => (path === '' ? 'package.json' : `${path}/package.json`));
