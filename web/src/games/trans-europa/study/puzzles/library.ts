// The puzzles that come with the page, each kind in a file of its own; and which of them are today's.

import type { Puzzle, PuzzleKind } from '@branchline/study/trans-europa/puzzle';
import { dayNumber, type Day } from '../../../../study/streak.ts';

const LOAD: Readonly<Record<PuzzleKind, () => Promise<{ readonly default: unknown }>>> = {
  net: () => import('./generated/net.json'),
  turn: () => import('./generated/turn.json'),
  start: () => import('./generated/start.json'),
  whose: () => import('./generated/whose.json'),
};

export const puzzlesOf = async (kind: PuzzleKind): Promise<readonly Puzzle[]> =>
  (await LOAD[kind]()).default as readonly Puzzle[];

/** Every day a net, and one of the other kinds in turn. */
const SECOND = ['turn', 'whose', 'start'] as const;

/** From one day to the next so far on in the list, so that boards and sources change; prime, so that all have their day. */
const STRIDE = 617;

/** From the date alone: the same for everybody, without a server. */
export async function puzzlesOfDay(day: Day): Promise<readonly Puzzle[]> {
  const number = dayNumber(day);
  const kinds: readonly PuzzleKind[] = ['net', SECOND[number % SECOND.length]!];
  return Promise.all(
    kinds.map(async (kind, place) => {
      const list = await puzzlesOf(kind);
      const turn = place === 0 ? number : Math.floor(number / SECOND.length);
      return list[(turn * STRIDE) % list.length]!;
    }),
  );
}

/** Puzzles near a rating are drawn from this many. */
const NEAR = 12;

/** One that has not been done, about as hard as the solver is good; undefined where all are done. */
export function nextPuzzle(
  list: readonly Puzzle[],
  { done, rating }: { readonly done: Readonly<Record<string, boolean>>; readonly rating: number },
): Puzzle | undefined {
  const open = list.filter(({ id }) => !Object.hasOwn(done, id));
  const near = open.toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAR);
  return near[Object.keys(done).length % Math.max(1, near.length)];
}
