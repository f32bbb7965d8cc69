// The puzzles of contracts that come with the page, in parts by rating that are loaded one by one; and which of them is today's.

import type { ContractPuzzle } from '@branchline/study/trains-of-europe/puzzle';
import { dayNumber, type Day } from '../../../../study/streak.ts';
import index from './generated/index.json';

/** What the index says of a part: how many puzzles it holds, from which rating on. */
type Part = { readonly file: string; readonly count: number; readonly from: number };

const PARTS: readonly Part[] = index;

const FILES = import.meta.glob<readonly ContractPuzzle[]>('./generated/contract-*.json', { import: 'default' });

const loadPart = async ({ file }: Part): Promise<readonly ContractPuzzle[]> => FILES[`./generated/${file}.json`]!();

/** From one day to the next so far on in the list; prime, so that all have their day. */
const STRIDE = 617;

/** A player who has never solved one begins with 1200, and should have a fair chance. */
const FOR_NEWCOMERS = 1400;

/** Today's is for all players: it comes from the easiest part, and is never hard. */
export async function puzzleOfDay(day: Day): Promise<ContractPuzzle> {
  const easy = (await loadPart(PARTS[0]!)).filter(({ rating }) => rating <= FOR_NEWCOMERS);
  return easy[(dayNumber(day) * STRIDE) % easy.length]!;
}

/** The parts, those first that come nearest to a rating. */
function partsNear(rating: number): readonly Part[] {
  const at = Math.max(
    0,
    PARTS.findLastIndex(({ from }) => from <= rating),
  );
  return PARTS.toSorted((a, b) => Math.abs(PARTS.indexOf(a) - at) - Math.abs(PARTS.indexOf(b) - at));
}

/** Puzzles near a rating are drawn from this many. */
const NEAR = 12;

type Solver = { readonly done: Readonly<Record<string, boolean>>; readonly rating: number };

/** One that has not been done, about as hard as the solver is good; undefined where all are done. */
export function nextOf(list: readonly ContractPuzzle[], { done, rating }: Solver): ContractPuzzle | undefined {
  const open = list.filter(({ id }) => !Object.hasOwn(done, id));
  const near = open.toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAR);
  return near[Object.keys(done).length % Math.max(1, near.length)];
}

/** The nearest part first. */
export async function nextPuzzle(solver: Solver): Promise<ContractPuzzle | undefined> {
  for (const part of partsNear(solver.rating)) {
    const next = nextOf(await loadPart(part), solver);
    if (next) return next;
  }
  return undefined;
}
