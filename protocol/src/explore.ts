// What is said about branches of a finished game: a separate entry point, not needed before a game is explored.

import * as v from 'valibot';
import { count, id, list, seat, seats, spec, turn, viewer, word } from './basics.ts';
import { answer as submitted, hintAnswer, openProblem, told } from './table.ts';

/** A branch by its id, nothing for the game itself, and the number of moves before it. */
const place = { line: v.exactOptional(id), at: count };

export const exploreAsk = v.variant('do', [
  v.strictObject({ do: v.literal('open') }),
  v.strictObject({ do: v.literal('lines') }),
  /** From the viewpoint of the seat of `hands` that is to move (all seats by default), else from this one. */
  v.strictObject({
    do: v.literal('look'),
    ...place,
    hands: v.exactOptional(list(seat)),
    who: v.exactOptional(viewer),
  }),
  v.strictObject({ do: v.literal('play'), ...place, seat, action: v.unknown() }),
  /** `kinds`: who sits where, as in a game file; `human` is played by hand. */
  v.strictObject({ do: v.literal('bot'), ...place, seat, kinds: list(word) }),
  v.strictObject({ do: v.literal('hint'), ...place, seat }),
  v.strictObject({ do: v.literal('name'), line: id, name: word }),
  v.strictObject({ do: v.literal('drop'), line: id }),
  /** Game and branches as one text, this branch first; null where there are none. */
  v.strictObject({ do: v.literal('text'), line: v.exactOptional(id) }),
  /** The branches alone, as they stand in a file of many games. */
  v.strictObject({ do: v.literal('files') }),
  v.strictObject({ do: v.literal('close') }),
]);

const line = v.object({
  id: v.exactOptional(id),
  name: v.exactOptional(v.string()),
  parent: v.exactOptional(id),
  departs: count,
  moves: count,
  first: list(told),
  over: v.boolean(),
  detail: v.unknown(),
});

const position = v.object({
  ...place,
  moves: count,
  who: viewer,
  view: v.unknown(),
  turn,
  history: list(told),
  open: list(v.unknown()),
});

const answers = {
  open: v.union([
    v.object({ game: v.string(), spec, seats, commitment: v.string(), conceded: v.exactOptional(seat) }),
    openProblem,
  ]),
  lines: list(line),
  look: v.nullable(position),
  play: v.union([
    v.object({ ok: v.literal(true), ...place }),
    submitted,
    v.object({ ok: v.literal(false), reason: v.literal('too-many') }),
  ]),
  hint: hintAnswer,
  text: v.nullable(v.string()),
  files: list(v.unknown()),
  done: v.null(),
} as const;

const ANSWER_TO = {
  open: 'open',
  lines: 'lines',
  look: 'look',
  play: 'play',
  bot: 'play',
  hint: 'hint',
  name: 'done',
  drop: 'done',
  text: 'text',
  files: 'files',
  close: 'done',
} as const satisfies Readonly<Record<ExploreAsk['do'], keyof typeof answers>>;

export type ExploreAsk = v.InferOutput<typeof exploreAsk>;
export type ExploreAnswer<K extends ExploreAsk['do']> = v.InferOutput<(typeof answers)[(typeof ANSWER_TO)[K]]>;
export type ExploreLine = v.InferOutput<typeof line>;
export type ExplorePosition = v.InferOutput<typeof position>;

export function parseExploreAsk(raw: unknown): ExploreAsk | undefined {
  const parsed = v.safeParse(exploreAsk, raw);
  return parsed.success ? parsed.output : undefined;
}

export function parseExploreAnswer<K extends ExploreAsk['do']>(asked: K, raw: unknown): ExploreAnswer<K> | undefined {
  const parsed = v.safeParse(answers[ANSWER_TO[asked]], raw);
  return parsed.success ? parsed.output : undefined;
}
