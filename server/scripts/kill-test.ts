// npm run kill-test -- --kills 500 [--tables 4] [--storage postgres --servers 2]: real servers killed again and again under
// play, at least half of them inside a commit where that can be seen; see docs/reliability.md.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killAndCheck, type Storage } from '../test/support/killing.ts';
import { startPostgres } from '../test/support/postgres-server.ts';

async function storageFor(name: string): Promise<{ readonly storage: Storage; readonly stop: () => Promise<void> }> {
  if (name === 'sqlite') {
    return { storage: { data: mkdtempSync(join(tmpdir(), 'branchline-kill-')) }, stop: async () => {} };
  }
  const postgres = await startPostgres({ durable: true });
  return { storage: { url: await postgres.database() }, stop: postgres.stop };
}

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
      storage: { type: 'string', default: 'sqlite' },
      servers: { type: 'string' },
      tables: { type: 'string', default: '3' },
    },
  });
  const { storage, stop } = await storageFor(values.storage);
  const [kills, seed, tables] = [Number(values.kills), Number(values.seed), Number(values.tables)];
  const servers = Number(values.servers ?? (values.storage === 'sqlite' ? 1 : 2));
  console.log(`${JSON.stringify(storage)}, ${servers} server(s), seed ${seed}`);
  const began = Date.now();
  const report = await killAndCheck({ storage, kills, seed, servers, tables, say: console.log }).finally(stop);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(JSON.stringify({ ...report, storage: values.storage, servers, seed, seconds }));
  console.log('Every confirmed move is in the log once, at its place; all games finished, and all verify.');
  return 0;
}
