// One Postgres for all files of a run, started before the first of them if any of them asks for it.

import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  provide('postgres', server.url);
  return server.stop;
}
