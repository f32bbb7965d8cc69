// The database by the settings: Postgres where an address is given, else a file in the data folder.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from './config.ts';
import { migrate } from './sql/migrations.ts';
import { holdFile } from './sql/one-server.ts';
import { openPostgres } from './sql/postgres.ts';
import { openSqlite } from './sql/sqlite.ts';
import { LONG, type Sql } from './sql/sql.ts';
import { isDamage } from './sql/trouble.ts';

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
  mkdirSync(folder, { recursive: true });
  const path = join(folder, FILE);
  if (!server) return openSqlite(path, { deadline });
  const letGo = holdFile(path);
  const sql = openSqlite(path, { deadline, onCommit: server.onCommit });
  return { ...sql, close: () => sql.close().finally(letGo) };
}

/** What is wrong with the storage, in a sentence for whoever runs the server. */
function sentence(fault: unknown, place: string): Error {
  const { message, code } = fault as { readonly message?: string; readonly code?: string };
  if (isDamage(fault)) {
    return new Error(
      `${place} is damaged or no database of Branchline. Put a backup in its place, or set DATA to another folder.`,
      { cause: fault },
    );
  }
  return new Error(`${place} cannot be used: ${message === '' ? code : message}`, { cause: fault });
}

/** Opened, checked and brought to the newest version; throws a sentence for people. */
export async function openStorage(
  { DATABASE_URL, DATA, STORAGE_SECONDS }: Config,
  /** Absent where a command opens it beside the server. */
  server?: ForServer,
): Promise<Sql> {
  const place = DATABASE_URL === undefined ? resolve(DATA, FILE) : `The database at ${new URL(DATABASE_URL).host}`;
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
    throw sentence(fault, place);
  }
}
