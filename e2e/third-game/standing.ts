// The names of Numbers and its bot, and its row in a list.

import * as v from 'valibot';

export const GAME = 'toy';
export const TITLE = 'Numbers';
export const BOT = { id: 'first', name: 'First comer' };

const standing = v.object({ named: v.number(), winners: v.pipe(v.array(v.number()), v.readonly()) });

export type Standing = v.InferOutput<typeof standing>;

export function standingFrom(detail: unknown): Standing {
  const parsed = v.safeParse(standing, detail);
  return parsed.success ? parsed.output : { named: 0, winners: [] };
}
