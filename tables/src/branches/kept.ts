// The branches of a game as they lie with its record: judged when it is opened, written one after the other, never over
// those of another writer.

import { isDamaged, type GameRecord, type Records } from '../records.ts';
import type { Branch } from './branch.ts';
import type { Origin } from './course.ts';
import { soundBranches } from './judge.ts';

export interface KeptBranches {
  list(): readonly Branch[];
  find(id: string): Branch | undefined;
  /** Adds a branch, or puts a longer or renamed one in its place. */
  put(branch: Branch): void;
  drop(id: string): void;
  /** Resolves once everything so far is written, or cannot be. */
  written(): Promise<void>;
}

/** What was done here, by id: the branch as it is now, nothing where it was dropped. */
type Changes = ReadonlyMap<unknown, Branch | undefined>;

const idOf = (raw: unknown): unknown => (typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined);

/** Everything else stays as stored: another tab may have added or changed it, another build may be able to read it. */
function changed(raw: unknown, changes: Changes): readonly unknown[] {
  const left = new Map(changes);
  const lying = (Array.isArray(raw) ? raw : []).flatMap((each: unknown) => {
    const id = idOf(each);
    if (!changes.has(id)) return [each];
    const now = left.get(id);
    left.delete(id);
    return now ?? [];
  });
  return [...lying, ...[...left.values()].filter((branch) => branch !== undefined)];
}

export function keptBranches(records: Records, { id, branches: stored }: GameRecord, origin: Origin): KeptBranches {
  let branches = soundBranches(origin, stored);
  const changes = new Map<string, Branch | undefined>();
  let isBehind = false;
  let writing: Promise<void> | undefined;

  async function writeOnce(): Promise<void> {
    const record = await records.read(id);
    // What cannot be read now may be read again: it is not written over.
    if (!record || isDamaged(record)) return;
    const now = new Map(changes);
    if ((await records.patch(id, { branches: changed(record.branches, now) })) !== 'ok') return;
    for (const [each, branch] of now) if (changes.get(each) === branch) changes.delete(each);
  }

  async function write(): Promise<void> {
    try {
      while (isBehind) {
        isBehind = false;
        await writeOnce();
      }
    } catch {
      // What is not written is lost with the page, and nothing else: the game itself is safe.
    } finally {
      writing = undefined; // in the same breath as the last look at what is behind
    }
  }

  function change(wanted: string, branch: Branch | undefined): void {
    changes.set(wanted, branch);
    isBehind = true;
    writing ??= write();
  }

  return {
    list: () => branches,
    find: (wanted) => branches.find((branch) => branch.id === wanted),
    put(branch) {
      const place = branches.findIndex((other) => other.id === branch.id);
      branches = place < 0 ? [...branches, branch] : branches.with(place, branch);
      change(branch.id, branch);
    },
    drop(wanted) {
      branches = branches.filter((branch) => branch.id !== wanted);
      change(wanted, undefined);
    },
    // What is put while something is being written is taken along.
    written: () => writing ?? Promise.resolve(),
  };
}
