// Numbered forward migrations, read from server/migrations: each is applied once, in order, all of it or nothing.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LONG, type Run, type Sql } from './sql.ts';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** The room's own folder, found by its name: a bundle of this code may lie anywhere. */
export const serverFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@branchline/server/package.json'));

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

/** Brings the database to the newest version. Of several processes that start together one does the work. */
export async function migrate(sql: Sql, migrations: readonly Migration[] = readMigrations()): Promise<void> {
  await sql.write(async (run) => {
    if (sql.dialect === 'postgres') await run(`select pg_advisory_xact_lock(${LOCK})`);
    await run(TABLE);
    const rows = await run('select number, hash from migrations');
    const done = new Map(rows.map(({ number, hash }) => [Number(number), String(hash)]));
    const why = refusal(done, migrations);
    if (why !== undefined) throw new Error(why);
    for (const migration of migrations) if (!done.has(migration.number)) await apply(run, migration);
  }, LONG);
}
