// The moment in which the SQLite of a server waits for the disk with a commit, as Linux tells it.

import { readFileSync } from 'node:fs';

/** Numbers of the calls fsync and fdatasync. */
const SYNCING: Partial<Record<NodeJS.Architecture, readonly string[]>> = { x64: ['74', '75'], arm64: ['82', '83'] };

/** In milliseconds: looks in a row, as a commit is short; then those who play in this process have their turn. */
const LOOK = 3;

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process is gone, or this is another system.
    return '';
  }
}

/**
 * Answers with the process that works at the server's file, while it waits for the disk; with nothing if that was not seen
 * in time.
 */
export async function committingOf(server: number, isUp: () => boolean): Promise<number | undefined> {
  const calls = SYNCING[process.arch] ?? [];
  const child = Number.parseInt(contentOf(`/proc/${server}/task/${server}/children`), 10);
  const isSyncing = (): boolean => calls.includes(contentOf(`/proc/${child}/syscall`).split(' ', 1)[0]!);
  while (!isUp() && Number.isInteger(child)) {
    const until = performance.now() + LOOK;
    while (performance.now() < until) if (isSyncing()) return child;
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return undefined;
}
