// Numbered forward migrations, read from server/migrations: each is applied once, in order, all of it or nothing.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LONG, type Run, type Sql } from './sql.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** What is read from files: the folder `server` beside a bundle of this code, else the package itself, found by its name. */
export function serverFolder(): string {
  const bundled = fileURLToPath(new URL('./server', import.meta.url));
  if (existsSync(bundled)) return bundled;
  return dirname(createRequire(import.meta.url).resolve('@branchline/server/package.json'));
}

export function readMigrations(folder: string = join(serverFolder(), 'migrations')): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d+-.*\.sql$/.test(name))
    .sort();
  return names.map((name) => ({
    number: Number.parseInt(name, 10),
    name,
    text: readFileSync(join(folder, name), 'utf8'),
  }));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Comments out, statements apart. No statement of ours has a semicolon inside. */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

const TABLE = `create table if not exists migrations (
  number integer primary key, name text not null, hash text not null, at bigint not null
)`;

/** Any number that all our processes agree on. */
const LOCK = 8_253_721;

async function apply(run: Run, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration.text)) await run(statement);
  const { number, name, text } = migration;
  await run('insert into migrations (number, name, hash, at) values ($1, $2, $3, $4)', [
    number,
    name,
    hashOf(text),
    Date.now(),
  ]);
}

/** Says in one sentence why a database cannot be used by this code. */
function refusal(done: ReadonlyMap<number, string>, migrations: readonly Migration[]): string | undefined {
  const newest = Math.max(0, ...done.keys());
  const known = migrations.at(-1)?.number ?? 0;
  if (newest > known)
    return `the database is at version ${newest}, this program knows versions up to ${known}: update it`;
  const changed = migrations.find(({ number, text }) => done.has(number) && done.get(number) !== hashOf(text));
  return changed && `migration ${changed.name} has changed since it was applied to this database`;
}

async function doneIn(run: Run): Promise<ReadonlyMap<number, string>> {
  const rows = await run('select number, hash from migrations');
  return new Map(rows.map(({ number, hash }) => [Number(number), String(hash)]));
}

/** The same as part of a transaction, for a database that nobody else uses yet. */
export async function migrateIn(run: Run, migrations: readonly Migration[]): Promise<void> {
  await run(TABLE);
  const done = await doneIn(run);
  const why = refusal(done, migrations);
  if (why !== undefined) throw new Error(why);
  for (const migration of migrations) if (!done.has(migration.number)) await apply(run, migration);
}

/** Brings the database to the newest version. Of several processes that start together one does the work. */
export async function migrate(sql: Sql, migrations: readonly Migration[] = readMigrations()): Promise<void> {
  await sql.write(async (run) => {
    if (sql.dialect === 'postgres') await run(`select pg_advisory_xact_lock(${LOCK})`);
    await migrateIn(run, migrations);
  }, LONG);
}

const FIND_MIGRATIONS = {
  sqlite: `select 1 as found from sqlite_master where name = 'migrations'`,
  postgres: `select 1 as found where to_regclass('migrations') is not null`,
} as const;

/** Throws in a sentence where the database is not exactly what this program works with; changes nothing. */
export async function expectNewest(sql: Sql, migrations: readonly Migration[] = readMigrations()): Promise<void> {
  const [found] = await sql.read(FIND_MIGRATIONS[sql.dialect]);
  if (!found) throw new Error('it holds nothing of Branchline');
  const done = await doneIn(sql.read);
  const why = refusal(done, migrations);
  if (why !== undefined) throw new Error(why);
  if (migrations.some(({ number }) => !done.has(number))) {
    const newest = Math.max(0, ...done.keys());
    throw new Error(
      `it is at version ${newest}, this program works with version ${migrations.at(-1)!.number}: ` +
        'start the server of this program once, or use the program that served it last',
    );
  }
}

/** The tables that these migrations make, in the order of their making. */
export const tablesIn = (migrations: readonly Migration[]): readonly string[] =>
  migrations.flatMap(({ text }) => Array.from(text.matchAll(/^create table (\w+)/gm), ([, name]) => name!));
