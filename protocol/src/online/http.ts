// What is said to a server over HTTP: who somebody is, which tables there are, who sits where.

import { nameFrom } from '@branchline/core/names';
import * as v from 'valibot';
import { clocks, colour, colours, count, digest, heard, id, list, seat, seed } from '../basics.ts';
import { refusal } from './quota.ts';
import { onlineTurn } from './socket.ts';

/** Names are for people: there is something to see, and no line breaks or other control characters. */
export const personName = v.pipe(
  v.string(),
  v.transform(nameFrom),
  v.minLength(1, 'A name needs at least one visible character.'),
  v.maxLength(40, 'A name has at most 40 characters.'),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'A name has no line breaks or other control characters.'),
);

const shortWord = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));

export const newGuest = v.strictObject({ name: personName });
export const guest = v.object({ id, name: v.string(), token: v.string() });

/** One device on which a guest is signed in. Times in milliseconds since 1970; `used` is exact to the day. */
export const session = v.object({ id, created: count, used: count, current: v.boolean() });
export const sessionList = v.object({ sessions: list(session) });
export const newSession = v.object({ id, token: v.string() });

/** In seconds: time for the whole game, and what each turn adds to it. */
export const clockRule = v.strictObject({
  bank: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(7 * 24 * 3600)),
  increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 3600)),
});

export const seatWish = v.strictObject({
  kind: v.union([v.literal('open'), v.pipe(v.string(), v.regex(/^bot:[a-z0-9-]{1,64}$/))]),
  /** What a bot is called; people bring a name of their own. */
  name: v.exactOptional(personName),
  /** What this seat wears; who sits down on it may choose another colour. */
  colour: v.exactOptional(colour),
});

export const newOnlineTable = v.strictObject({
  game: shortWord,
  edition: v.exactOptional(shortWord),
  board: v.exactOptional(shortWord),
  options: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(64)), v.unknown())),
  /** What the players settle among themselves, in the game's own terms. */
  agreed: v.exactOptional(v.unknown()),
  seats: v.pipe(v.array(seatWish), v.minLength(1), v.maxLength(16), v.readonly()),
  clock: v.exactOptional(clockRule),
  unlisted: v.exactOptional(v.boolean()),
  /** The bot that moves in for whoever is away. */
  standIn: v.exactOptional(shortWord),
});

/** A game that one device has begun, with the seed that only this device knows. */
export const takenTable = v.strictObject({
  file: v.looseObject({ format: v.string() }),
  seed,
  /** What the seats wear, as chosen on that device. */
  colours: v.exactOptional(colours),
  clock: v.exactOptional(clockRule),
  unlisted: v.exactOptional(v.boolean()),
  standIn: v.exactOptional(shortWord),
});

/** A finished game, as its file says it; `id` is what its short link ends with. */
export const newLink = v.strictObject({ text: v.string() });
export const link = v.object({ id });
export const linked = v.object({ text: v.string() });

export const sitDown = v.strictObject({
  seat: v.exactOptional(seat),
  /** Absent: the colour stays as it is, or is that of the seat. */
  colour: v.exactOptional(colour),
  entropy: digest,
});
export const seated = v.object({ seat });
export const standInFor = v.strictObject({ seat });

export const tableState = v.picklist(['waiting', 'running', 'over']);
export const lobbyQuery = v.strictObject({
  state: v.exactOptional(tableState),
  mine: v.exactOptional(v.picklist(['0', '1'])),
});

const publicSeat = v.object({
  kind: v.string(),
  name: v.exactOptional(heard),
  taken: v.boolean(),
  /** What this seat wears, where somebody has chosen it; else it has the colour of its place. */
  colour: v.exactOptional(colour),
  /** What this seat's device has promised; see the fair deal. */
  entropy: v.exactOptional(digest),
  /** Whether the promised number has been shown. */
  shown: v.exactOptional(v.boolean()),
  /** The bot that plays for its owner just now. */
  standIn: v.exactOptional(v.string()),
});

/** What everybody may know of a table. */
export const publicTable = v.object({
  id,
  game: v.string(),
  edition: v.exactOptional(v.string()),
  board: v.string(),
  options: v.record(v.string(), v.unknown()),
  state: tableState,
  /** Empty where the host has left for good. */
  host: heard,
  /** Where the host sits; absent while the host does not. */
  hostSeat: v.exactOptional(seat),
  seats: list(publicSeat),
  /** The authority's own promise: hash of its seed. */
  commitment: digest,
  sequence: count,
  clock: v.exactOptional(clockRule),
  unlisted: v.boolean(),
  standIn: v.string(),
  /** After so many seconds away the others at the table may let a bot play for somebody. */
  standInAfter: v.exactOptional(count),
  starting: v.exactOptional(v.object({ since: count, missing: list(seat) })),
  failed: v.exactOptional(v.object({ at: count, names: list(heard) })),
  rematch: v.exactOptional(id),
  /** Begun on one device, which could know the cards: the deal is not sealed. */
  friendly: v.exactOptional(v.literal(true)),
  /** Since when the table has been paused, for want of a move. It goes on with the next move, or when a player comes back. */
  paused: v.exactOptional(count),
  created: count,
  /** In the list of one's own tables: where one sits, and of running ones whose turn it is. */
  seat: v.exactOptional(seat),
  turn: v.exactOptional(onlineTurn),
  clocks: v.exactOptional(clocks),
});

/** What a server says of itself; a page that is served alone has a file of this name that says no. */
export const serverCard = v.object({
  online: v.boolean(),
  games: v.exactOptional(list(v.object({ id: v.string(), bots: list(v.string()) }))),
  /** Where other devices find it, for whoever opened the page under a name that only this machine knows. */
  address: v.exactOptional(v.string()),
});

export const createdTable = v.object({ id, link: v.string() });
export const problem = v.object({ error: refusal });

export type SeatWish = v.InferOutput<typeof seatWish>;
export type ServerCard = v.InferOutput<typeof serverCard>;
export type NewOnlineTable = v.InferOutput<typeof newOnlineTable>;
export type TakenTable = v.InferOutput<typeof takenTable>;
export type PublicTable = v.InferOutput<typeof publicTable>;
export type PublicSeat = v.InferOutput<typeof publicSeat>;
