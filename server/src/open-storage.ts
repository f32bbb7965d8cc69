// The database by the settings: Postgres where an address is given, else a file in the data folder.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from './config.ts';
import { openBeside } from './sql/beside.ts';
import { expectNewest, migrate } from './sql/migrations.ts';
import { holdFile } from './sql/one-server.ts';
import { openPostgres } from './sql/postgres.ts';
import { openSqlite } from './sql/sqlite.ts';
import { LONG, type Sql } from './sql/sql.ts';
import { folderReason, isDamage, reasonOf } from './sql/trouble.ts';

const FILE = 'branchline.db';

export interface ForServer {
  /** Told how long each transaction of a file took to be durable. */
  readonly onCommit: (seconds: number) => void;
}

interface Opening {
  readonly deadline: number;
  readonly server: ForServer | undefined;
}

/** For a server: the file is its own until it is closed. */
function openFile(folder: string, { deadline, server }: Opening): Sql {
  // The file holds the seeds of running games: nobody else on this machine may open it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, FILE);
  if (!server) return openSqlite(path, { deadline });
  const letGo = holdFile(path);
  const sql = openSqlite(path, { deadline, onCommit: server.onCommit });
  return { ...sql, close: () => sql.close().finally(letGo) };
}

/** Where the file of the database is stored; undefined for Postgres. */
export const folderOf = ({ DATABASE_URL, DATA }: Pick<Config, 'DATABASE_URL' | 'DATA'>): string | undefined =>
  DATABASE_URL === undefined ? resolve(DATA) : undefined;

const placeOf = ({ DATABASE_URL, DATA }: Config): string =>
  DATABASE_URL === undefined ? resolve(DATA, FILE) : `The database at ${new URL(DATABASE_URL).host}`;

/** The innermost part of a path that exists: a folder that cannot be made is refused by the one it would be in. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(dirname(folder)));

/** What is wrong with the storage, in a sentence for the operator. */
function sentence(fault: unknown, config: Config): Error {
  const place = placeOf(config);
  const { message, code } = fault as { readonly message?: string; readonly code?: string };
  if (isDamage(fault)) {
    return new Error(
      `${place} is damaged or no database of Branchline. Put a backup in its place, or set DATA to another folder.`,
      { cause: fault },
    );
  }
  const folder = folderOf(config);
  const beneath = folder === undefined ? undefined : folderReason(existing(folder));
  const why = beneath ?? reasonOf(fault) ?? (message === '' ? code : message);
  return new Error(`${place} cannot be used: ${why}`, { cause: fault });
}

/** Opened, checked and brought to the newest version; throws a sentence for people. */
export async function openStorage(
  config: Config,
  /** Absent where a command opens it beside the server. */
  server?: ForServer,
): Promise<Sql> {
  const { DATABASE_URL, DATA, STORAGE_SECONDS } = config;
  let sql: Sql | undefined;
  try {
    const deadline = STORAGE_SECONDS * 1000;
    sql =
      DATABASE_URL === undefined
        ? openFile(resolve(DATA), { deadline, server })
        : openPostgres(DATABASE_URL, { deadline });
    if (sql.dialect === 'sqlite') {
      const [verdict] = await sql.read('pragma quick_check(1)', [], LONG);
      const said = verdict && Object.values(verdict)[0];
      if (said !== 'ok') throw new Error(`malformed: ${said}`);
    }
    await migrate(sql);
    return sql;
  } catch (fault) {
    await sql?.close().catch(() => {});
    throw sentence(fault, config);
  }
}

/**
 * A database that exists already, opened beside the servers that use it: nothing is created and nothing migrated. Throws a
 * sentence for people.
 */
export async function openExisting(config: Config): Promise<Sql> {
  const { DATABASE_URL, DATA, STORAGE_SECONDS } = config;
  const file = resolve(DATA, FILE);
  if (DATABASE_URL === undefined && !existsSync(file)) throw new Error(`There is no database at ${file}.`);
  let sql: Sql | undefined;
  try {
    sql =
      DATABASE_URL === undefined ? openBeside(file) : openPostgres(DATABASE_URL, { deadline: STORAGE_SECONDS * 1000 });
    await expectNewest(sql);
    return sql;
  } catch (fault) {
    await sql?.close().catch(() => {});
    throw sentence(fault, config);
  }
}
