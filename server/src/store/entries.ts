// The log of a table in SQL: one row per entry, its place the key, so that of two writers at one place only one can win.

import type { Appended, Entry, Log } from '@branchline/core';
import type { Run, Sql } from '../sql/sql.ts';
import { isConflict, troubleOf } from '../sql/trouble.ts';

const LENGTH = 'select coalesce(max(sequence), 0) as length from entries where table_id = $1';

/** What else is written in the transaction of a batch. */
export type Alongside = (run: Run, id: string, sequence: number) => Promise<void>;

export async function insertEntries(run: Run, id: string, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    await run('insert into entries (table_id, sequence, submission, entry) values ($1, $2, $3, $4)', [
      ...[id, entry.sequence, entry.id ?? null, JSON.stringify(entry)],
    ]);
  }
}

export const lengthOf = async (run: Run, id: string): Promise<number> =>
  Number((await run(LENGTH, [id]))[0]!['length']);

/** A refusal that the database gave a reason for has stored nothing; whatever else went wrong is thrown: nobody knows. */
export async function judged<T>(work: Promise<T>): Promise<T | 'taken' | { readonly failed: 'full' | 'blocked' }> {
  try {
    return await work;
  } catch (fault) {
    if (isConflict(fault)) return 'taken';
    const trouble = troubleOf(fault);
    if (trouble === 'full' || trouble === 'blocked') return { failed: trouble };
    throw fault;
  }
}

export function sqlLog(sql: Sql, id: string, alongside: Alongside = async () => {}): Log {
  return {
    append: (expected, entries) =>
      judged(
        sql.write(async (run): Promise<Appended> => {
          if ((await lengthOf(run, id)) !== expected) return 'taken';
          await insertEntries(run, id, entries);
          await alongside(run, id, expected + entries.length);
          return 'ok';
        }),
      ),
    read: async (from) => {
      const rows = await sql.read('select entry from entries where table_id = $1 and sequence > $2 order by sequence', [
        id,
        from,
      ]);
      return rows.map(({ entry }) => parsed(String(entry)));
    },
  };
}

/** An entry that is no JSON any more is damage, and told as such by whoever reads the log. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
