// The encoding of a game for machine learning: numbered actions, and a seat's view as a row of small numbers.

import type { GameTypes, Seat } from '@branchline/core';

/** A run of numbers with one meaning. */
export interface Block {
  readonly name: string;
  readonly size: number;
}

export type Row = Uint8Array | Int16Array;

export interface Encoding<T extends GameTypes> {
  readonly actions: readonly Block[];
  readonly observation: readonly Block[];
  readonly dtype: 'uint8' | 'int16';
  /**
   * The numbers of these legal actions, in their order and all different. An action whose number would lie beyond its block is given -1
   * and cannot be chosen.
   */
  numbersOf(legal: readonly T['Action'][]): Int32Array;
  /** Writes what this seat sees into the row, which is all zeros; players are counted from this seat clockwise. */
  observe(view: T['View'], seat: Seat, row: Row): void;
  readonly winnersOf: (result: T['Result']) => readonly Seat[];
}

export const sizeOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { size }) => sum + size, 0);

/** Where each block begins. */
export function startsOf<N extends string>(
  blocks: readonly (Block & { readonly name: N })[],
): Readonly<Record<N, number>> {
  const starts = {} as Record<N, number>;
  let at = 0;
  for (const { name, size } of blocks) {
    starts[name] = at;
    at += size;
  }
  return starts;
}
