// A backup written into an empty database of either kind: all of it or nothing. One of an earlier version is written as it
// was, and migrated then.

import { migrateIn, readMigrations, tablesIn, type Migration } from '../sql/migrations.ts';
import { LONG, type Run, type Sql, type Value } from '../sql/sql.ts';
import { FIRST_COLUMNS, FORMAT, KEPT, type Columns } from './shape.ts';

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** In words for the operator. */
class Unfit extends Error {}

const NO_SENSE = 'the backup has a line that makes no sense';

interface Head {
  readonly migration: number;
  readonly columns: Columns;
}

const isName = (name: unknown): name is string => typeof name === 'string' && /^[a-z_]{1,40}$/.test(name);

/** Names from a file become part of statements: only tables that are known, only words. */
function columnsFrom(raw: unknown): Columns {
  if (raw === undefined) return FIRST_COLUMNS;
  const entries = Object.entries((raw ?? {}) as Readonly<Record<string, unknown>>);
  const isSound = ([table, columns]: readonly [string, unknown]): boolean =>
    KEPT.some((kept) => kept.table === table) && Array.isArray(columns) && columns.every(isName);
  if (typeof raw !== 'object' || !entries.every(isSound)) throw new Unfit(NO_SENSE);
  return raw as Columns;
}

function headFrom(line: unknown, newest: number): Head {
  const { format, migration, columns } = (line ?? {}) as Readonly<Record<string, unknown>>;
  if (format !== FORMAT) throw new Unfit('this is no backup of Branchline');
  if (typeof migration !== 'number' || migration > newest) {
    throw new Unfit(
      `the backup is of version ${String(migration)}, this program knows versions up to ${newest}: update it`,
    );
  }
  return { migration, columns: columnsFrom(columns) };
}

async function insert(run: Run, { columns: all }: Head, line: unknown): Promise<void> {
  const { in: table, row } = (line ?? {}) as { readonly in?: unknown; readonly row?: unknown };
  const columns = typeof table === 'string' && Object.hasOwn(all, table) ? all[table] : undefined;
  if (!columns || !Array.isArray(row) || row.length !== columns.length || !row.every(isValue)) {
    throw new Unfit(NO_SENSE);
  }
  const places = row.map((_, index) => `$${index + 1}`).join(', ');
  await run(`insert into ${String(table)} (${columns.join(', ')}) values (${places})`, row);
}

async function expectEmpty(run: Run): Promise<void> {
  for (const { table } of KEPT) {
    const [first] = await run(`select 1 as found from ${table} limit 1`);
    if (first) throw new Unfit('the database is not empty; a backup is restored into an empty one');
  }
}

/** An empty database of the newest version becomes an empty one of an earlier version. */
async function goBack(run: Run, migrations: readonly Migration[], to: number): Promise<void> {
  for (const table of tablesIn(migrations).toReversed()) await run(`drop table ${table}`);
  await run('delete from migrations');
  await migrateIn(
    run,
    migrations.filter(({ number }) => number <= to),
  );
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unfit(NO_SENSE);
  }
};

/** Answers with the number of rows. Tables that were running go on as soon as a server is started. */
export async function restore(
  sql: Sql,
  lines: AsyncIterable<string>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number> {
  const newest = migrations.at(-1)!.number;
  return sql.write(async (run) => {
    await expectEmpty(run);
    let head: Head | undefined;
    let count = 0;
    let end: number | undefined;
    for await (const text of lines) {
      if (text === '') continue;
      const line = parsed(text);
      if (end !== undefined) throw new Unfit('the backup goes on after its end');
      if (!head) {
        head = headFrom(line, newest);
        if (head.migration < newest) await goBack(run, migrations, head.migration);
      } else if (typeof line === 'object' && line !== null && 'end' in line) end = Number(line.end);
      else {
        await insert(run, head, line);
        count++;
      }
    }
    if (end === undefined || end !== count) throw new Unfit('the backup ends before its end: it is not whole');
    await migrateIn(run, migrations);
    await run('update running set leased_until = 0');
    return count;
  }, LONG);
}
