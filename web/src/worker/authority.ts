// The authority of this device: a worker that holds the tables, keeps their logs and lets the bots play.

import { parseQuestion, type FromAuthority, type Question } from '@branchline/protocol';
import { botLine, botOf, patientRecords, type Bell, type Clock, type Records } from '@branchline/tables';
import { openGames } from '../storage/database.ts';
import { fallbackRecords } from '../storage/fallback-records.ts';
import { idbRecords } from '../storage/idb-records.ts';
import { mirroredRecords } from '../storage/mirrored-records.ts';
import { sealedRecords } from '../storage/sealed-records.ts';
import type { Seal } from '../storage/seal.ts';
import { expectBots, startBots } from './bot-home.ts';
import { deviceOf, type Device } from './device.ts';
import { engineOf } from './engines.ts';
import { leaseOf } from './lease.ts';

/** In milliseconds. A bot silent for so long counts as hung: far beyond the longest thought on a slow phone. */
const HUNG_AFTER = 12_000;

const send = (message: FromAuthority): void => postMessage(message);

/** The second copy and the seal are separate files. */
const openMirror = async (seal: Promise<Seal | undefined>) => (await import('../storage/mirror.ts')).openMirror(seal);
const openSeal = async (db: IDBDatabase) => (await import('../storage/seal-keys.ts')).openSeal(db);

async function openRecords(): Promise<Records> {
  try {
    const db = await openGames();
    const seal = openSeal(db).catch(() => undefined);
    return fallbackRecords(mirroredRecords(sealedRecords(idbRecords(db), seal), openMirror(seal)));
  } catch {
    return fallbackRecords(undefined);
  }
}

/** Tabs tell each other that a game has moved on. */
function bell(name: string, heard: (sequence: number) => void): Bell {
  const broadcast = new BroadcastChannel(`branchline-${name}`);
  // A move may be stored after its table was left: there is nobody to be told any more.
  let isOpen = true;
  broadcast.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard(Number(data)));
  return {
    ring: (sequence) => {
      if (isOpen) broadcast.postMessage(sequence);
    },
    close: () => {
      isOpen = false;
      broadcast.close();
    },
  };
}

const clock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

async function openDevice(): Promise<Device> {
  const opened = deviceOf({
    games: engineOf,
    records: patientRecords(await openRecords(), clock),
    bots: botLine({ start: startBots, clock, deadline: HUNG_AFTER }),
    leases: (name, changed) => leaseOf(`branchline-${name}`, changed),
    bells: bell,
    clock,
    random: Math.random,
    report: (fault) => console.error(fault),
    secretBytes: () => crypto.getRandomValues(new Uint8Array(32)),
    push: send,
  });
  return {
    ...opened,
    create: (ask) => {
      expectBots(
        ask.game,
        ask.seats.flatMap((seat) => botOf(seat) ?? []),
      );
      return opened.create(ask);
    },
  };
}

const device = openDevice();

async function answer({ number, call, ask }: Question): Promise<void> {
  try {
    const handle = (await device)[call] as (ask: unknown) => Promise<unknown>;
    send({ number, answer: await handle(ask) });
  } catch (error) {
    send({ number, error: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const question = parseQuestion(data);
  if (question) void answer(question);
  else send({ number: numberIn(data), error: 'the question cannot be understood' });
});

/** The caller gets its answer, even if only the number of the question makes sense. */
function numberIn(raw: unknown): number {
  const number = (raw as { readonly number?: unknown } | null)?.number;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : 0;
}
