// The number of a release, which all packages share, and its heading in the list of changes.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.js';

const NUMBER = /^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/;
const HEADING = '## Unreleased\n';

export const isVersion = (text) => NUMBER.test(text);

/** What was unreleased comes under the new number; throws if there is nothing, or the number was given before. */
export function changelogWith(text, version, day) {
  if (text.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md knows ${version} already`);
  const [before, after] = text.split(HEADING);
  if (after === undefined) throw new Error('CHANGELOG.md has no heading "Unreleased"');
  const [changes] = after.split(/^## /m);
  if (changes.trim() === '') throw new Error('CHANGELOG.md lists no unreleased changes');
  return `${before}${HEADING}\n## ${version} (${day})\n${after}`;
}

function change(path, how) {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, how(text));
}

const numbered = (version) => (text) => `${JSON.stringify({ ...JSON.parse(text), version }, null, 2)}\n`;

/** Writes the number into the manifests, the lock file and the list of changes. */
export function setVersion(version, day) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  change('CHANGELOG.md', (text) => changelogWith(text, version, day));
  for (const folder of ['.', ...workspaces]) change(join(folder, 'package.json'), numbered(version));
  change('package-lock.json', (text) => {
    const lock = JSON.parse(text);
    for (const folder of ['', ...workspaces]) lock.packages[folder].version = version;
    return `${JSON.stringify({ ...lock, version }, null, 2)}\n`;
  });
}
