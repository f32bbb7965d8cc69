// Which tests the inner loop runs: those that reach a changed file, without the long ones.

import { spawnSync } from 'node:child_process';
import { root } from './run.js';
import { readTimes, secondsByFile } from './usual-times.js';

/** Seconds from which on a file of tests is left to `npm test`. */
const LONG = 2;

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** What a change is counted from: what others already have, else the last commit; nothing where there is no history. */
export const baseOf = (ask = git) => ask('rev-parse', '--verify', '--quiet', '@{upstream}') ?? ask('rev-parse', 'HEAD');

/** Files of tests that usually take long. */
export const longFiles = ({ unit }) =>
  [...secondsByFile(unit)].filter(([, seconds]) => seconds >= LONG).map(([file]) => file);

function changedSince(base) {
  const lines = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return new Set(lines.flatMap((text) => (text ?? '').split('\n')));
}

/** Options of the runner for the tests that a change affects. A long file is left out unless it was itself changed. */
export function affected() {
  const base = baseOf();
  const changed = base === undefined ? new Set() : changedSince(base);
  const left = longFiles(readTimes()).filter((file) => !changed.has(file));
  return {
    left,
    options: [
      ...(base === undefined ? [] : [`--changed=${base}`, '--passWithNoTests']),
      ...left.map((file) => `--exclude=${file}`),
    ],
  };
}
