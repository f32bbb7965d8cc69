// The small parts every message is made of.

import { withoutDirections } from '@branchline/core';
import { SEAT_COLOURS } from '@branchline/core/seat-colours';
import * as v from 'valibot';

/** Lists are never changed in place. */
export const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.readonly());

/** Names, ids and texts from outside are short; what is longer is refused at the door. */
const SHORT = 200;

export const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
export const word = v.pipe(v.string(), v.maxLength(SHORT));
/** What people elsewhere have written: nothing in it turns the direction of the text around it. */
export const heard = v.pipe(v.string(), v.transform(withoutDirections));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
export const viewer = v.union([seat, v.literal('spectator')]);
export const by = v.union([seat, v.literal('chance')]);
/** What a seat wears, where somebody has chosen it. */
export const colour = v.picklist(SEAT_COLOURS);
export const seatInfo = v.strictObject({
  name: v.pipe(word, v.transform(withoutDirections)),
  kind: word,
  colour: v.exactOptional(colour),
});
/** A colour per seat, null where none was chosen. */
export const colours = v.pipe(v.array(v.nullable(colour)), v.maxLength(16), v.readonly());
export const seats = v.pipe(v.array(seatInfo), v.minLength(1), v.maxLength(16), v.readonly());
export const seed = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const digest = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/));

/** What each person's device adds to the seed; null where a bot sits. */
export const entropies = list(v.nullable(v.strictObject({ commitment: digest, value: v.exactOptional(seed) })));

export const trouble = v.picklist(['full', 'blocked', 'unreachable']);
export const role = v.picklist(['host', 'follower']);

export const turn = v.union([
  v.strictObject({ kind: v.literal('seats'), seats: list(seat) }),
  v.strictObject({ kind: v.literal('chance') }),
  v.strictObject({ kind: v.literal('over') }),
]);

/** In milliseconds: what each seat has left, and for which seats it runs since `at`. Only a server keeps clocks. */
export const clocks = v.object({ left: list(count), running: list(seat), at: count });

/** What a table is set up from; the game judges it. */
export const spec = v.strictObject({
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  edition: v.exactOptional(word),
  board: v.exactOptional(word),
  boardHash: v.exactOptional(word),
  rulesVersion: v.exactOptional(word),
  options: v.exactOptional(v.record(v.string(), v.unknown())),
  agreed: v.exactOptional(v.unknown()),
});

export const illegal = v.object({
  code: v.string(),
  rule: v.string(),
  at: v.exactOptional(v.string()),
  detail: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

/** What every shelf keeps of a game beside its log; each adds what is its own. */
export const recordEntries = {
  id: v.string(),
  game: v.string(),
  rulesVersion: v.string(),
  boardHash: v.string(),
  spec,
  seats,
  kinds: v.exactOptional(list(word)),
  seed: v.exactOptional(seed),
  commitment: v.string(),
  entropy: v.exactOptional(entropies),
  published: v.exactOptional(seed),
  imported: v.boolean(),
  created: v.number(),
  touched: v.number(),
  bookmark: count,
};
export const summaryEntries = {
  moves: count,
  over: v.boolean(),
  conceded: v.exactOptional(count),
  detail: v.unknown(),
};
