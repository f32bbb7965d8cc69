// The log of a table in SQL: one row per entry, its place the key, so that of two writers at one place only one can win.

import type { Appended, Entry, Log } from '@branchline/core';
import type { Run, Sql } from '../sql/sql.ts';
import { isConflict, troubleOf } from '../sql/trouble.ts';

/** What else is written in the transaction of a batch. */
export type Alongside = (run: Run, id: string, sequence: number) => Promise<void>;

/** Few enough that every database takes their values at once. */
const ROWS_AT_ONCE = 100;

/** Nothing is written unless the log is as long as it was thought to be: one statement looks and writes, for each costs a way. */
const insertAfter = (rows: number): string => {
  const places = Array.from({ length: rows }, (_, row) => {
    const [sequence, submission, entry] = [3, 4, 5].map((first) => `$${3 * row + first}`);
    return `(cast(${sequence} as integer), cast(${submission} as text), cast(${entry} as text))`;
  });
  return `insert into entries (table_id, sequence, submission, entry)
    select cast($1 as text), column1, column2, column3 from (values ${places.join(', ')}) as batch
    where (select coalesce(max(sequence), 0) from entries where table_id = $1) = cast($2 as integer)
    returning sequence`;
};

/** False where the log is not `length` long. */
export async function insertEntries(run: Run, id: string, length: number, entries: readonly Entry[]): Promise<boolean> {
  for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
    const batch = entries.slice(from, from + ROWS_AT_ONCE);
    const written = await run(insertAfter(batch.length), [
      id,
      length + from,
      ...batch.flatMap((entry) => [entry.sequence, entry.id ?? null, JSON.stringify(entry)]),
    ]);
    if (written.length === 0) return false;
  }
  return true;
}

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
          if (!(await insertEntries(run, id, expected, entries))) return 'taken';
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

/** An entry that is not JSON any more is damage, and the reader of the log reports it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
