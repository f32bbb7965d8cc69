// What a list shows of a game: the year, the completed contracts and, at the end, who has won.

import * as v from 'valibot';

const numbers = v.pipe(v.array(v.number()), v.readonly());
const standing = v.object({ year: v.number(), completed: numbers, winners: numbers });

export type Standing = v.InferOutput<typeof standing>;

const NOTHING: Standing = { year: 1, completed: [], winners: [] };

/** A game that was created and never opened has none yet. */
export function standingFrom(detail: unknown): Standing {
  const parsed = v.safeParse(standing, detail);
  return parsed.success ? parsed.output : NOTHING;
}
