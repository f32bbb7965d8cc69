// Both storages for the same tests: a database that opens as often as asked, each time as another process would.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { migrate } from '../../src/sql/migrations.ts';
import { openPostgres } from '../../src/sql/postgres.ts';
import { openSqlite } from '../../src/sql/sqlite.ts';
import type { Sql } from '../../src/sql/sql.ts';
import type { Cluster } from './postgres.ts';

export type Opener = () => Promise<Sql>;

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function prepared(sql: Sql): Promise<Sql> {
  onTestFinished(() => sql.close());
  await migrate(sql);
  return sql;
}

export async function newSqlite(): Promise<Opener> {
  const path = join(temporaryFolder(), 'branchline.db');
  return () => prepared(openSqlite(path));
}

export async function newPostgres(cluster: Cluster): Promise<Opener> {
  const url = await cluster.database();
  return () => prepared(openPostgres(url));
}

/** A folder that lives as long as the test file. */
export function folderForFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
