// Everything a database holds as lines of JSON, as it stood at one moment; the server may go on meanwhile.

import { LONG, type Run, type Sql } from '../sql/sql.ts';
import { COLUMNS, FORMAT, KEPT, valuesOf, type Line } from './shape.ts';

const AT_ONCE = 500;

/** Reads within one picture of the database. */
async function atOneMoment<T>(sql: Sql, work: (run: Run) => Promise<T>): Promise<T> {
  if (sql.dialect === 'postgres') {
    return sql.write(async (run) => {
      await run('set transaction isolation level repeatable read, read only');
      return work(run);
    }, LONG);
  }
  await sql.read('begin');
  try {
    return await work(sql.read);
  } finally {
    await sql.read('commit');
  }
}

/** Page by page, so that a large database needs no large memory. */
async function* rowsOf(run: Run, { table, columns, key }: (typeof KEPT)[number]) {
  const order = key.join(', ');
  let after: readonly (string | number | null)[] = [];
  for (;;) {
    const where = after.length === 0 ? '' : `where (${order}) > (${key.map((_, index) => `$${index + 1}`).join(', ')})`;
    const page = await run(
      `select ${columns.join(', ')} from ${table} ${where} order by ${order} limit ${AT_ONCE}`,
      after,
    );
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) return;
    after = key.map((column) => last[column]!);
  }
}

/** Calls with every line; answers with the number of rows. */
export function backup(sql: Sql, put: (line: Line) => void | Promise<void>): Promise<number> {
  return atOneMoment(sql, async (run) => {
    const [newest] = await run('select max(number) as number from migrations');
    await put({ format: FORMAT, migration: Number(newest?.['number']), at: Date.now(), columns: COLUMNS });
    let count = 0;
    for (const kept of KEPT) {
      for await (const row of rowsOf(run, kept)) {
        await put({ in: kept.table, row: valuesOf(kept, row) });
        count++;
      }
    }
    await put({ end: count });
    return count;
  });
}
