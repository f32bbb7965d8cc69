// Which tests the inner loop runs: those of the changed packages, then those nearest to the change, as many as fit into its time.

import { spawnSync } from 'node:child_process';
import { importers, projectFiles, reachedFrom } from './imports.js';
import { root } from './run.js';
import { readTimes, secondsByFile } from './usual-times.js';

const TEST = /\.test\.(?:ts|js)$/;
/** Seconds from which on a file of tests is left to `npm test`. */
const LONG = 2;
/** Seconds that all files may usually take, one after the other. */
const ALL = 60;
/** Seconds that a file takes in any case: it and all it imports are loaded. */
const LOADING = 0.4;

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** What a change is counted from: what others already have, else the last commit; nothing if there is no history. */
export const baseOf = (ask = git) => ask('rev-parse', '--verify', '--quiet', '@{upstream}') ?? ask('rev-parse', 'HEAD');

function changedSince(base) {
  const lines = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return new Set(lines.flatMap((text) => (text ?? '').split('\n')).filter((path) => path !== ''));
}

const packageOf = (path) => /^(?:games\/)?[^/]+/.exec(path)[0];

/**
 * Of the files of tests that a change reaches those to run, nearest first, and those that are left. `reached`: files with the
 * number of imports between them and a change. A long file is left unless it was itself changed.
 */
export function chooseTests(reached, secondsOf, { long = LONG, all = ALL } = {}) {
  const changed = new Set([...reached].flatMap(([path, distance]) => (distance === 0 ? [packageOf(path)] : [])));
  const near = [...reached]
    .filter(([path]) => TEST.test(path))
    .map(([path, distance]) => ({
      path,
      distance,
      seconds: LOADING + secondsOf(path),
      elsewhere: distance > 0 && !changed.has(packageOf(path)) ? 1 : 0,
    }))
    .sort(
      (a, b) =>
        a.elsewhere - b.elsewhere || a.distance - b.distance || a.seconds - b.seconds || (a.path < b.path ? -1 : 1),
    );
  const run = [];
  let sum = 0;
  for (const { path, distance, seconds } of near) {
    if (distance > 0 && (seconds - LOADING >= long || sum + seconds > all)) continue;
    sum += seconds;
    run.push(path);
  }
  return { run, left: near.map(({ path }) => path).filter((path) => !run.includes(path)) };
}

export function affected() {
  const base = baseOf();
  const files = projectFiles();
  const usual = secondsByFile(readTimes().unit);
  // Without a history everything may have changed.
  const changed = base === undefined ? new Set(files) : changedSince(base);
  return chooseTests(reachedFrom(changed, importers(files)), (path) => usual.get(path) ?? 0);
}
