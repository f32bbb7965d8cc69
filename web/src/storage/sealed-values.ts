// Seals and opens the secrets of a running game: its seed and its moves, because deals and secret choices are moves.

import type { Entry, MoveEntry } from '@branchline/core';
import type { GameRecord, Shelved } from '@branchline/tables';
import type { Seal } from './seal.ts';

/** A record as stored: the seed readable, as earlier builds wrote it, or sealed. */
export type StoredRecord = GameRecord & { readonly sealed?: string };

export type ShelvedHere = StoredRecord | Extract<Shelved, { readonly damaged: true }>;

/** An entry as stored: with its move, as earlier builds wrote it, or with the move sealed. */
export type StoredEntry = Entry | (Omit<MoveEntry, 'move'> & { readonly sealed: string });

const seedPlace = (id: string): string => `${id}/seed`;
const movePlace = (id: string, sequence: number): string => `${id}/${sequence}`;

export async function sealRecord(seal: Seal, { seed, ...record }: GameRecord): Promise<StoredRecord> {
  return seed === undefined ? record : { ...record, sealed: await seal.close(seed, seedPlace(record.id)) };
}

/** Undefined where the seed cannot be read: without it the game could not go on. */
export async function openRecord(
  seal: Seal | undefined,
  { sealed, ...record }: StoredRecord,
): Promise<GameRecord | undefined> {
  if (sealed === undefined) return record;
  const seed = await seal?.open(sealed, seedPlace(record.id));
  return seed === undefined ? undefined : { ...record, seed };
}

export const sealEntries = (seal: Seal, id: string, entries: readonly Entry[]): Promise<readonly StoredEntry[]> =>
  Promise.all(
    entries.map(async (entry) => {
      // What the table rules is no secret, and an entry that has lost its move has none to hide.
      if (!entry.move) return entry;
      const { move, ...rest } = entry;
      return { ...rest, sealed: await seal.close(JSON.stringify(move), movePlace(id, entry.sequence)) };
    }),
  );

/** An entry that cannot be opened comes without its move, and the code that judges the log finds it damaged. */
export async function openEntry(seal: Seal | undefined, id: string, stored: unknown): Promise<unknown> {
  if (!isSealed(stored)) return stored;
  const { sealed, ...entry } = stored;
  const move = await seal?.open(sealed, movePlace(id, entry.sequence));
  try {
    return { ...entry, move: JSON.parse(move ?? '') as unknown };
  } catch {
    return entry; // it does not open, or is of an earlier build, which sealed entries that had lost their move
  }
}

const isSealed = (stored: unknown): stored is Exclude<StoredEntry, Entry> =>
  typeof stored === 'object' && stored !== null && 'sealed' in stored && typeof stored.sealed === 'string';
