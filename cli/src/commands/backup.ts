// branchline backup: everything a server holds in a file, and the proof that such a file can be restored.

import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Command } from 'commander';
import { badInput, EXIT, isBadInput } from '../fail.ts';
import { readLines } from '../files.ts';
import { print, warn } from '../output.ts';
import { DATA_OPTION, existingStorage, type StorageOptions } from '../storage.ts';

interface Options extends StorageOptions {
  readonly check?: true;
}

/** The file appears under its name once it is whole. */
async function save(file: string, options: StorageOptions): Promise<void> {
  const { server, sql } = await existingStorage(options);
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

async function prove(file: string): Promise<void> {
  const { check } = await import('@branchline/server');
  try {
    const { rows, guests, tables, moves } = await check(readLines(file));
    print(`${file} can be restored: ${rows} rows, ${guests} guests, ${tables} tables, ${moves} moves.`);
  } catch (fault) {
    if (isBadInput(fault)) throw fault;
    warn(`${file} cannot be restored: ${(fault as Error).message}`);
    process.exitCode = EXIT.failed;
  }
}

export const command = new Command('backup')
  .summary('save everything a server holds in a file')
  .description(
    'Save everything a server holds as lines of JSON, as it stood at one moment. The server may go on meanwhile. ' +
      'With --check, prove an existing backup: it is restored into memory and read as a server would read it.',
  )
  .argument('<file>', 'where to; with --check the backup to prove')
  .option(...DATA_OPTION)
  .option('--check', 'prove this backup instead of making one; exit code 1 if it cannot be restored')
  .addHelpText(
    'after',
    '\nExamples:\n  branchline backup games.jsonl\n  branchline backup games.jsonl --data /srv/branchline\n' +
      '  branchline backup --check games.jsonl',
  )
  .action((file: string, options: Options) => (options.check ? prove(file) : save(file, options)));
