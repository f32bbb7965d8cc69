// How a player does with puzzles: own rating, days solved, puzzles done. Kept on this device.

import { signal } from '@preact/signals';
import * as v from 'valibot';
import { NEW_SOLVER, ratedAfter, type Rating } from '@branchline/study/rating';
import type { Day } from '../../../../study/streak.ts';

const KEY = 'branchline-puzzles';

const ProgressSchema = v.object({
  rating: v.object({ rating: v.number(), deviation: v.number() }),
  /** By day: how many of its puzzles were solved. */
  days: v.record(v.string(), v.number()),
  /** By puzzle: whether it was solved. */
  done: v.record(v.string(), v.boolean()),
  /** By kind: the puzzle that was begun, and its level. */
  open: v.optional(v.record(v.string(), v.object({ id: v.string(), rating: v.number() }))),
});

export type PuzzleProgress = v.InferOutput<typeof ProgressSchema>;

const NOTHING: PuzzleProgress = { rating: NEW_SOLVER, days: {}, done: {} };

function read(): PuzzleProgress {
  try {
    return v.parse(ProgressSchema, JSON.parse(localStorage.getItem(KEY) ?? JSON.stringify(NOTHING)));
  } catch {
    return NOTHING; // blocked or damaged
  }
}

export const progress = signal<PuzzleProgress>(read());

function keep(next: PuzzleProgress): void {
  progress.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // without storage it lasts as long as the page
  }
}

type Finished = {
  readonly id: string;
  readonly rating: number;
  readonly solved: boolean;
  /** Set where it is a puzzle of that day, on that day. */
  readonly day?: Day;
};

/** Each puzzle counts once, and a day as often as it has puzzles. */
export function finish({ id, rating, solved, day }: Finished): Rating {
  const now = progress.value;
  if (Object.hasOwn(now.done, id)) return now.rating;
  const next: PuzzleProgress = {
    ...now,
    rating: ratedAfter(now.rating, rating, solved ? 1 : 0),
    days: day !== undefined && solved ? { ...now.days, [day]: (now.days[day] ?? 0) + 1 } : now.days,
    done: { ...now.done, [id]: solved },
  };
  keep(next);
  return next.rating;
}

/** Another kind in between is no way past a puzzle: it is kept as begun. */
export function openPuzzle({
  kind,
  id,
  rating,
}: {
  readonly kind: string;
  readonly id: string;
  readonly rating: number;
}): void {
  keep({ ...progress.value, open: { ...progress.value.open, [kind]: { id, rating } } });
}
