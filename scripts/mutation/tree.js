// The sample as it applies to the tree.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lineOf, originalOf, parseKey } from './mutants.js';
import { changedSince } from './sample.js';
import { roomOf } from './sources.js';

function textIn(root, file) {
  try {
    return readFileSync(resolve(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** The committed sample, with the texts of its files. Says so where a source is another one by now. */
export function readSample(root) {
  const sample = JSON.parse(readFileSync(resolve(root, 'scripts/mutation/sample.json'), 'utf8'));
  const changed = changedSince(sample, (file) => textIn(root, file));
  if (changed.length > 0)
    throw new Error(
      `changed since the sample was drawn, so draw again (npm run mutation:sample):\n${changed.join('\n')}`,
    );
  const sources = Object.entries(sample.files).map(([file, { mutants }]) => {
    const text = textIn(root, file);
    const parsed = mutants.map((key) => ({ file, key, ...parseKey(key) }));
    return {
      file,
      text,
      mutants: parsed.map((mutant) => ({ ...mutant, line: lineOf(mutant), original: originalOf(text, mutant) })),
    };
  });
  return { ...sample, sources };
}

/** One room's, or one of several equal parts. */
export function choose({ sources }, { room, shard }) {
  const [part, parts] = shard.split('/').map(Number);
  if (!(part >= 1 && part <= parts)) throw new Error('--shard takes a part and the number of parts, such as 1/4');
  const all = sources
    .flatMap(({ mutants }) => mutants)
    .filter(({ file }) => room === undefined || roomOf(file) === room);
  if (all.length === 0) throw new Error(`no mutants in ${room}`);
  return all.filter((_, index) => index % parts === part - 1);
}
