// What is said about the games as a whole: new ones, the list, files, and looking back.

import type { Discrepancy, FileProblem } from '@branchline/core';
import * as v from 'valibot';
import { colours, count, id, list, seat, seats, seed, spec, trouble, viewer, word } from './basics.ts';
import { openProblem, told } from './table.ts';

export const newTable = v.strictObject({ game: word, spec, seats });

export const summary = v.object({
  moves: count,
  over: v.boolean(),
  /** Who gave up, where that ended the game. */
  conceded: v.exactOptional(seat),
  detail: v.unknown(),
});

/** A game in the list; one whose record cannot be read is listed separately. */
export const listed = v.union([
  v.object({
    id,
    game: v.string(),
    spec,
    seats,
    imported: v.boolean(),
    created: v.number(),
    touched: v.number(),
    summary,
  }),
  v.object({ id: v.string(), damaged: v.literal(true) }),
]);

/** What verification says of a file: a code, and whatever explains it. */
const hasCode = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'code' in raw && typeof raw.code === 'string';

export const importProblem = v.union([
  v.object({ problem: v.literal('not-a-game'), why: v.custom<FileProblem>(hasCode) }),
  v.object({ problem: v.literal('unknown-game'), game: v.string() }),
  /** `branch`: the game is sound, and this one of its branches is not. */
  v.object({ problem: v.literal('wrong'), why: v.custom<Discrepancy>(hasCode), branch: v.exactOptional(count) }),
  v.object({ problem: v.literal('not-stored'), why: trouble }),
]);

/** `known`: it was here already. `branch`: the first of the branches that came with it. */
const imported = v.union([
  v.object({ id, known: v.exactOptional(v.literal(true)), branch: v.exactOptional(id) }),
  importProblem,
]);

export const ownGame = v.object({
  created: v.number(),
  touched: v.number(),
  seed: v.exactOptional(seed),
  /** What the seats wear, where any was chosen. */
  colours: v.exactOptional(colours),
  challenge: v.exactOptional(v.object({ id: v.string(), deal: count, iterations: count })),
});

export const badSpec = v.object({
  code: v.string(),
  field: v.string(),
  value: v.exactOptional(v.unknown()),
  allowed: v.exactOptional(list(v.union([v.string(), v.number()]))),
});

export const replayOpened = v.object({
  id,
  game: v.string(),
  spec,
  seats,
  commitment: v.string(),
  seed: v.exactOptional(seed),
  over: v.boolean(),
  moves: count,
  /** How often something was taken back; what was is not shown. */
  takebacks: count,
  conceded: v.exactOptional(seat),
  /** Which viewpoints may be used. */
  eyes: list(viewer),
  entries: list(told),
});

export const libraryCalls = {
  /** A running game as another authority needs it to go on; null where it is over or only looked at. */
  handOver: { ask: v.strictObject({ id }), answer: v.nullable(v.object({ file: v.string(), seed, colours })) },
  create: { ask: newTable, answer: v.union([v.object({ id }), v.object({ problem: badSpec })]) },
  list: { ask: v.null(), answer: list(listed) },
  remove: { ask: v.strictObject({ id: v.string() }), answer: v.null() },
  /** How far the people of this device have watched. */
  bookmark: { ask: v.strictObject({ id, sequence: count }), answer: v.null() },
  /** A game file, or what is left of a damaged game. Handed over unread, as a blob. */
  export: { ask: v.strictObject({ id: v.string() }), answer: v.nullable(v.object({ blob: v.blob() })) },
  /** `colours`: what the seats wore where the game was played. */
  import: { ask: v.strictObject({ text: v.string(), colours: v.exactOptional(colours) }), answer: imported },
  /** What no game file says of a game that was played here; null where it came from a file. */
  own: { ask: v.strictObject({ id }), answer: v.nullable(ownGame) },
  /** A game from a copy of everything, under its id and played on where it was played by this device. */
  restore: { ask: v.strictObject({ id, text: v.string(), own: v.exactOptional(ownGame) }), answer: imported },
  replay: { ask: v.strictObject({ id, who: viewer }), answer: v.union([replayOpened, openProblem]) },
  /** A position of an opened replay. `open` holds every seat's view where all of them may be seen. */
  at: {
    ask: v.strictObject({ id, sequence: count, who: viewer }),
    answer: v.nullable(v.object({ view: v.unknown(), open: list(v.unknown()) })),
  },
  /** About challenges; what is asked and answered is judged in challenge.ts. */
  challenge: { ask: v.strictObject({ call: word, ask: v.unknown() }), answer: v.unknown() },
  forget: { ask: v.strictObject({ id }), answer: v.null() },
  /** Branches of a finished game; explore.ts, loaded on demand, defines the questions and answers. */
  explore: { ask: v.strictObject({ id, ask: v.unknown() }), answer: v.unknown() },
} as const;

export type NewTable = v.InferOutput<typeof newTable>;
export type Listed = v.InferOutput<typeof listed>;
export type ListedGame = Exclude<Listed, { readonly damaged: true }>;
export type ImportProblem = v.InferOutput<typeof importProblem>;
export type ReplayOpened = v.InferOutput<typeof replayOpened>;
