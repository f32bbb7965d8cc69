// A backup is proved by restoring it into memory and reading what was restored as a server would.

import { openBeside } from '../sql/beside.ts';
import { migrate } from '../sql/migrations.ts';
import type { Sql } from '../sql/sql.ts';
import { rowFrom, SELECT_TABLE } from '../store/table-row.ts';
import { restore } from './restore.ts';

export interface Proof {
  readonly rows: number;
  readonly guests: number;
  readonly tables: number;
  readonly moves: number;
}

const AT_ONCE = 500;

/** The first table that a server could not open, in words. */
async function damage(sql: Sql): Promise<string | undefined> {
  for (let after = ''; ;) {
    const rows = await sql.read(`${SELECT_TABLE} where id > $1 order by id limit ${AT_ONCE}`, [after]);
    const damaged = rows.find((row) => rowFrom(row) === undefined);
    if (damaged) return `table ${String(damaged['id'])} cannot be read`;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = String(last['id']);
  }
  const [gap] = await sql.read(
    `select table_id from entries group by table_id having min(sequence) <> 1 or max(sequence) <> count(*) limit 1`,
  );
  if (gap) return `moves of table ${String(gap['table_id'])} are missing`;
  const [foreign] = await sql.read('pragma foreign_key_check');
  return foreign && 'it names a table or a guest that it does not hold';
}

/** Throws in words where the backup cannot be restored, or where a server could not use what was restored. */
export async function check(lines: AsyncIterable<string>): Promise<Proof> {
  const sql = openBeside(':memory:');
  try {
    await migrate(sql);
    const rows = await restore(sql, lines);
    const wrong = await damage(sql);
    if (wrong !== undefined) throw new Error(wrong);
    const [counts] = await sql.read(
      `select (select count(*) from guests) as guests, (select count(*) from tables) as tables,
         (select count(*) from entries) as moves`,
    );
    const { guests, tables, moves } = counts!;
    return { rows, guests: Number(guests), tables: Number(tables), moves: Number(moves) };
  } finally {
    await sql.close();
  }
}
