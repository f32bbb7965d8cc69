// Putting the result files of an arena's parts together.

import { sameJson } from '@branchline/core';
import { badInput } from '../fail.ts';
import { openOutput } from '../files.ts';
import { ARENA_FORMAT, differences, matchKey, readResults, type Results } from './results.ts';
import type { MatchRecord } from './tally.ts';

/** A match that stands in several files is counted once. */
export function mergeResults(paths: readonly string[], out: string | undefined): Results {
  const matches = new Map<string, MatchRecord>();
  const [first, ...others] = paths.map((path) => ({ path, ...readResults(path) }));
  if (first === undefined) return badInput('no files to merge');
  for (const { path, plan } of others) {
    if (!sameJson(plan, first.plan)) {
      badInput(`${path} and ${first.path} belong to different arenas: ${differences(plan, first.plan)}`);
    }
  }
  for (const file of [first, ...others]) for (const match of file.matches) matches.set(matchKey(match), match);
  // In the order one run would have written them, near enough: what is merged does not depend on the files' order.
  const merged = [...matches.values()].sort((a, b) => a.deal - b.deal || (matchKey(a) < matchKey(b) ? -1 : 1));
  if (out !== undefined) {
    const output = openOutput(out);
    for (const line of [{ format: ARENA_FORMAT, plan: first.plan }, ...merged]) {
      output.write(`${JSON.stringify(line)}\n`);
    }
    output.finish();
  }
  return { plan: first.plan, matches: merged };
}
