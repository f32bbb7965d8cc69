// One measurement: servers and swarm as separate processes, started, asked and ended.

import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort, startPostgres } from '../postgres-server.ts';
import { RAISED_LIMITS } from '../raised-limits.ts';
import { startServer, type Running } from '../server-process.ts';
import type { Scenario } from './scenarios.ts';

const BENCH = fileURLToPath(new URL('../../../../bench/scripts/run.js', import.meta.url));

interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** What the swarm has said; `load` of the machine is added. */
export interface Report {
  readonly tables: number;
  readonly idle: number;
  readonly perSecond: number;
  readonly answered: Spread;
  readonly shown: Spread;
  readonly ownStall: number;
  readonly load?: string;
}

export interface Measured {
  readonly report: Report;
  readonly servers: number;
  /** Of each server process, at the end. */
  readonly inside: readonly Inside[];
}

interface Standing {
  readonly urls: readonly string[];
  readonly end: () => Promise<void>;
}

/** One address is used for all clients here. */
export const RAISED = { ...RAISED_LIMITS, REQUESTS_PER_MINUTE: '1000000', SOCKETS_PER_ADDRESS: '1000000' };
const ENV = { ...RAISED, LOG_LEVEL: 'error' };

async function branchline({ server, servers }: Scenario): Promise<Standing> {
  const postgres = server === 'postgres' ? await startPostgres({ durable: true }) : undefined;
  const data = mkdtempSync(join(tmpdir(), 'branchline-load-'));
  const wish = postgres ? { env: { ...ENV, DATABASE_URL: await postgres.database() } } : { data, env: ENV };
  const running: Running[] = [];
  for (let index = 0; index < servers; index++) running.push(await startServer(wish));
  return {
    urls: running.map(({ url }) => url),
    async end() {
      for (const each of running) await each.end('SIGKILL');
      await postgres?.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function peer(): Promise<Standing> {
  const port = await freePort();
  const child = spawn(process.execPath, [BENCH, 'peer-server', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('peer is ready') && resolve());
    child.once('exit', (code) => reject(new Error(`the peer ended with ${code}`)));
  });
  return {
    urls: [`http://127.0.0.1:${port}`],
    end: async () => void child.kill('SIGKILL'),
  };
}

interface Inside {
  readonly memory: number;
  /** The longest that anything had to wait for the process itself, 99 of 100 times, in milliseconds. */
  readonly lag: number;
  /** The longest of all. */
  readonly stall: number;
  /** Until a transaction is on the disk, in milliseconds: 50, 99 of 100 times, and the longest. */
  readonly flush: readonly (number | string)[];
  /** Processor time per second. */
  readonly busy: number;
}

async function insideOf(url: string): Promise<Inside> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const numberOf = (name: string): number =>
    Number(new RegExp(`^branchline_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
  const alive = Date.now() / 1000 - numberOf('process_start_time_seconds');
  return {
    memory: Math.round(numberOf('process_resident_memory_bytes') / 1e6),
    lag: Math.round(numberOf('nodejs_eventloop_lag_p99_seconds') * 1000),
    stall: Math.round(numberOf('nodejs_eventloop_lag_max_seconds') * 1000),
    flush: [0.5, 0.99, 1].map(
      (quantile) => Math.round(numberOf(`commit_seconds{quantile="${quantile}"}`) * 10_000) / 10,
    ),
    busy: Math.round((numberOf('process_cpu_seconds_total') / alive) * 100) / 100,
  };
}

/** People think for one to five seconds. */
const PACE = { least: 1000, more: 4000 };

export async function measure(scenario: Scenario): Promise<Measured> {
  const { server, servers, tables, seconds, idle, isAttacked, botEvery } = scenario;
  const isPeer = server === 'boardgame.io';
  const { urls, end } = isPeer ? await peer() : await branchline(scenario);
  const attackers = isAttacked
    ? spawn(process.execPath, [BENCH, 'attackers', urls[0]!], { stdio: 'ignore' })
    : undefined;
  try {
    const wish = { at: isPeer ? server : 'branchline', urls, tables, seconds, pace: PACE, botEvery, idle };
    const { stdout } = await promisify(execFile)(process.execPath, [BENCH, 'swarm', JSON.stringify(wish)], {
      maxBuffer: 2 ** 26,
    });
    const report = JSON.parse(stdout.trim().split('\n').at(-1)!) as Report;
    const inside = isPeer ? [] : await Promise.all(urls.map(insideOf));
    return { report, servers, inside };
  } finally {
    attackers?.kill('SIGKILL');
    await end();
  }
}
