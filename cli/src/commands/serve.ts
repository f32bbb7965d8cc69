// branchline serve: tables for people in other places.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { badInput } from '../fail.ts';
import { print } from '../output.ts';

interface Options {
  readonly port?: string;
  readonly data?: string;
}

/** The client as it was built last: beside this bundle, or in the checkout. Without one only the interface for programs is there. */
const builtClient = (): string | undefined =>
  ['./page', '../../../web/dist']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((folder) => existsSync(join(folder, 'index.html')));

/** A second signal does not wait. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

async function serveTables({ port, data }: Options): Promise<void> {
  // Only this command needs the server's packages.
  const { configFrom, serve } = await import('@branchline/server');
  const config = configFrom(process.env, { PORT: port, DATA: data });
  if ('problem' in config) badInput(config.problem);
  const pages = builtClient();
  const served = await serve({
    config,
    botScript: new URL('./bot-worker.mjs', import.meta.url),
    ...(pages === undefined ? {} : { pages }),
  }).catch((fault: Error) => badInput(fault.message));
  stopOnSignal(served.stop);
  print(`Branchline is ready: http://localhost:${served.port}`);
  for (const address of served.addresses) print(`On this network: ${address}`);
  if (pages === undefined) print('The client has not been built; npm start does that. Programs can play all the same.');
}

export const command = new Command('serve')
  .summary('let people and programs play over the network')
  .description(
    'Serve tables to browsers and programs. Games are kept in a SQLite file in the data folder, or in Postgres where ' +
      'DATABASE_URL says so; docs/operations.md lists all settings.',
  )
  .option('--port <port>', 'port to listen on; 0 takes any that is free (default: PORT, else 3000)')
  .option('--data <folder>', 'folder of the database (default: DATA, else ./data)')
  .addHelpText(
    'after',
    '\nExamples:\n  branchline serve\n  DATABASE_URL=postgres://localhost/branchline branchline serve --port 8080',
  )
  .action(serveTables);
