// The licences of other people's packages that are part of a bundle: their terms ask for it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.js';

const folderOf = (name) => join(root, 'node_modules', name);

/** The packages that these modules come from. */
export const packagesOf = (modules) => [
  ...new Set(modules.flatMap((path) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(path)?.[1] ?? [])),
];

/** A package with all that it needs. */
const withNeeded = (names, known = new Set()) => {
  for (const name of names) {
    if (known.has(name) || name.startsWith('@branchline/')) continue;
    known.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
    withNeeded(Object.keys(dependencies), known);
  }
  return [...known];
};

function licenceOf(name) {
  const { version, license } = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
  const file = readdirSync(folderOf(name)).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} brings no licence`);
  return `## ${name} ${version} (${license})\n\n${readFileSync(join(folderOf(name), file), 'utf8').trim()}\n`;
}

/** One text for the bundled packages and all that they need. */
export const licences = (names) =>
  [
    '# Other people’s software in this package\n\nIts fonts have their licences beside them.\n',
    ...withNeeded(names)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map(licenceOf),
  ].join('\n');
