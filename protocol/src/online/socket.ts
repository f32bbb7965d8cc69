// What is said over a socket at one table of a server: one JSON object per message, its only key says what it is.

import * as v from 'valibot';
import { by, clocks, count, heard, id, illegal, list, seat, seed } from '../basics.ts';
import { fromAuthority } from '../envelope.ts';
import { ruling, told } from '../table.ts';
import { refusal } from './quota.ts';

/** For programs outside; raised only if they would misunderstand a newer server. The page speaks as it speaks to its worker. */
export const ONLINE_VERSION = 1;

/** What a client may ask for beyond the game itself. */
const extra = v.picklist(['chat', 'notices', 'history']);

const CHAT_LENGTH = 300;
/** No control characters but plain words; what is empty says nothing. */
const chatText = v.pipe(
  heard,
  v.trim(),
  v.minLength(1),
  v.maxLength(CHAT_LENGTH),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
);

export const hello = v.strictObject({
  hello: v.strictObject({
    version: v.number(),
    token: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
    since: v.exactOptional(count),
    wants: v.exactOptional(v.pipe(v.array(extra), v.maxLength(4), v.readonly())),
  }),
});

export const submit = v.strictObject({
  submit: v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    after: count,
    action: v.looseObject({ do: v.pipe(v.string(), v.maxLength(64)) }),
    /** Milliseconds from the arrival of the question to the press, by the client's own clock. */
    thought: v.exactOptional(count),
  }),
});

const rulingKind = v.picklist(['takeback', 'concede']);

/** Asks everybody at the table to agree: to take back one's last decision, or to one's giving up. */
export const rule = v.strictObject({
  rule: v.strictObject({ id: v.pipe(v.string(), v.uuid()), kind: rulingKind, after: count }),
});
/** What one says to such a request, by its id; whoever asked withdraws it by not agreeing. */
export const consent = v.strictObject({
  consent: v.strictObject({ id: v.pipe(v.string(), v.uuid()), agree: v.boolean() }),
});

export const reveal = v.strictObject({ reveal: v.strictObject({ entropy: seed }) });
export const legal = v.strictObject({ legal: v.strictObject({}) });
export const say = v.strictObject({ chat: v.strictObject({ text: chatText }) });
/** Whether the chat lines of somebody at this table are left out, here and at every other table. */
export const mute = v.strictObject({ mute: v.strictObject({ seat, muted: v.boolean() }) });
/** Whether the connection lives. */
export const ping = v.strictObject({ ping: v.strictObject({}) });

export const fromPlayer = v.union([hello, submit, rule, consent, reveal, legal, say, mute, ping]);

export const onlineTurn = v.union([v.object({ seats: list(seat) }), v.object({ over: v.literal(true) })]);

export const welcome = v.object({
  version: v.literal(ONLINE_VERSION),
  seat: v.exactOptional(seat),
  state: v.picklist(['waiting', 'running', 'over']),
  /** The position that `view` shows: the latest, or the one that `since` named. */
  sequence: count,
  latest: count,
  view: v.unknown(),
  turn: onlineTurn,
  clocks: v.exactOptional(clocks),
  /** To whoever wants it: what these eyes were told of every move up to `sequence`. */
  history: v.exactOptional(list(told)),
});

export const onlineUpdate = v.object({
  sequence: count,
  by,
  at: v.exactOptional(count),
  /** The bot that moved for the seat's owner. */
  as: v.exactOptional(v.string()),
  events: list(v.looseObject({ kind: v.string() })),
  /** What the table decided, not the game; `events` says the same in one event. */
  ruling: v.exactOptional(ruling),
  view: v.unknown(),
  turn: onlineTurn,
  clocks: v.exactOptional(clocks),
});

export const onlineAnswer = v.union([
  /** `asked`: nothing has happened yet, these seats have to agree first. */
  v.object({ id: v.string(), ok: v.literal(true), sequence: count, asked: v.exactOptional(list(seat)) }),
  v.object({ id: v.string(), ok: v.literal(false), reason: v.string(), illegal: v.exactOptional(illegal) }),
]);

export const chatLine = v.object({
  number: count,
  at: count,
  /** Absent where its writer has left for good. */
  name: v.exactOptional(heard),
  seat: v.exactOptional(seat),
  text: heard,
});

export const onlineNotice = v.variant('kind', [
  /** Seats, promises or the like have changed: ask for the table again. */
  v.object({ kind: v.literal('table') }),
  v.object({
    kind: v.literal('presence'),
    present: list(seat),
    spectators: count,
    /** Whose person is not here, and for how many seconds; a day at most. */
    away: v.exactOptional(list(v.object({ seat, seconds: count }))),
  }),
  /** To one person alone: on which seats the people sit whose chat lines are left out for it. */
  v.object({ kind: v.literal('muted'), seats: list(seat) }),
  v.object({ kind: v.literal('seat'), seat, name: heard, standIn: v.exactOptional(v.string()) }),
  v.object({ kind: v.literal('start-failed'), names: list(heard) }),
  v.object({ kind: v.literal('rematch'), table: id }),
  v.object({ kind: v.literal('thinking'), seats: list(seat) }),
  /** Somebody asks the table to rule; `asked` still have to answer, within so many seconds. */
  v.object({
    kind: v.literal('ruling-asked'),
    id: v.string(),
    ruling: rulingKind,
    by: seat,
    asked: list(seat),
    seconds: count,
  }),
  /** What became of it. `seats`: who refused, or did not answer. */
  v.object({
    kind: v.literal('ruling-settled'),
    id: v.string(),
    ruling: rulingKind,
    by: seat,
    outcome: v.picklist(['done', 'refused', 'unanswered', 'withdrawn', 'impossible']),
    seats: list(seat),
  }),
]);

/** What only a server says, to pages and to programs alike. */
const asksForNumber = v.object({ reveal: v.object({}) });
const chatting = v.object({ chat: chatLine });
const noticed = v.object({ notice: onlineNotice });
const failed = v.object({ error: refusal });

/** What a server says to a page: the talk at the table as a worker says it, and what only a server has. */
export const toPage = v.union([fromAuthority, asksForNumber, chatting, noticed, failed]);

export const toPlayer = v.union([
  v.object({ welcome }),
  v.object({ update: onlineUpdate }),
  v.object({ answer: onlineAnswer }),
  asksForNumber,
  v.object({ legal: v.object({ sequence: count, actions: list(v.unknown()) }) }),
  v.object({ pong: v.object({}) }),
  chatting,
  noticed,
  failed,
]);

export type ToPage = v.InferOutput<typeof toPage>;
/** What a page says beside the talk at the table. */
export type FromPage = v.InferOutput<typeof consent | typeof reveal | typeof say | typeof mute>;
export type FromPlayer = v.InferOutput<typeof fromPlayer>;
export type ToPlayer = v.InferOutput<typeof toPlayer>;
export type OnlineNotice = v.InferOutput<typeof onlineNotice>;
export type OnlineTurn = v.InferOutput<typeof onlineTurn>;
export type ChatLine = v.InferOutput<typeof chatLine>;
export type OnlineClocks = v.InferOutput<typeof clocks>;
