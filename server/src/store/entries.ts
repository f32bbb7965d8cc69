// The log of a table in SQL: one row per entry, its place the key, so that of two writers at one place only one can win.

import type { Appended, Entry, Log } from '@branchline/core';
import type { Run, Sql } from '../sql/sql.ts';
import { isConflict, troubleOf } from '../sql/trouble.ts';

const LENGTH = 'select coalesce(max(sequence), 0) as length from entries where table_id = $1';

/** What else is written in the transaction of a batch. */
export type Alongside = (run: Run, id: string, sequence: number) => Promise<void>;

/** Few enough that every database takes their values at once. */
const ROWS_AT_ONCE = 100;

const insertInto = (rows: number): string => {
  const places = Array.from({ length: rows }, (_, row) => `($1, $${3 * row + 2}, $${3 * row + 3}, $${3 * row + 4})`);
  return `insert into entries (table_id, sequence, submission, entry) values ${places.join(', ')}`;
};

export async function insertEntries(run: Run, id: string, entries: readonly Entry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
    const batch = entries.slice(from, from + ROWS_AT_ONCE);
    await run(insertInto(batch.length), [
      id,
      ...batch.flatMap((entry) => [entry.sequence, entry.id ?? null, JSON.stringify(entry)]),
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
