// Means of playouts with their doubt.

import type { Doubtful } from '../analysis.ts';

/** Twice the standard error: 95 times of 100 the truth is within. */
const WIDTH = 2;

/** Below this a doubt says more about how few playouts there were. */
const LEAST = 1e-3;

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** With a single value nothing is known of the doubt. */
export function estimateOf(values: readonly number[]): Doubtful {
  const value = meanOf(values);
  if (values.length < 2) return { value, doubt: Infinity };
  const squares = values.reduce((sum, each) => sum + (each - value) ** 2, 0);
  return { value, doubt: Math.max(LEAST, WIDTH * Math.sqrt(squares / (values.length - 1) / values.length)) };
}

/** Of the differences, pair by pair: both were played out in the same futures. */
export const differenceOf = (one: readonly number[], other: readonly number[]): Doubtful =>
  estimateOf(one.map((value, at) => value - other[at]!));
