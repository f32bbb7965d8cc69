// How a player does with contracts that pay: own rating, days solved, puzzles done. Kept on this device.

import { signal } from '@preact/signals';
import * as v from 'valibot';
import { NEW_SOLVER, ratedAfter } from '@branchline/study/rating';
import type { Day } from '../../../../study/streak.ts';

const KEY = 'branchline-puzzles-companies';

const ProgressSchema = v.object({
  rating: v.object({ rating: v.number(), deviation: v.number() }),
  /** Days whose puzzle was solved on that day. */
  days: v.array(v.string()),
  /** By puzzle: whether it was solved. */
  done: v.record(v.string(), v.boolean()),
});

type Progress = v.InferOutput<typeof ProgressSchema>;

const NOTHING: Progress = { rating: NEW_SOLVER, days: [], done: {} };

function read(): Progress {
  try {
    return v.parse(ProgressSchema, JSON.parse(localStorage.getItem(KEY) ?? JSON.stringify(NOTHING)));
  } catch {
    return NOTHING; // blocked or damaged
  }
}

export const progress = signal<Progress>(read());

type Finished = {
  readonly id: string;
  readonly rating: number;
  readonly solved: boolean;
  /** Set where it is the puzzle of that day, on that day. */
  readonly day: Day | undefined;
};

/** Each puzzle counts once. */
export function finish({ id, rating, solved, day }: Finished): void {
  const now = progress.value;
  if (Object.hasOwn(now.done, id)) return;
  const next: Progress = {
    rating: ratedAfter(now.rating, rating, solved ? 1 : 0),
    days: day !== undefined && solved ? [...now.days, day] : now.days,
    done: { ...now.done, [id]: solved },
  };
  progress.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // without storage it lasts as long as the page
  }
}
