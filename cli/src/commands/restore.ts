// branchline restore: a backup back into a database of either kind.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { badInput } from '../fail.ts';
import { print } from '../output.ts';
import { DATA_OPTION, openedStorage, type StorageOptions } from '../storage.ts';

/** Read from when they are wanted: lines that come before that would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file) });
}

async function load(file: string, options: StorageOptions): Promise<void> {
  const { server, sql } = await openedStorage(options);
  try {
    const rows = await server.restore(sql, linesOf(file));
    print(`${rows} rows restored from ${file}.`);
  } catch (fault) {
    badInput(`nothing was restored: ${(fault as Error).message}`);
  } finally {
    await sql.close();
  }
}

export const command = new Command('restore')
  .summary('bring a backup into an empty database')
  .description(
    'Bring a backup into an empty database, a file or Postgres, whichever it was made from: so an installation moves from ' +
      'SQLite to Postgres. All of it or nothing.',
  )
  .argument('<file>', 'made by branchline backup')
  .option(...DATA_OPTION)
  .addHelpText(
    'after',
    '\nExamples:\n  branchline restore games.jsonl --data /srv/new\n  DATABASE_URL=postgres://localhost/branchline branchline restore games.jsonl',
  )
  .action(load);
