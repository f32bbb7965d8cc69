// The result file of an arena: a first line that says what is played, then one line per finished match.

import { closeSync, openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs';
import { sameJson } from '@branchline/core';
import { badInput, systemText } from '../fail.ts';
import type { Plan } from './plan.ts';
import type { MatchRecord } from './tally.ts';

export const ARENA_FORMAT = 'branchline-arena/1';

export interface Results {
  readonly plan: Plan;
  readonly matches: readonly MatchRecord[];
}

export const matchKey = ({ cell, lineUp, deal }: Omit<MatchRecord, 'rounds'>): string =>
  JSON.stringify([cell, lineUp, deal]);

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};

const isHead = (value: unknown): value is { readonly format: string; readonly plan: Plan } =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === ARENA_FORMAT && 'plan' in value;

const isMatch = (value: unknown): value is MatchRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const { cell, lineUp, deal, rounds } = value as Partial<MatchRecord>;
  return typeof cell === 'string' && Array.isArray(lineUp) && Number.isInteger(deal) && Array.isArray(rounds);
};

/** Reads a file of results. A last line without its end was being written when the arena was stopped: it is left out. */
export function readResults(path: string): Results & { readonly length: number } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return badInput(`cannot read ${path}: ${systemText(error) ?? 'unreadable'}`);
  }
  const end = text.lastIndexOf('\n') + 1;
  const [first = '', ...rest] = text.slice(0, end).split('\n').slice(0, -1);
  const head = parse(first);
  if (!isHead(head)) return badInput(`${path}: not a result file of an arena (${ARENA_FORMAT})`);
  const matches = rest.map((line, at) => {
    const match = parse(line);
    return isMatch(match) ? match : badInput(`${path}:${at + 2}: not a match of an arena`);
  });
  return { plan: head.plan, matches, length: Buffer.byteLength(text.slice(0, end)) };
}

export interface ResultFile {
  readonly finished: readonly MatchRecord[];
  add(match: MatchRecord): void;
  close(): void;
}

/** Goes on where the file ends, or begins it. */
export function openResults(path: string, plan: Plan): ResultFile {
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
    badInput(`${path} belongs to another arena: ${differences(begun.plan, plan)}; choose another file`);
  }
  const descriptor = guarded(() => {
    if (begun !== undefined) truncateSync(path, begun.length);
    return openSync(path, 'a');
  });
  const write = (document: object): void => guarded(() => void writeSync(descriptor, `${JSON.stringify(document)}\n`));
  if (begun === undefined) write({ format: ARENA_FORMAT, plan });
  return { finished: begun?.matches ?? [], add: write, close: () => closeSync(descriptor) };
}

/** Which settings differ. */
export const differences = (a: Plan, b: Plan): string =>
  Object.keys({ ...a, ...b })
    .filter((key) => !sameJson(a[key as keyof Plan], b[key as keyof Plan]))
    .join(', ') + ' differ';
