// A second copy of every game, in the origin's private file system: what the database loses comes back from here.

import type { Entry } from '@branchline/core';
import type { GameRecord } from '@branchline/tables';

/** One line of a game's file: the record, entries of its log, or changes of the record. */
type Line =
  | { readonly record: GameRecord }
  | { readonly entries: readonly Entry[] }
  | { readonly patch: Partial<GameRecord> };

export type Copy = { readonly record: GameRecord; readonly entries: readonly Entry[] };

export type Mirror = {
  readonly ids: () => Promise<readonly string[]>;
  /** Undefined where the copy itself makes no sense. */
  readonly read: (id: string) => Promise<Copy | undefined>;
  readonly write: (id: string, lines: readonly Line[], how: 'anew' | 'append') => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

const FOLDER = 'games';
const END = '.jsonl';

/** A line that was cut off while it was written is as if it had never been. */
function parsed(text: string): Line[] {
  return text.split('\n').flatMap((line): Line[] => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

/** Entries come in order and only once, whatever was written twice; a gap ends the copy. */
function copyOf(lines: readonly Line[]): Copy | undefined {
  let record: GameRecord | undefined;
  const entries: Entry[] = [];
  for (const line of lines) {
    if ('record' in line) record ??= line.record;
    else if ('patch' in line) record = record && { ...record, ...line.patch };
    else for (const entry of line.entries) if (entry.sequence === entries.length + 1) entries.push(entry);
  }
  return record && { record, entries };
}

export async function openMirror(): Promise<Mirror> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  return {
    async ids() {
      const found: string[] = [];
      for await (const name of folder.keys()) if (name.endsWith(END)) found.push(name.slice(0, -END.length));
      return found;
    },
    async read(id) {
      const file = await (await folder.getFileHandle(id + END)).getFile();
      return copyOf(parsed(await file.text()));
    },
    async write(id, lines, how) {
      const handle = await (await folder.getFileHandle(id + END, { create: true })).createSyncAccessHandle();
      try {
        if (how === 'anew') handle.truncate(0);
        const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
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
