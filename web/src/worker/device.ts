// The tables and games of this device, as the page asks for them: who may look, what is open, what is told.

import type { Viewer } from '@branchline/core';
import type { AnswerTo, Ask, CallName, DeviceCall, Look, TablePush, TalkCall } from '@branchline/protocol';
import {
  createGame,
  eyesOf,
  firstEyes,
  listed,
  memoryRecords,
  openHost,
  serialQueue,
  type Happening,
  type HostPorts,
  type LibraryPorts,
  type ReplayHost,
  type TableHost,
} from '@branchline/tables';

export type DevicePorts = HostPorts & LibraryPorts & { readonly push: (push: TablePush) => void };

export type Device = { readonly [K in CallName]: (ask: Ask<K>) => Promise<AnswerTo<K>> };

/** A table this page has open, through the eyes it has chosen. */
type Seen = { readonly host: TableHost; who: Viewer; stop: () => void };

/** Files and replays come when they are first asked for. */
const later = () => import('@branchline/tables/later');

/** Challenges too. */
const challengesHere = async (ports: DevicePorts) =>
  (await import('./challenges.ts')).challengesOf(ports, { openHost, records: memoryRecords() });

/** How many replays stay open at once: going back and forth between a few is common, keeping them all is a leak. */
const REPLAYS_KEPT = 3;

export function deviceOf(ports: DevicePorts): Device {
  const tables = new Map<string, Seen>();
  const replays = new Map<string, ReplayHost>();
  return { ...tableCalls(ports, tables), ...libraryCalls(ports, { tables, replays }) };
}

const mayLook = (host: TableHost, who: Viewer): boolean => eyesOf(host.record(), { over: host.over() }).includes(who);

/** The page goes on where its people have stopped watching. */
const lookFor = ({ host, who }: Seen): Look => host.look(who, host.record().bookmark);

function watch(seen: Seen, push: DevicePorts['push']): void {
  seen.stop();
  seen.stop = seen.host.watch(seen.who, (happening) => {
    const said = pushOf(seen, happening);
    if (said) push(said);
  });
}

function pushOf(seen: Seen, happening: Happening): TablePush | undefined {
  const { id } = seen.host;
  switch (happening.kind) {
    case 'update':
      return { push: 'update', id, update: happening.update };
    case 'reload':
      return { push: 'reload', id, look: lookFor(seen) };
    case 'thinking':
      return { push: 'thinking', id, seats: happening.seats };
    case 'storage': {
      const { trouble } = happening;
      return { push: 'notice', id, notice: trouble ? { kind: 'not-saved', why: trouble } : { kind: 'saved-again' } };
    }
    default:
      return { push: 'notice', id, notice: happening };
  }
}

type TableCall = TalkCall | DeviceCall;

function leave(tables: Map<string, Seen>, id: string): void {
  const seen = tables.get(id);
  tables.delete(id);
  seen?.stop();
  seen?.host.close();
}

function tableCalls(ports: DevicePorts, tables: Map<string, Seen>): Pick<Device, TableCall> {
  // A table that is opened twice at once would have two hosts, and one of them would never be closed.
  const oneByOne = serialQueue();
  return {
    open: ({ id }) =>
      oneByOne(async () => {
        leave(tables, id);
        const host = await openHost(ports, id);
        if ('problem' in host) return host;
        const seen: Seen = { host, who: firstEyes(host.record()), stop() {} };
        tables.set(id, seen);
        watch(seen, ports.push);
        return openedOf(seen);
      }),
    look: async ({ id, who }) => {
      const seen = tables.get(id);
      if (!seen || !mayLook(seen.host, who)) return null;
      seen.who = who;
      watch(seen, ports.push);
      return lookFor(seen);
    },
    since: async ({ id, who, sequence }) => {
      const host = tables.get(id)?.host;
      return host && mayLook(host, who) ? host.since(who, sequence) : null;
    },
    submit: async ({ id, submission, ...wish }) =>
      (await tables.get(id)?.host.submit({ ...wish, id: submission })) ?? { ok: false, reason: 'follower' },
    rule: async ({ id, submission, ...wish }) =>
      (await tables.get(id)?.host.rule({ ...wish, id: submission })) ?? { ok: false, reason: 'follower' },
    standIn: async ({ id, seat }) => (await tables.get(id)?.host.standIn(seat)) ?? { ok: false, reason: 'follower' },
    hint: async ({ id, seat }) => {
      const host = tables.get(id)?.host;
      const action = host && mayLook(host, seat) ? await host.hint(seat) : undefined;
      return action ? { action } : { problem: 'no-hint' };
    },
    advise: async (ask) => {
      const action = await (await later()).adviceFor(ports, ask);
      return action ? { action } : { problem: 'no-hint' };
    },
    ping: async () => null,
    takeOver: async ({ id }) => {
      tables.get(id)?.host.takeOver();
      return null;
    },
    leave: async ({ id }) => {
      leave(tables, id);
      return null;
    },
  };
}

function openedOf(seen: Seen): AnswerTo<'open'> {
  const { host } = seen;
  const trouble = host.trouble();
  const { id, game, spec, seats, commitment, challenge } = host.record();
  return {
    ...lookFor(seen),
    id,
    game,
    spec,
    seats: seats,
    commitment,
    role: host.role(),
    ...(challenge ? { challenge: challenge.id } : {}),
    eyes: eyesOf(host.record(), { over: host.over() }),
    ...(trouble === undefined ? {} : { trouble }),
  };
}

type Open = { readonly tables: Map<string, Seen>; readonly replays: Map<string, ReplayHost> };

function libraryCalls(ports: DevicePorts, { tables, replays }: Open): Omit<Device, TableCall> {
  const { records } = ports;
  let challenges: ReturnType<typeof challengesHere> | undefined;
  return {
    create: (ask) => createGame(ports, ask),
    list: async () => (await records.list()).map(listed),
    remove: async ({ id }) => {
      leave(tables, id);
      replays.delete(id);
      await records.remove(id);
      return null;
    },
    bookmark: async ({ id, sequence }) => {
      await tables.get(id)?.host.bookmark(sequence);
      return null;
    },
    export: async ({ id }) => {
      const file = await (await later()).exportGame(ports, id);
      return file === undefined ? null : { blob: new Blob([file], { type: 'application/json' }) };
    },
    handOver: async ({ id }) => (await (await later()).handOver(ports, id)) ?? null,
    import: async ({ text, colours }) => (await later()).importGame(ports, text, colours),
    own: async ({ id }) => (await (await later()).ownGame(ports, id)) ?? null,
    restore: async (saved) => (await later()).restoreGame(ports, saved),
    replay: async ({ id, who }) => {
      const replay = await (await later()).openReplay(ports, id);
      if ('problem' in replay) return replay;
      replays.delete(id);
      replays.set(id, replay);
      for (const oldest of [...replays.keys()].slice(0, -REPLAYS_KEPT)) replays.delete(oldest);
      return replay.opened(who);
    },
    at: async ({ id, sequence, who }) => replays.get(id)?.at(sequence, who) ?? null,
    challenge: async ({ call, ask }) => (await (challenges ??= challengesHere(ports)))(call, ask),
    forget: async ({ id }) => {
      replays.delete(id);
      return null;
    },
    explore: async ({ id, ask }) => (await import('./explore.ts')).explore(ports, id, ask),
  };
}
