// Records as the first version of the page wrote them, brought to the present form.

import * as v from 'valibot';

const version1 = v.looseObject({
  id: v.string(),
  shown: v.number(),
  summary: v.object({
    moves: v.number(),
    round: v.number(),
    scores: v.array(v.number()),
    over: v.boolean(),
    winners: v.array(v.number()),
  }),
});

/** What cannot be read is left as it is: the list shows it as damaged, and its owner can still save what is in it. */
export function recordFromVersion1(stored: unknown): unknown {
  const parsed = v.safeParse(version1, stored);
  if (!parsed.success) return stored;
  const { shown, summary, ...rest } = parsed.output;
  const { moves, over, ...detail } = summary;
  return { ...rest, bookmark: shown, summary: { moves, over, detail } };
}
