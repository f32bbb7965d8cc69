// From the store to a table: stored records and entries are parsed, judged and brought to life.

import { newTable, resuming } from '@branchline/core';
import type { Damage, Entry, GameFile, GameSpec, GameTypes, Result, Table, Terms } from '@branchline/core';
import * as v from 'valibot';
import { configured } from './configured.ts';
import { neverGivingWay, type GiveWay, type Playable } from './ports.ts';
import type { GameRecord } from './records.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const agreed = v.exactOptional(v.array(count));

const ruling = v.variant('kind', [
  v.object({ kind: v.literal('takeback'), by: count, to: count, moves: count, agreed }),
  v.object({ kind: v.literal('concede'), by: count, agreed }),
]);

const onRecord = {
  sequence: v.number(),
  hash: v.exactOptional(v.string()),
  at: v.exactOptional(v.number()),
  id: v.exactOptional(v.string()),
  as: v.exactOptional(v.string()),
  thought: v.exactOptional(v.number()),
};

const storedEntry = v.union([
  v.object({
    ...onRecord,
    move: v.looseObject({ by: v.union([v.number(), v.literal('chance')]), do: v.string() }),
    ruling: v.exactOptional(v.never()),
  }),
  v.object({ ...onRecord, ruling, move: v.exactOptional(v.never()) }),
]);

/** A stored entry, its move still unjudged. */
export function entryFrom(raw: unknown): Entry | undefined {
  const parsed = v.safeParse(storedEntry, raw);
  return parsed.success ? parsed.output : undefined;
}

export const entriesFrom = (raw: readonly unknown[]): readonly Entry[] | undefined => {
  const entries = raw.map(entryFrom);
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
};

async function entriesInPieces(raw: readonly unknown[], giveWay: GiveWay): Promise<readonly Entry[] | undefined> {
  const entries: Entry[] = [];
  for (const each of raw) {
    const entry = entryFrom(each);
    if (!entry) return undefined;
    entries.push(entry);
    await giveWay();
  }
  return entries;
}

/** A log that makes no sense: where it breaks, or that nothing of it can be read. */
export type Broken = Damage | 'unreadable';

/** Nobody draws from this one: it replaces the seed of a game that was imported without one, and such a game is only looked at. */
const NO_SEED = '0'.repeat(64);

/** What the rules are asked for: the versions the game began with. */
export const specOf = ({ spec, boardHash, rulesVersion }: GameRecord): GameSpec => ({
  ...spec,
  boardHash,
  rulesVersion,
});

/** What the draws of a game on record are bound to. */
export function termsOf({ game, spec, boardHash, rulesVersion, kinds }: GameRecord): Terms | undefined {
  const { edition, board, options } = spec;
  if (kinds === undefined || board === undefined) return undefined;
  return {
    ...{ game, board, boardHash, rulesVersion, seats: kinds },
    ...(edition === undefined ? {} : { edition }),
    ...(options === undefined ? {} : { options }),
  };
}

/** The table of a record after these entries: one pass over the log. */
export async function storedTable(
  playable: Playable,
  record: GameRecord,
  stored: readonly unknown[],
  giveWay: GiveWay = neverGivingWay,
): Promise<Result<Table<GameTypes>, Broken>> {
  const config = await configured(playable, specOf(record));
  const entries = await entriesInPieces(stored, giveWay);
  if (!config.ok || !entries) return { ok: false, error: 'unreadable' };
  const terms = termsOf(record);
  const table = newTable({
    game: playable.game,
    config: config.value,
    seats: record.seats.length,
    seed: record.seed ?? record.published ?? NO_SEED,
    ...(record.entropy === undefined ? {} : { entropy: record.entropy }),
    ...(terms === undefined ? {} : { terms }),
  });
  const reading = resuming(table, entries);
  for (;;) {
    const { done, value } = reading.next();
    if (!done) await giveWay();
    else return value.ok ? { ok: true, value: value.value.table } : value;
  }
}

/** What a game file says of its table; the moves stand in the log. */
export const specFrom = (file: GameFile, agreed: unknown): GameSpec => ({
  seats: file.seats.length,
  ...(file.edition === undefined ? {} : { edition: file.edition }),
  board: file.board,
  ...(file.options === undefined ? {} : { options: file.options }),
  ...(agreed === undefined ? {} : { agreed }),
});
