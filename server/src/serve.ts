// The server as a whole: storage, tables, HTTP and sockets, from the first line to the last.

import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import { isKeyStored } from './address-key.ts';
import { botPool } from './bots/pool.ts';
import { shownConfig, type Config } from './config.ts';
import { faultsOf } from './faults.ts';
import { gauges } from './gauges.ts';
import { appOf } from './http/app.ts';
import { RANKS } from './live/awaited.ts';
import { houseOf, type HouseSetup } from './live/house.ts';
import { measuresOf, type Measures } from './measures.ts';
import { folderOf, openStorage } from './open-storage.ts';
import { readiness } from './readiness.ts';
import { openDoor } from './socket/door.ts';
import type { Sql } from './sql/sql.ts';
import { databaseClock } from './store/clock.ts';

export interface Served {
  readonly port: number;
  /** Addresses under which other devices of the network find it. */
  readonly addresses: readonly string[];
  /** Stops accepting, finishes what is under way, and lets go of everything. */
  stop(): Promise<void>;
}

export interface ServeSetup {
  readonly config: Config;
  /** The script that threads of bots run. */
  readonly botScript: URL;
  /** Folder of the built client; absent: only the interface for programs is served. */
  readonly pages?: string;
  readonly log?: Logger;
  /** For tests that live through days: by how many milliseconds the server is ahead of its database. */
  readonly ahead?: () => number;
}

/** Structured lines on standard error; secrets never get into them. */
const loggerOf = ({ LOG_LEVEL }: Config): Logger =>
  pino(
    {
      level: LOG_LEVEL,
      base: null,
      redact: ['*.token', '*.authorization', '*.seed', '*.entropy', '*.value', 'req.headers'],
      serializers: { fault: pino.stdSerializers.err },
    },
    pino.destination(2),
  );

function lanAddresses(port: number): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

const NO_IPV6: ReadonlySet<string> = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

const reasonOf = ({ code, message }: { readonly code?: string; readonly message: string }, port: number): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} is taken. Set PORT to another one, for example PORT=${port + 1}.`
    : `The server cannot start: ${message}`;

/** Every network of this machine, by both families of addresses where it has both. */
async function listenAt(app: FastifyInstance, { PORT, HOST }: Config): Promise<void> {
  try {
    await app.listen({ port: PORT, host: HOST ?? '::' });
  } catch (fault) {
    const { code = '' } = fault as { readonly code?: string };
    if (HOST !== undefined || !NO_IPV6.has(code)) throw fault;
    await app.listen({ port: PORT, host: '0.0.0.0' });
  }
}

export async function serve(setup: ServeSetup): Promise<Served> {
  const { config, log = loggerOf(config) } = setup;
  log.info({ config: shownConfig(config) }, 'settings');
  const measures = measuresOf();
  const sql = await openStorage(config, { onCommit: (seconds) => measures.commitSeconds.observe(seconds) });
  try {
    return await serveFrom(sql, { ...setup, log, measures });
  } catch (fault) {
    await sql.close();
    throw fault;
  }
}

type Serving = ServeSetup & { readonly log: Logger; readonly measures: Measures };

/** Closes the database when it stops, not where it cannot begin. */
async function serveFrom(sql: Sql, { config, botScript, pages, log, measures, ahead }: Serving): Promise<Served> {
  const clock = await databaseClock(sql, ahead ? { ahead } : {});
  const folder = folderOf(config);
  if (isKeyStored(config))
    log.warn('ADDRESS_KEY is not set: the database holds the key of the addresses that are counted for quotas');
  const faultIn = faultsOf({ log, measures, folder });
  const botsFor: HouseSetup['botsFor'] = (standingOf) =>
    botPool(config.BOT_THREADS, {
      script: botScript,
      clock,
      deadline: config.BOT_SECONDS * 1000,
      memoryMegabytes: config.BOT_MEMORY_MB,
      onRestart: (why) => {
        measures.botRestarts.inc();
        log.warn({ why }, 'a thread of bots was ended');
      },
      standingOf,
      ran: () => performance.now(),
      waited: (rank, milliseconds) => measures.botWaits.observe({ table: RANKS[rank]! }, milliseconds / 1000),
    });
  const jumped = (milliseconds: number): void =>
    log.warn({ seconds: Math.round(milliseconds / 1000) }, 'the clock was set; deadlines are planned again');
  const unheeded = (): void =>
    log.warn('addresses are forwarded, and TRUST_PROXY is 0: people behind the proxy are not counted by address');
  const house = houseOf({
    ...{ config, sql, botsFor, clock, faultIn, jumped, unheeded, measures },
    unknownKey: (count) =>
      log.warn({ count }, 'banned addresses cannot be recognised: they were hashed with another ADDRESS_KEY'),
    obeyed: ({ number, act, subject, detail }) => log.info({ number, act, subject, detail }, 'done by the operator'),
  });
  await house.open();
  let isClosing = false;
  let addresses: readonly string[] = [];
  const ready = readiness(sql, 'health', folder);
  gauges(measures.register, { ready, folder });
  const app = appOf({ house, log, ready, pages, folder, addresses: () => addresses });
  const door = openDoor(app.server, house, () => isClosing);
  try {
    await listenAt(app, config);
  } catch (fault) {
    await house.close();
    throw new Error(reasonOf(fault as Error, config.PORT), { cause: fault });
  }
  const { port } = app.server.address() as AddressInfo;
  if (config.HOST === undefined) addresses = lanAddresses(port);
  return {
    port,
    addresses,
    async stop() {
      isClosing = true;
      await door.close();
      await app.close();
      await house.close();
      await sql.close();
      log.info('stopped');
    },
  };
}
