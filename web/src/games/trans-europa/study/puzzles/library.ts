// The puzzles that come with the page, each kind in parts by rating that are loaded one by one; and which of them are today's.

import type { Puzzle, PuzzleKind } from '@branchline/study/trans-europa/puzzle';
import { dayNumber, type Day } from '../../../../study/streak.ts';
import index from './generated/index.json';

/** What the index says of a part: how many puzzles it holds, from which rating on. */
type Part = { readonly file: string; readonly count: number; readonly from: number };

const PARTS: Readonly<Record<PuzzleKind, readonly Part[]>> = index;

const FILES = import.meta.glob<readonly Puzzle[]>('./generated/*-*.json', { import: 'default' });

const loadPart = async ({ file }: Part): Promise<readonly Puzzle[]> => FILES[`./generated/${file}.json`]!();

/** All of a kind, part by part, those first that come nearest to a rating. */
export async function* partsOf(kind: PuzzleKind, rating = 0): AsyncGenerator<readonly Puzzle[]> {
  const parts = PARTS[kind];
  const at = Math.max(
    0,
    parts.findLastIndex(({ from }) => from <= rating),
  );
  const away = (part: Part): number => Math.abs(parts.indexOf(part) - at);
  for (const part of parts.toSorted((a, b) => away(a) - away(b))) yield await loadPart(part);
}

/** Every day a net, and one of the other kinds in turn. */
const SECOND = ['turn', 'whose', 'start'] as const;

/** From one day to the next so far on in the list; prime, so that all have their day. */
const STRIDE = 617;

/** Puzzles of the day are for everybody: they come from the parts that begin below this. */
const FOR_EVERYBODY = 1500;

/** The puzzle at a place of all that may be of a day. */
async function dayPuzzle(kind: PuzzleKind, turn: number): Promise<Puzzle> {
  const parts = PARTS[kind].filter(({ from }, place) => place === 0 || from < FOR_EVERYBODY);
  let place = (turn * STRIDE) % parts.reduce((sum, { count }) => sum + count, 0);
  for (const part of parts) {
    if (place < part.count) return (await loadPart(part))[place]!;
    place -= part.count;
  }
  throw new Error('no puzzle is at this place');
}

/** From the date alone: the same for everybody, without a server. */
export async function puzzlesOfDay(day: Day): Promise<readonly Puzzle[]> {
  const number = dayNumber(day);
  const second = SECOND[number % SECOND.length]!;
  return Promise.all([dayPuzzle('net', number), dayPuzzle(second, Math.floor(number / SECOND.length))]);
}

/** Puzzles near a rating are drawn from this many. */
const NEAR = 12;

type Solver = {
  readonly done: Readonly<Record<string, boolean>>;
  readonly rating: number;
  /** The one that was begun. */
  readonly open?: { readonly id: string; readonly rating: number } | undefined;
};

/** One that has not been done, about as hard as the solver is good; undefined where all are done. */
export function nextOf(list: readonly Puzzle[], { done, rating }: Solver): Puzzle | undefined {
  const open = list.filter(({ id }) => !Object.hasOwn(done, id));
  const near = open.toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAR);
  return near[Object.keys(done).length % Math.max(1, near.length)];
}

/** The one that was begun, wherever new puzzles have moved it; otherwise one from the nearest part. */
export async function nextPuzzle(kind: PuzzleKind, solver: Solver): Promise<Puzzle | undefined> {
  const { open, done } = solver;
  if (open && !Object.hasOwn(done, open.id)) {
    for await (const part of partsOf(kind, open.rating)) {
      const begun = part.find(({ id }) => id === open.id);
      if (begun) return begun;
    }
  }
  for await (const part of partsOf(kind, solver.rating)) {
    const next = nextOf(part, solver);
    if (next) return next;
  }
  return undefined;
}
