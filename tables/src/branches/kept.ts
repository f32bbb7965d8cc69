// The branches of a game as they lie with its record: read once, written one after the other, never over somebody else's.

import { isDamaged, type Records } from '../records.ts';
import { branchesFrom, type Branch } from './branch.ts';

export interface KeptBranches {
  list(): readonly Branch[];
  find(id: string): Branch | undefined;
  /** Adds a branch, or puts a longer or renamed one in its place. */
  put(branch: Branch): void;
  drop(id: string): void;
  /** Resolves once everything so far is written, or cannot be. */
  written(): Promise<void>;
}

async function storedBranches(records: Records, id: string): Promise<readonly Branch[]> {
  const record = await records.read(id);
  return record && !isDamaged(record) ? branchesFrom(record.branches) : [];
}

export async function keptBranches(records: Records, id: string): Promise<KeptBranches> {
  let branches = await storedBranches(records, id);
  const known = new Set(branches.map((branch) => branch.id));
  let isBehind = false;
  let writing: Promise<void> | undefined;

  /** Another tab may have added some since: they stay. */
  async function write(): Promise<void> {
    try {
      while (isBehind) {
        isBehind = false;
        const foreign = (await storedBranches(records, id)).filter((branch) => !known.has(branch.id));
        for (const branch of foreign) known.add(branch.id);
        branches = [...branches, ...foreign];
        await records.patch(id, { branches });
      }
    } catch {
      // What is not written is lost with the page, and nothing else: the game itself is safe.
    } finally {
      writing = undefined; // in the same breath as the last look at what is behind
    }
  }

  function keep(): void {
    isBehind = true;
    writing ??= write();
  }

  return {
    list: () => branches,
    find: (wanted) => branches.find((branch) => branch.id === wanted),
    put(branch) {
      const place = branches.findIndex((other) => other.id === branch.id);
      known.add(branch.id);
      branches = place < 0 ? [...branches, branch] : branches.with(place, branch);
      keep();
    },
    drop(wanted) {
      branches = branches.filter((branch) => branch.id !== wanted);
      keep();
    },
    // What is put while something is being written is taken along.
    written: () => writing ?? Promise.resolve(),
  };
}
