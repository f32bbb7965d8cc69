// Record and room as they lie in the database: parsed, never trusted. What only a later program knows of them is kept.

import { recordEntries, summaryEntries } from '@branchline/protocol';
import type { GameRecord } from '@branchline/tables';
import { SEAT_COLOURS } from '@branchline/core/seat-colours';
import * as v from 'valibot';
import { OUTCOMES } from '../rooms/requests.ts';
import type { Room } from '../rooms/room.ts';

const storedRecord = v.looseObject({ ...recordEntries, summary: v.looseObject(summaryEntries) });

const colour = v.exactOptional(v.picklist(SEAT_COLOURS));

const personSeat = v.looseObject({
  kind: v.literal('open'),
  colour,
  guest: v.exactOptional(v.string()),
  name: v.exactOptional(v.string()),
  entropy: v.exactOptional(v.string()),
  value: v.exactOptional(v.string()),
});
const botSeat = v.looseObject({ kind: v.pipe(v.string(), v.startsWith('bot:')), colour });

const requested = { id: v.string(), kind: v.picklist(['takeback', 'concede']), by: v.number() };
const seatList = v.array(v.number());

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
  paused: v.exactOptional(v.number()),
  request: v.exactOptional(
    v.looseObject({ ...requested, after: v.number(), from: v.number(), until: v.number(), agreed: seatList }),
  ),
  settled: v.exactOptional(v.array(v.looseObject({ ...requested, outcome: v.picklist(OUTCOMES), seats: seatList }))),
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
