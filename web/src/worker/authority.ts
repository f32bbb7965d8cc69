// The authority of this device: a worker that holds the tables, keeps their logs and lets the bots play.

import { fallbackJournal } from '../storage/fallback-journal.ts';
import { idbJournal } from '../storage/idb-journal.ts';
import type { Journal } from '../storage/journal.ts';
import { botLink, type BotPort } from './bot-link.ts';
import { gameById } from './games.ts';
import { leaseOf } from './lease.ts';
import { createGame, exportGame, importGame, type LibraryTools } from './library.ts';
import type { CallName, Calls, FromAuthority, Question } from './protocol.ts';
import { openReplay, type ReplayHost } from './replay-host.ts';
import { listed } from './stored-game.ts';
import { openHost, type HostTools, type TableHost } from './table-host.ts';

/** In milliseconds. A bot silent for so long counts as hung: far beyond the longest thought on a slow phone. */
const HUNG_AFTER = 12_000;

const send = (message: FromAuthority): void => postMessage(message);

async function openJournal(): Promise<Journal> {
  try {
    return fallbackJournal(await idbJournal());
  } catch {
    return fallbackJournal(undefined);
  }
}

function channel(name: string, heard: () => void): { post(sequence: number): void; close(): void } {
  const broadcast = new BroadcastChannel(name);
  broadcast.addEventListener('message', heard);
  return { post: (sequence) => broadcast.postMessage(sequence), close: () => broadcast.close() };
}

const startBots = (): BotPort => new Worker(botsUrl(), { type: 'module', name: 'bots' });

/** Both workers are entries of the same build, so that they share the rules with the page instead of bringing their own. */
const botsUrl = (): URL => new URL(import.meta.env.DEV ? './bot-worker.ts' : './bots.js', location.href);

const journal = openJournal();
const bots = botLink(startBots, HUNG_AFTER);
const tables = new Map<string, TableHost>();
const replays = new Map<string, ReplayHost>();

async function library(): Promise<LibraryTools> {
  return {
    game: gameById,
    journal: await journal,
    now: () => Date.now(),
    secretBytes: () => crypto.getRandomValues(new Uint8Array(32)),
  };
}

async function hostTools(): Promise<HostTools> {
  return { ...(await library()), bots, lease: leaseOf, channel, push: send, random: Math.random };
}

const closeTable = (id: string): void => {
  tables.get(id)?.close();
  tables.delete(id);
};

type Handlers = { readonly [K in CallName]: (ask: Calls[K]['ask']) => Promise<Calls[K]['answer']> };

const handlers: Handlers = {
  create: async (ask) => createGame(await library(), ask),
  open: async ({ id }) => {
    closeTable(id);
    const host = await openHost(await hostTools(), id);
    if ('problem' in host) return host;
    tables.set(id, host);
    return host.opened();
  },
  close: async ({ id }) => {
    closeTable(id);
    return null;
  },
  look: async ({ id, who }) => tables.get(id)?.look(who) ?? null,
  submit: async ({ id, ...submission }) =>
    (await tables.get(id)?.submit(submission)) ?? { ok: false, reason: 'follower' },
  shown: async ({ id, sequence }) => {
    tables.get(id)?.shown(sequence);
    return null;
  },
  takeOver: async ({ id }) => {
    tables.get(id)?.takeOver();
    return null;
  },
  hint: async ({ id, seat }) => (await tables.get(id)?.hint(seat)) ?? { problem: 'no-hint' },
  list: async () => (await (await journal).list()).map(listed),
  remove: async ({ id }) => {
    closeTable(id);
    replays.delete(id);
    await (await journal).remove(id);
    return null;
  },
  export: async ({ id }) => {
    const file = tables.get(id)?.file() ?? (await exportGame(await library(), id));
    return file === undefined ? null : { blob: new Blob([file], { type: 'application/json' }) };
  },
  import: async ({ text }) => importGame(await library(), text),
  replay: async ({ id, who }) => {
    const replay = await openReplay(await journal, gameById, id);
    if ('problem' in replay) return replay;
    replays.set(id, replay);
    return replay.opened(who);
  },
  at: async ({ id, sequence, who }) => replays.get(id)?.at(sequence, who) ?? null,
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const handler = handlers[data.call] as (ask: unknown) => Promise<unknown>;
  handler(data.ask).then(
    (answer) => send({ number: data.number, answer }),
    (error: unknown) => send({ number: data.number, error: error instanceof Error ? error.message : String(error) }),
  );
});
