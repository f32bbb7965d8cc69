// branchline backup: everything a server holds in a file.

import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Command } from 'commander';
import { badInput } from '../fail.ts';
import { print } from '../output.ts';
import { DATA_OPTION, openedStorage, type StorageOptions } from '../storage.ts';

/** The file appears under its name once it is whole. */
async function save(file: string, options: StorageOptions): Promise<void> {
  const { server, sql } = await openedStorage(options);
  const part = `${file}.part`;
  const out = createWriteStream(part, { mode: 0o600 });
  try {
    const rows = await server.backup(sql, async (line) => {
      if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
    });
    out.end();
    await finished(out);
    await rename(part, file);
    print(`${rows} rows in ${file}. It holds the seeds of running games: keep it to yourself.`);
  } catch (fault) {
    out.destroy();
    await rm(part, { force: true });
    badInput(`no backup was made: ${(fault as Error).message}`);
  } finally {
    await sql.close();
  }
}

export const command = new Command('backup')
  .summary('save everything a server holds in a file')
  .description(
    'Save everything a server holds as lines of JSON, as it stood at one moment. The server may go on meanwhile.',
  )
  .argument('<file>', 'where to')
  .option(...DATA_OPTION)
  .addHelpText(
    'after',
    '\nExamples:\n  branchline backup games.jsonl\n  branchline backup games.jsonl --data /srv/branchline',
  )
  .action(save);
