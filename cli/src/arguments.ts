// Reading the values of options: each either gives a value or says what would have been one.

import { InvalidArgumentError } from 'commander';

/** A whole number in these bounds. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      const bounds = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`Expected a whole number ${bounds}.`);
    }
    return value;
  };

/** `a,b,c` */
export function nameList(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw new InvalidArgumentError('Expected names separated by commas.');
  return names;
}

/** `4,16` */
export const numberList =
  (least: number, most: number) =>
  (text: string): readonly number[] =>
    nameList(text).map(wholeNumber(least, most));

export function jsonObject(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('Expected a JSON object such as {"targetScore":20}.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidArgumentError('Expected a JSON object such as {"targetScore":20}.');
  }
  return value as Record<string, unknown>;
}

export interface Shard {
  /** From 1 to `of`. */
  readonly index: number;
  readonly of: number;
}

/** `2/5`: the second of five parts. */
export function shard(text: string): Shard {
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const index = Number(match?.[1]);
  const of = Number(match?.[2]);
  if (match === null || of < 1 || index < 1 || index > of) {
    throw new InvalidArgumentError('Expected i/n with 1 ≤ i ≤ n, such as 2/5.');
  }
  return { index, of };
}

/** The part of 0 … total − 1 that a shard takes: contiguous, all shards together cover everything once. */
export const shardRange = ({ index, of }: Shard, total: number): { readonly from: number; readonly to: number } => ({
  from: Math.floor(((index - 1) * total) / of),
  to: Math.floor((index * total) / of),
});
