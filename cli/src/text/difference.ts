// The first place at which two JSON values differ.

import { sameJson } from '@branchline/core';
import { plain } from './plain.ts';

export interface Difference {
  /** `rounds[2].points[0]` */
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export function firstDifference(expected: unknown, found: unknown, path = ''): Difference | undefined {
  if (sameJson(expected, found)) return undefined;
  if (isBranch(expected) && isBranch(found) && Array.isArray(expected) === Array.isArray(found)) {
    const isList = Array.isArray(expected);
    for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      const step = isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      const deeper = firstDifference(expected[key], found[key], step);
      if (deeper) return deeper;
    }
  }
  return { path, expected, found };
}

/** A value in a message: short, and readable where it is absent. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? 'nothing');
  return plain(text, 160);
}
