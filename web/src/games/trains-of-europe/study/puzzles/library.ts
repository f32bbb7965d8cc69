// The puzzles of contracts that come with the page, and which of them is today's.

import type { ContractPuzzle } from '@branchline/study/trains-of-europe/puzzle';
import { dayNumber, type Day } from '../../../../study/streak.ts';

export const allPuzzles = async (): Promise<readonly ContractPuzzle[]> =>
  (await import('./generated/contract.json')).default as unknown as readonly ContractPuzzle[];

/** From one day to the next so far on in the list; prime, so that all have their day. */
const STRIDE = 617;

/** From the date alone: the same for everybody, without a server. */
export const puzzleOfDay = (list: readonly ContractPuzzle[], day: Day): ContractPuzzle =>
  list[(dayNumber(day) * STRIDE) % list.length]!;

/** Puzzles near a rating are drawn from this many. */
const NEAR = 12;

/** One that has not been done, about as hard as the solver is good; undefined where all are done. */
export function nextPuzzle(
  list: readonly ContractPuzzle[],
  { done, rating }: { readonly done: Readonly<Record<string, boolean>>; readonly rating: number },
): ContractPuzzle | undefined {
  const open = list.filter(({ id }) => !Object.hasOwn(done, id));
  const near = open.toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAR);
  return near[Object.keys(done).length % Math.max(1, near.length)];
}
