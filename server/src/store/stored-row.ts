// Record and room as they lie in the database: parsed, never trusted. What only a later program knows of them is kept.

import { entropies, seats, seed, spec } from '@branchline/protocol';
import type { GameRecord } from '@branchline/tables';
import * as v from 'valibot';
import type { Room } from '../rooms/room.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const storedRecord = v.looseObject({
  id: v.string(),
  game: v.string(),
  rulesVersion: v.string(),
  boardHash: v.string(),
  spec,
  seats,
  seed: v.exactOptional(seed),
  commitment: v.string(),
  entropy: v.exactOptional(entropies),
  published: v.exactOptional(seed),
  imported: v.boolean(),
  created: v.number(),
  touched: v.number(),
  bookmark: count,
  summary: v.looseObject({ moves: count, over: v.boolean(), conceded: v.exactOptional(count), detail: v.unknown() }),
});

const personSeat = v.looseObject({
  kind: v.literal('open'),
  guest: v.exactOptional(v.string()),
  name: v.exactOptional(v.string()),
  entropy: v.exactOptional(v.string()),
  value: v.exactOptional(v.string()),
});
const botSeat = v.looseObject({ kind: v.pipe(v.string(), v.startsWith('bot:')) });

const storedRoom = v.looseObject({
  host: v.string(),
  seats: v.array(v.union([personSeat, botSeat])),
  clock: v.exactOptional(v.looseObject({ bank: v.number(), increment: v.number() })),
  standIn: v.string(),
  unlisted: v.boolean(),
  starting: v.exactOptional(v.number()),
  failed: v.exactOptional(v.looseObject({ at: v.number(), names: v.array(v.string()) })),
  friendly: v.exactOptional(v.literal(true)),
  rematch: v.exactOptional(v.string()),
});

const parsed = <S extends v.GenericSchema>(schema: S, text: unknown): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(String(text)));

export type StoredRow = { readonly record: GameRecord; readonly room?: Room };

/** Undefined where either of them makes no sense, or both do not fit together. */
export function storedRow(record: unknown, room: unknown): StoredRow | undefined {
  try {
    const kept: StoredRow = {
      record: parsed(storedRecord, record),
      ...(room === null ? {} : { room: parsed(storedRoom, room) }),
    };
    return kept.room && kept.room.seats.length !== kept.record.seats.length ? undefined : kept;
  } catch {
    return undefined;
  }
}
