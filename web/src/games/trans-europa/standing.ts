// What a list shows of a game: the round, the scores and, at the end, who has won.

import * as v from 'valibot';

const standing = v.object({
  round: v.number(),
  scores: v.pipe(v.array(v.number()), v.readonly()),
  winners: v.pipe(v.array(v.number()), v.readonly()),
});

export type Standing = v.InferOutput<typeof standing>;

const NOTHING: Standing = { round: 1, scores: [], winners: [] };

/** A game that was created and never opened has none yet. */
export function standingFrom(detail: unknown): Standing {
  const parsed = v.safeParse(standing, detail);
  return parsed.success ? parsed.output : NOTHING;
}
