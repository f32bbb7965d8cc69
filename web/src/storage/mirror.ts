// A second copy of every game, in the origin's private file system: what the database loses comes back from here.

import type { Entry } from '@branchline/core';
import type { GameRecord } from '@branchline/tables';
import * as v from 'valibot';
import type { Seal } from './seal.ts';
import {
  openEntry,
  openRecord,
  sealEntries,
  sealRecord,
  type StoredEntry,
  type StoredRecord,
} from './sealed-values.ts';
import { placeOf, soundPart } from './sound-part.ts';
import { storedRecord } from './stored-record.ts';

/** What is written of a game: the record, entries of its log, or changes of the record. */
type Line =
  | { readonly record: GameRecord }
  | { readonly entries: readonly Entry[] }
  | { readonly patch: Partial<GameRecord> };

/** One line of a game's file. */
type StoredLine =
  | { readonly record: StoredRecord }
  | { readonly entries: readonly StoredEntry[] }
  | { readonly patch: Partial<GameRecord> };

export type Copy = {
  readonly record: GameRecord;
  readonly entries: readonly Entry[];
  /** Written by a build that sealed nothing. */
  readonly isOpen: boolean;
};

export type Mirror = {
  readonly ids: () => Promise<readonly string[]>;
  /** Undefined if there is no copy, or it makes no sense. */
  readonly read: (id: string) => Promise<Copy | undefined>;
  readonly write: (id: string, lines: readonly Line[], how: 'anew' | 'append') => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

const FOLDER = 'games';
const END = '.jsonl';

const storedLine = v.union([
  v.object({ record: storedRecord }),
  v.object({ entries: v.array(v.unknown()) }),
  v.object({ patch: v.record(v.string(), v.unknown()) }),
]);

/** A line that was cut off while it was written, or is none of ours, is as if it had never been. */
function parsed(text: string): v.InferOutput<typeof storedLine>[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [v.parse(storedLine, JSON.parse(line))];
    } catch {
      return [];
    }
  });
}

/** Changes that make no sense have not been made. */
function patched(stored: StoredRecord, patch: Readonly<Record<string, unknown>>): StoredRecord {
  const changed = v.safeParse(storedRecord, { ...stored, ...patch });
  return changed.success ? changed.output : stored;
}

/** Entries come in order and only once, whatever was written twice; a gap, or one that does not open, ends the copy. */
async function copyOf(text: string, seal: Seal | undefined): Promise<Copy | undefined> {
  let stored: StoredRecord | undefined;
  const found: unknown[] = [];
  for (const line of parsed(text)) {
    if ('record' in line) stored ??= line.record;
    else if ('patch' in line) stored = stored && patched(stored, line.patch);
    else for (const entry of line.entries) if (placeOf(entry) === found.length + 1) found.push(entry);
  }
  const record = stored && (await openRecord(seal, stored));
  if (!stored || !record) return undefined;
  const opened = await Promise.all(found.map((entry) => openEntry(seal, record.id, entry)));
  return { record, entries: soundPart(opened), isOpen: stored.seed !== undefined };
}

const sealed = (seal: Seal | undefined, id: string, lines: readonly Line[]): Promise<readonly StoredLine[]> =>
  Promise.all(
    lines.map(async (line): Promise<StoredLine> => {
      if (!seal || 'patch' in line) return line;
      return 'record' in line
        ? { record: await sealRecord(seal, line.record) }
        : { entries: await sealEntries(seal, id, line.entries) };
    }),
  );

export async function openMirror(opening: Promise<Seal | undefined>): Promise<Mirror> {
  const root = await navigator.storage.getDirectory();
  const [folder, seal] = await Promise.all([root.getDirectoryHandle(FOLDER, { create: true }), opening]);
  return {
    async ids() {
      const found: string[] = [];
      for await (const name of folder.keys()) if (name.endsWith(END)) found.push(name.slice(0, -END.length));
      return found;
    },
    async read(id) {
      const handle = await folder.getFileHandle(id + END).catch(() => undefined);
      return handle && copyOf(await (await handle.getFile()).text(), seal);
    },
    async write(id, lines, how) {
      const written = await sealed(seal, id, lines);
      // Nothing is added to a copy that was never begun.
      const file = await folder.getFileHandle(id + END, { create: how === 'anew' });
      const handle = await file.createSyncAccessHandle();
      try {
        if (how === 'anew') handle.truncate(0);
        const text = written.map((line) => `${JSON.stringify(line)}\n`).join('');
        // A line that a crash has cut off must not swallow the next one.
        handle.write(new TextEncoder().encode(`\n${text}`), { at: handle.getSize() });
        handle.flush();
      } finally {
        handle.close();
      }
    },
    remove: (id) => folder.removeEntry(id + END),
  };
}
