// One hostile scenario: a server, ordinary tables at it, first left alone and then beside the attack.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RAISED } from '../load/measuring.ts';
import { disturbedLine } from '../postgres-proxy.ts';
import { startPostgres } from '../postgres-server.ts';
import { startServer, type Running } from '../server-process.ts';
import { noTimes, seatOrdinary, type Times } from './ordinary.ts';
import type { Scenario } from './scenarios.ts';

/** As an operator has them who sets nothing: servers of tests have higher ones. */
const AS_SET = Object.fromEntries(Object.keys(RAISED).map((name) => [name, '']));

const ATTACKER = fileURLToPath(new URL('../../../scripts/run.js', import.meta.url));

export interface TrialSetup {
  /** How long each of the two is measured, in seconds. */
  readonly seconds: number;
  readonly ordinaryTables: number;
  /** The attacker and all others come from one address. */
  readonly isTogether: boolean;
  /** Further settings of the server. */
  readonly env: Readonly<Record<string, string>>;
}

export interface Phase extends Times {
  /** How long /healthz took, in milliseconds. */
  readonly health: readonly number[];
  readonly held: Held;
}

/** For how long the server's main loop looked after nothing else, in milliseconds: 99 of 100 times, and the longest. */
interface Held {
  readonly p99: number;
  readonly longest: number;
  /** The longest without waits for a processor. */
  readonly work: number;
}

export interface Trial {
  readonly quiet: Phase;
  readonly attacked: Phase;
  /** How the attacker was answered. */
  readonly answers: Readonly<Record<string, number>>;
  /** Until moves could be stored again, in seconds, where they could not. */
  readonly readyAfter?: number;
}

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** In milliseconds. A server that has just started is slower, and would flatter the attack. */
const WARM_UP = 6000;
const SETTLE = 2000;
const PROBE = 100;
/** In seconds. No attack takes longer to get under way, and no database longer to come back. */
const LONGEST = 45;

/** Asks again and again whether the process lives; answers with the times it took. */
function probing(url: string): () => readonly number[] {
  const times: number[] = [];
  const probe = async (): Promise<void> => {
    const began = performance.now();
    await fetch(`${url}/healthz`).then(
      (response) => response.text(),
      () => undefined,
    );
    times.push(performance.now() - began);
  };
  const timer = setInterval(() => void probe(), PROBE);
  return () => {
    clearInterval(timer);
    return times;
  };
}

/** In milliseconds: the server looks at its loop so often, and counts that in. */
const SAMPLE = 10;

/** What `/metrics` says of the main loop, since it was asked before. Waits for a processor are in it, waits for the disk are not. */
export function heldIn(metrics: string): Omit<Held, 'work'> {
  const [p99, longest] = ['p99', 'max'].map((which) => {
    const seconds = new RegExp(`^branchline_nodejs_eventloop_lag_${which}_seconds (\\S+)$`, 'm').exec(metrics)?.[1];
    return Math.max(0, Number(seconds) * 1000 - SAMPLE);
  });
  return { p99: p99!, longest: longest! };
}

const heldAt = async (url: string) => heldIn(await (await fetch(`${url}/metrics`)).text());

const LOOP_WATCH = new URL('loop-watch.js', import.meta.url);

/** The longest turn since then, of the turns that `loop-watch.js` has noted; none was noted where all were short. */
export const longestWork = (turns: string, since: number): number =>
  turns
    .split('\n')
    .map((line) => line.split(' ').map(Number) as [number, number])
    .reduce((longest, [at, work]) => (at >= since && work > longest ? work : longest), 0);

interface Standing {
  readonly server: Running;
  /** The longest that the main loop has worked in one turn since then, in milliseconds. */
  readonly workSince: (since: number) => number;
  /** From now on the connections that the server has to its database say nothing any more. */
  readonly mute: () => void;
  readonly end: () => Promise<void>;
}

async function stand({ attack, isRaised }: Scenario, { env }: TrialSetup): Promise<Standing> {
  const data = mkdtempSync(join(tmpdir(), 'branchline-attack-'));
  const turns = join(data, 'turns');
  const settings = {
    ...{ TRUST_PROXY: '1', LOG_LEVEL: 'error', ...(isRaised ? RAISED : AS_SET) },
    ...{ NODE_OPTIONS: `--import ${LOOP_WATCH.href}`, LOOP_TURNS: turns },
    ...env,
  };
  const workSince = (since: number): number =>
    existsSync(turns) ? longestWork(readFileSync(turns, 'utf8'), since) : 0;
  if (attack !== 'hung-database') {
    const server = await startServer({ data, env: settings });
    return {
      server,
      workSince,
      mute: () => {},
      async end() {
        await server.end('SIGKILL');
        rmSync(data, { recursive: true, force: true });
      },
    };
  }
  const postgres = await startPostgres({ durable: true });
  const tidy: (() => void | Promise<void>)[] = [];
  const line = await disturbedLine(await postgres.database(), (work) => void tidy.push(work));
  const server = await startServer({ env: { ...settings, DATABASE_URL: line.url } });
  return {
    server,
    workSince,
    mute: line.mute,
    async end() {
      await server.end('SIGKILL');
      rmSync(data, { recursive: true, force: true });
      for (const work of tidy) await work();
      await postgres.stop();
    },
  };
}

interface Attacker {
  /** Resolves once the attack has begun. It has its programs by then: loading them is no part of it. */
  begin(): Promise<void>;
  /** Everything is set up, or has been refused. */
  readonly isUnderWay: Promise<unknown>;
  /** Ends the attack; answers with how the attacker was answered. */
  end(): Promise<Readonly<Record<string, number>>>;
}

/** A separate process, so that it keeps nobody but the server busy. */
function attackerWith(wish: object): Attacker {
  const child = spawn(process.execPath, [ATTACKER, 'attacker', JSON.stringify(wish)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const hasSaid = (words: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!output.includes(words)) return;
        child.stdout.off('data', look);
        resolve();
      };
      child.stdout.on('data', look);
      look();
    });
  const soon = (words: string): Promise<void> => Promise.race([hasSaid(words), gone, rest(LONGEST * 1000)]);
  const isReady = soon('ready');
  return {
    async begin() {
      await isReady;
      child.stdin.write('begin\n');
    },
    isUnderWay: soon('under way'),
    async end() {
      child.stdin.end();
      const killer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await gone;
      clearTimeout(killer);
      const last = output.trim().split('\n').at(-1) ?? '';
      return last.startsWith('{') ? (JSON.parse(last) as Record<string, number>) : {};
    },
  };
}

async function readyAgain(url: string): Promise<number> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  // It may take a moment until the server notices that anything is wrong.
  let wasDown = false;
  while (seconds() < LONGEST) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isReady) wasDown = true;
    else if (wasDown) return seconds();
    await rest(PROBE);
  }
  return wasDown ? Infinity : 0;
}

export async function trialOf(scenario: Scenario, setup: TrialSetup): Promise<Trial> {
  const { seconds, ordinaryTables, isTogether } = setup;
  const { server, workSince, mute, end } = await stand(scenario, setup);
  const { url } = server;
  try {
    const here = '198.51.100.7';
    const tables = await seatOrdinary(url, ordinaryTables, (table) => (isTogether ? here : `192.0.2.${table + 1}`));
    const phase = async (): Promise<Phase> => {
      const times = noTimes();
      await heldAt(url);
      const since = Date.now();
      for (const table of tables) table.measure(times);
      const stopProbing = probing(url);
      await rest(seconds * 1000);
      for (const table of tables) table.settle();
      const held = { ...(await heldAt(url)), work: workSince(since) };
      return { ...times, notStored: times.notStored, health: stopProbing(), held };
    };
    await rest(WARM_UP);
    const quiet = await phase();
    if (scenario.attack === 'hung-database') {
      mute();
      const [attacked, readyAfter] = await Promise.all([phase(), readyAgain(url)]);
      return { quiet, attacked, answers: {}, readyAfter };
    }
    const { attack, count, isWorstAtFirst } = scenario;
    const attacker = attackerWith({ attack, count, url, table: tables[0]!.id(), address: here });
    await attacker.begin();
    if (!isWorstAtFirst) {
      await attacker.isUnderWay;
      await rest(SETTLE);
    }
    const attacked = await phase();
    const answers = await attacker.end();
    for (const each of tables) each.stop();
    return { quiet, attacked, answers };
  } finally {
    await end();
  }
}
