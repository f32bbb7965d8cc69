// What a list shows of a game of Numbers.

import * as v from 'valibot';

export const GAME = 'toy';

const standing = v.object({ named: v.number(), winners: v.pipe(v.array(v.number()), v.readonly()) });

export type Standing = v.InferOutput<typeof standing>;

export function standingFrom(detail: unknown): Standing {
  const parsed = v.safeParse(standing, detail);
  return parsed.success ? parsed.output : { named: 0, winners: [] };
}
