// Putting the result files of an arena's parts together.

import { sameJson } from '@branchline/core';
import { badInput } from '../fail.ts';
import { openOutput } from '../files.ts';
import { inOrder, matchKey, type MatchRecord } from './match-record.ts';
import { ARENA_FORMAT, readResults, type Results } from './read-results.ts';
import { differences } from './results.ts';

/** A match that is in several files is counted once. */
export function mergeResults(paths: readonly string[], out: string | undefined): Results {
  const matches = new Map<string, MatchRecord>();
  const [first, ...others] = paths.map((path) => ({ path, ...readResults(path) }));
  if (first === undefined) return badInput('no files to merge');
  for (const { path, plan } of others) {
    if (!sameJson(plan, first.plan)) {
      badInput(`${path} and ${first.path} belong to different arenas (${differences(plan, first.plan)})`);
    }
  }
  for (const file of [first, ...others]) for (const match of file.matches) matches.set(matchKey(match), match);
  const merged = inOrder(matches.values());
  if (out !== undefined) {
    const output = openOutput(out);
    for (const line of [{ format: ARENA_FORMAT, plan: first.plan }, ...merged]) {
      output.write(`${JSON.stringify(line)}\n`);
    }
    output.finish();
  }
  return { plan: first.plan, matches: merged };
}
