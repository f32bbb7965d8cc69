// The result file of an arena: a first line that says what is played, then one line per finished match.

import { closeSync, openSync, statSync, truncateSync } from 'node:fs';
import { sameJson } from '@branchline/core';
import { badInput, systemText } from '../fail.ts';
import { STANDARD_OUTPUT, writeWhole } from '../files.ts';
import type { MatchRecord } from './match-record.ts';
import type { Plan } from './plan.ts';
import { ARENA_FORMAT, readResults } from './read-results.ts';

export interface ResultFile {
  readonly finished: readonly MatchRecord[];
  add(match: MatchRecord): void;
  close(): void;
}

/** Goes on where the file ends, or begins it. */
export function openResults(path: string, plan: Plan): ResultFile {
  if (path === STANDARD_OUTPUT) badInput('--out: an arena goes on where its file ends, so it needs a file');
  const guarded = <R>(action: () => R): R => {
    try {
      return action();
    } catch (error) {
      const text = systemText(error);
      if (text === undefined) throw error;
      return badInput(`cannot write ${path}: ${text}`);
    }
  };
  const known = guarded(() => statSync(path, { throwIfNoEntry: false }));
  const begun = known !== undefined && known.size > 0 ? readResults(path) : undefined;
  if (begun !== undefined && !sameJson(begun.plan, plan)) {
    badInput(`${path} belongs to another arena (${differences(begun.plan, plan)}): choose another file`);
  }
  const descriptor = guarded(() => {
    if (begun !== undefined) truncateSync(path, begun.length);
    return openSync(path, 'a');
  });
  const write = (document: object): void => guarded(() => writeWhole(descriptor, `${JSON.stringify(document)}\n`));
  if (begun === undefined) write({ format: ARENA_FORMAT, plan });
  return { finished: begun?.matches ?? [], add: write, close: () => closeSync(descriptor) };
}

/** Which settings differ. */
export const differences = (a: Plan, b: Plan): string =>
  `different: ${Object.keys({ ...a, ...b })
    .filter((key) => !sameJson(a[key as keyof Plan], b[key as keyof Plan]))
    .join(', ')}`;
