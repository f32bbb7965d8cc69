// Results on disk, so that a run can go on after it was ended.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesOfTests } from './sources.js';

/** Changes with whatever results depend on: the tests and the sample. Sources are held by the sample. */
function fingerprintOf(root) {
  const hash = createHash('sha256');
  for (const file of ['scripts/mutation/sample.json', ...filesOfTests(root)])
    hash
      .update(`${file}\0`)
      .update(readFileSync(resolve(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

export function openStore(root, path, isAgain) {
  const fingerprint = fingerprintOf(root);
  const kept = !isAgain && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  const { results, reached } = kept?.fingerprint === fingerprint ? kept : { results: {}, reached: {} };
  return {
    /** By file and key. */
    results,
    /** By test file: what its tests reach, and how long they take. */
    reached,
    save() {
      writeFileSync(`${path}.part`, JSON.stringify({ fingerprint, results: this.results, reached: this.reached }));
      renameSync(`${path}.part`, path);
    },
  };
}
