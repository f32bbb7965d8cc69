// Both storages for the same tests: a database that opens as often as asked, each time as another process would.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { migrate } from '../../src/sql/migrations.ts';
import { openPostgres } from '../../src/sql/postgres.ts';
import { openSqlite } from '../../src/sql/sqlite.ts';
import type { Sql } from '../../src/sql/sql.ts';
import type { Cluster } from './postgres-server.ts';

/** Where a test says what to tidy up after it; tests that run beside each other bring their own. */
export type Finish = (tidy: () => void | Promise<void>) => void;

export type Opener = (finish?: Finish) => Promise<Sql>;

export function temporaryFolder(finish: Finish = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-'));
  finish(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function prepared(sql: Sql, finish: Finish = onTestFinished): Promise<Sql> {
  finish(() => sql.close());
  await migrate(sql);
  return sql;
}

export async function newSqlite(finish?: Finish): Promise<Opener> {
  const path = join(temporaryFolder(finish), 'branchline.db');
  return (closing = finish) => prepared(openSqlite(path), closing);
}

export async function newPostgres(cluster: Cluster): Promise<Opener> {
  const url = await cluster.database();
  return (finish) => prepared(openPostgres(url), finish);
}

/** A folder that lives as long as the test file. */
export function folderForFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
