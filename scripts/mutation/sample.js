// A sample of mutants: drawn by a seed, in proportion over the files.

import { createHash } from 'node:crypto';
import { keyOf } from './mutants.js';

export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A number from 0 to 1 that follows from the text alone. */
const numberFor = (text) => createHash('sha256').update(text).digest().readUIntBE(0, 6) / 2 ** 48;

/** In an order that follows from the names alone, and from nothing in them. */
export const mixed = (all, nameOf) => all.toSorted((a, b) => numberFor(nameOf(a)) - numberFor(nameOf(b)));

/** How many of each: in proportion, at least one of everything there is, by largest remainder. */
export function shares(counts, size) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const exact = counts.map((count) => (count * Math.min(size, total)) / total);
  const given = exact.map((share, index) => Math.min(counts[index], Math.max(1, Math.floor(share))));
  const rest = exact.map((share, index) => ({ index, over: share - given[index] })).toSorted((a, b) => b.over - a.over);
  let left = Math.min(size, total) - given.reduce((sum, share) => sum + share, 0);
  for (const { index } of rest)
    if (left > 0 && given[index] < counts[index]) [given[index], left] = [given[index] + 1, left - 1];
  for (const { index } of rest.toReversed())
    if (left < 0 && given[index] > 1) [given[index], left] = [given[index] - 1, left + 1];
  return given;
}

/** Takes `[{ file, text, mutants }]`, every mutant of each file. The same seed and sources give the same sample. */
export function drawSample(sources, { seed, size }) {
  const withMutants = sources.filter(({ mutants }) => mutants.length > 0);
  const counts = withMutants.map(({ mutants }) => mutants.length);
  const taken = shares(counts, size);
  const files = withMutants.map(({ file, text, mutants }, index) => {
    const ranked = mutants.map((mutant, at) => ({ at, key: keyOf(mutant) }));
    const drawn = ranked.toSorted(
      (a, b) => numberFor(`${seed} ${file} ${a.key}`) - numberFor(`${seed} ${file} ${b.key}`),
    );
    const kept = drawn.slice(0, taken[index]).toSorted((a, b) => a.at - b.at);
    return [file, { hash: hashOf(text), of: mutants.length, mutants: kept.map(({ key }) => key) }];
  });
  return {
    seed,
    size: taken.reduce((sum, n) => sum + n, 0),
    of: counts.reduce((sum, n) => sum + n, 0),
    files: Object.fromEntries(files),
  };
}

/** Files of a sample that have other text now, or none: its places no longer hold there. */
export const changedSince = (sample, textOf) =>
  Object.entries(sample.files).flatMap(([file, { hash }]) => {
    const text = textOf(file);
    return text !== undefined && hashOf(text) === hash ? [] : [file];
  });
