// What is said at an open table: what its eyes see, what a seat wants to do, and what happens.

import * as v from 'valibot';
import {
  by,
  clocks,
  colour,
  count,
  id,
  illegal,
  list,
  role,
  seat,
  seats,
  spec,
  trouble,
  turn,
  viewer,
  word,
} from './basics.ts';

/** What the table decided, not the game. */
export const ruling = v.variant('kind', [
  v.object({
    kind: v.literal('takeback'),
    by: seat,
    /** The entry after which play goes on. */
    to: count,
    moves: count,
    agreed: v.exactOptional(list(seat)),
  }),
  v.object({ kind: v.literal('concede'), by: seat, agreed: v.exactOptional(list(seat)) }),
]);

/** What one viewer learned of one entry. */
export const told = v.object({
  /** Number of moves in the log after this one. */
  sequence: count,
  by,
  at: v.exactOptional(v.number()),
  events: list(v.looseObject({ kind: v.string() })),
  ruling: v.exactOptional(ruling),
});

/** A move as it arrives: what happened, and how things stand after it. */
export const update = v.object({ ...told.entries, view: v.unknown(), turn });

/** A table as one pair of eyes finds it. `pending` has happened after the position they are shown first. */
export const look = v.object({
  who: viewer,
  sequence: count,
  view: v.unknown(),
  turn,
  history: list(told),
  pending: list(update),
});

export const opened = v.object({
  ...look.entries,
  id,
  game: v.string(),
  spec,
  seats,
  commitment: v.string(),
  role,
  /** The challenge that this game is a deal of. */
  challenge: v.exactOptional(id),
  /** Whose eyes this device may borrow. */
  eyes: list(viewer),
  /** What keeps moves from being stored; absent where nothing does. */
  trouble: v.exactOptional(trouble),
  /** Of a table of a server. */
  state: v.exactOptional(v.picklist(['waiting', 'running', 'over'])),
  clocks: v.exactOptional(clocks),
});

/** Why a game cannot be opened. `replay-only`: it was imported. */
export const openProblem = v.union([
  v.object({ problem: v.picklist(['unknown-game', 'replay-only', 'unreachable']) }),
  v.object({ problem: v.literal('damaged'), why: v.unknown() }),
]);

/** What a seat may be refused for. `not-stored`: the log did not take the move, so it has not happened. */
export const answer = v.union([
  /** `asked`: nothing has happened yet; the people on these seats, at their own devices, have to agree first. */
  v.object({ ok: v.literal(true), sequence: count, asked: v.exactOptional(list(seat)) }),
  v.object({ ok: v.literal(false), reason: v.literal('illegal'), illegal }),
  v.object({ ok: v.literal(false), reason: v.literal('not-stored'), why: trouble }),
  v.object({
    ok: v.literal(false),
    reason: v.picklist([
      ...(['malformed', 'not-your-turn', 'stale', 'over', 'id-used', 'follower'] as const),
      // Only of rulings: nothing was decided yet, chance or hidden things came since, somebody does not agree; in a challenge
      // nothing is ruled. Where people sit at several devices one request at a time is put to them, and not too often; and
      // no bot plays for all of them.
      ...(['nothing-to-take-back', 'revealed', 'needs-consent', 'challenge'] as const),
      ...(['asking', 'too-often', 'several-devices'] as const),
    ]),
  }),
]);

export const hintAnswer = v.union([
  v.object({ action: v.looseObject({ do: v.string() }) }),
  v.object({ problem: v.literal('no-hint') }),
]);

export const notice = v.union([
  /** Moves are no longer kept: the storage is full or blocked. */
  v.object({ kind: v.literal('not-saved'), why: trouble }),
  v.object({ kind: v.literal('saved-again') }),
  /** A seat changed hands: a stand-in moved in, or its owner came back. */
  v.object({
    kind: v.literal('seat'),
    seat,
    info: v.object({ name: word, kind: word, colour: v.exactOptional(colour) }),
  }),
  v.object({ kind: v.literal('role'), role }),
]);

/** What the authority says unasked. */
export const tablePush = v.union([
  v.object({ push: v.literal('update'), id, update, clocks: v.exactOptional(clocks) }),
  /** The log is another one than was told: everything is to be taken from here. */
  v.object({ push: v.literal('reload'), id, look }),
  v.object({ push: v.literal('notice'), id, notice }),
  v.object({ push: v.literal('thinking'), id, seats: list(seat) }),
]);

const onTable = { id };

const submission = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** The talk at a table: every authority answers it, a worker of this device or a server. */
export const talkCalls = {
  open: {
    ask: v.strictObject({
      ...onTable,
      /** To a server: who asks, the last move that is known, and what else is to be told. */
      token: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
      since: v.exactOptional(count),
      wants: v.exactOptional(v.pipe(v.array(v.picklist(['chat', 'notices', 'history'])), v.maxLength(4), v.readonly())),
    }),
    answer: v.union([opened, openProblem]),
  },
  /** Another pair of eyes, from the bookmark on. */
  look: { ask: v.strictObject({ ...onTable, who: viewer }), answer: v.nullable(look) },
  /** Everything after a move, for whoever was away. */
  since: { ask: v.strictObject({ ...onTable, who: viewer, sequence: count }), answer: v.nullable(list(update)) },
  submit: {
    ask: v.strictObject({
      ...onTable,
      seat,
      action: v.unknown(),
      after: count,
      submission,
      /** Milliseconds from the arrival of the question to the press, for the clocks of a server. */
      thought: v.exactOptional(count),
    }),
    answer,
  },
  /** Takes back a decision, or gives up the game. `agreed`: the other people of this device who said yes. */
  rule: {
    ask: v.strictObject({
      ...onTable,
      seat,
      kind: v.picklist(['takeback', 'concede']),
      agreed: list(seat),
      after: count,
      submission,
    }),
    answer,
  },
  hint: { ask: v.strictObject({ ...onTable, seat }), answer: hintAnswer },
  /** Whether anybody is there. */
  ping: { ask: v.strictObject(onTable), answer: v.null() },
  leave: { ask: v.strictObject(onTable), answer: v.null() },
} as const;

/** What only the authority of this device does. */
export const deviceCalls = {
  /** Lets a bot make one move for a person of this device. */
  standIn: { ask: v.strictObject({ ...onTable, seat }), answer },
  /** What a good player would do who sees this and no more: for a table that another authority holds. */
  advise: { ask: v.strictObject({ game: word, spec, seat, view: v.unknown() }), answer: hintAnswer },
  takeOver: { ask: v.strictObject(onTable), answer: v.null() },
} as const;

export type Told = v.InferOutput<typeof told>;
export type Update = v.InferOutput<typeof update>;
export type Look = v.InferOutput<typeof look>;
export type Opened = v.InferOutput<typeof opened>;
export type OpenProblem = v.InferOutput<typeof openProblem>;
export type Submitted = v.InferOutput<typeof answer>;
export type HintAnswer = v.InferOutput<typeof hintAnswer>;
export type Notice = v.InferOutput<typeof notice>;
export type TablePush = v.InferOutput<typeof tablePush>;
