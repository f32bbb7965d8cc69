// The moment in which a commit of a server waits for the disk, as Linux tells it of SQLite, and Postgres of itself.

import { readFileSync } from 'node:fs';
import type { Sql } from '../../src/sql/sql.ts';

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

/** A flush takes 5 ms longer, as on a slower disk: long enough to be seen. The server says by this name which it is. */
export function namedAddress(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  address.searchParams.set('options', '-c commit_delay=5000 -c commit_siblings=0');
  return address.href;
}

const COMMITTING = `select 1 from pg_stat_activity where application_name = $1 and state = 'active' and query = 'commit'`;

/** Whether the server of this name was seen to commit in time. */
export async function isCommitting(sql: Pick<Sql, 'read'>, name: string, isUp: () => boolean): Promise<boolean> {
  while (!isUp()) if ((await sql.read(COMMITTING, [name])).length > 0) return true;
  return false;
}
