// One open table: told only after it is durable, each viewpoint separately, bots and stand-ins, one process after another.

import type { Appended, Entry, Seat } from '@branchline/core';
import { expect, test } from 'vitest';
import { toy } from '../../core/test/toy-game.ts';
import { memoryRecords, openHost, type Bots, type Decision, type Happening, type Records } from '../src/index.ts';
import type { HostPorts, Role } from '../src/index.ts';
import { fillingUp, lookedThrough, opened, PEOPLE, portsFor, quickClock, settle } from './support.ts';

const BET = { do: 'bet', on: 'low' };

const updates = (heard: readonly Happening[]) =>
  heard.flatMap((happening) => (happening.kind === 'update' ? [happening.update] : []));

test('a new table is dealt at once, and what was dealt is in the log', async () => {
  const records = memoryRecords();
  const host = await opened(records, {}, PEOPLE);
  expect(host.sequence()).toBe(1);
  expect(await records.log(host.id).read(0)).toHaveLength(1);
});

test('a move is told only after it is durable', async () => {
  const records = memoryRecords();
  let release = (): void => {};
  const slow: Records = {
    ...records,
    log: (id) => ({
      read: records.log(id).read,
      append: async (expected, entries): Promise<Appended> => {
        if (expected > 0) await new Promise<void>((resolve) => (release = resolve));
        return records.log(id).append(expected, entries);
      },
    }),
  };
  const patientClock = { ...quickClock, after: () => () => {} };
  const host = await opened(slow, { clock: patientClock }, PEOPLE);
  const heard = lookedThrough(host, 0);
  const answer = host.submit({ seat: 0, action: BET, after: 1, id: 'a' });
  await settle();
  expect(updates(heard)).toEqual([]);
  expect(host.sequence()).toBe(1);
  release();
  expect(await answer).toEqual({ ok: true, sequence: 2 });
  expect(updates(heard).map(({ sequence }) => sequence)).toEqual([2]);
});

test('many may watch, each through its own eyes, and a view is made once for all who share them', async () => {
  let made = 0;
  const counted = { ...toy, view: (...args: Parameters<typeof toy.view>) => (made++, toy.view(...args)) };
  const records = memoryRecords();
  const games = async () => ({ game: counted as never, summarise: () => null });
  const host = await opened(records, { games }, PEOPLE);
  const heard = [0, 0, 0, 'spectator', 'spectator'].map((who) => lookedThrough(host, who as Seat));
  made = 0;
  await host.submit({ seat: 1, action: BET, after: 1 });
  // One view to check the move with, one for seat 0, one for all spectators.
  expect(made).toBe(3);
  expect(heard.map((list) => updates(list).length)).toEqual([1, 1, 1, 1, 1]);
  expect((updates(heard[0]!)[0]!.view as { me?: object }).me).toMatchObject({ seat: 0 });
  expect((updates(heard[4]!)[0]!.view as { me?: object }).me).toBeUndefined();
});

test('nobody can act for a bot', async () => {
  const silent: Bots = { ...portsFor(memoryRecords()).bots, decide: () => new Promise(() => {}) };
  const host = await opened(memoryRecords(), { bots: silent });
  expect(await host.submit({ seat: 2, action: BET, after: 1 })).toEqual({ ok: false, reason: 'not-your-turn' });
});

test('a table that is closed while its bots sit down asks them nothing', async () => {
  let asked = 0;
  const { bots } = portsFor(memoryRecords());
  const failing: Bots = { ...bots, decide: async () => (asked++, { kind: 'failed' }) };
  const host = await opened(memoryRecords(), { bots: failing });
  host.close();
  await settle();
  expect(asked).toBeLessThanOrEqual(1);
});

const botsThat = (decide: (key: string, count: number) => Decision | 'first-legal'): Bots => {
  const { bots } = portsFor(memoryRecords());
  let count = 0;
  return {
    ...bots,
    decide: async (key, view) => {
      const wish = decide(key, ++count);
      return wish === 'first-legal' ? bots.decide(key, view) : wish;
    },
  };
};

test('a bot that fails gives its seat to a dependable one, and the record says so', async () => {
  const records = memoryRecords();
  const bots = botsThat((_, count) => (count === 1 ? { kind: 'failed' } : 'first-legal'));
  const host = await opened(records, { bots }, PEOPLE);
  const heard = lookedThrough(host, 'spectator');
  await host.seat(2, { name: 'Cleo', kind: 'bot:first' });
  await settle();
  expect(heard).toContainEqual({ kind: 'seat', seat: 2, info: { name: 'Cleo', kind: 'bot:conductor' } });
  expect(await records.read(host.id)).toMatchObject({ seats: [{}, {}, { kind: 'bot:conductor' }] });
  const entries = (await records.log(host.id).read(0)) as readonly Entry[];
  expect(entries.findLast(({ move }) => move?.by === 2)).toMatchObject({ as: 'bot:conductor' });
});

test('a bot that went down because of another one is asked again and keeps its seat', async () => {
  const host = await opened(memoryRecords(), {
    bots: botsThat((_, count) => (count === 1 ? { kind: 'lost' } : 'first-legal')),
  });
  await settle();
  expect(host.sequence()).toBe(2);
  expect(host.record().seats[2]).toEqual({ name: 'Cleo', kind: 'bot:first' });
});

test('a bot that waits for its turn because others go first is not late, and keeps its seat', async () => {
  let waited = 0;
  const bots: Bots = {
    ...portsFor(memoryRecords()).bots,
    async decide(key, view, waits) {
      // Far longer than a silent bot is waited for.
      for (; waited < 30; waited++) {
        await new Promise<void>((resolve) => void quickClock.after(2000, resolve));
        waits?.();
      }
      return portsFor(memoryRecords()).bots.decide(key, view);
    },
  };
  const host = await opened(memoryRecords(), { bots });
  await expect.poll(() => host.sequence()).toBe(2);
  expect(host.record().seats[2]).toEqual({ name: 'Cleo', kind: 'bot:first' });
  host.close();
});

test('a question that is given back because the bot has left is not asked again', async () => {
  let asked = 0;
  let giveBack = (): void => {};
  const bots: Bots = {
    ...portsFor(memoryRecords()).bots,
    leave: () => giveBack(),
    decide: () => {
      asked++;
      return new Promise((resolve) => (giveBack = () => resolve({ kind: 'lost' })));
    },
  };
  const host = await opened(memoryRecords(), { bots });
  await settle();
  host.close();
  await settle();
  expect(asked).toBe(1);
  expect(host.record().seats[2]).toEqual({ name: 'Cleo', kind: 'bot:first' });
});

test('an illegal wish counts as a failure, and the game goes on even if nobody is left to ask', async () => {
  const host = await opened(memoryRecords(), {
    bots: botsThat(() => ({ kind: 'action', action: { do: 'bet', on: 'middle' } })),
  });
  await settle();
  expect(host.sequence()).toBe(2);
});

test('a bot is told what its seat saw, from the beginning on, and nothing of other seats', async () => {
  const told: string[] = [];
  const { bots } = portsFor(memoryRecords());
  const host = await opened(memoryRecords(), {
    bots: {
      ...bots,
      sit: ({ past }) => void told.push(...past.map(({ sequence, view }) => JSON.stringify([sequence, view]))),
      observe: (_, { sequence, view }) => void told.push(JSON.stringify([sequence, view])),
    },
  });
  await host.submit({ seat: 0, action: BET });
  await settle();
  expect(told.length).toBeGreaterThan(1);
  for (const line of told) expect(JSON.parse(line)[1].me.seat).toBe(2);
  expect(told.map((line) => JSON.parse(line)[0])).toEqual(told.map((_, index) => index + 1));
});

test('a bot that sits down while the game goes on learns it in pieces, and misses nothing', async () => {
  const records = memoryRecords();
  const { bots } = portsFor(records);
  const told: number[] = [];
  let sat = 0;
  let held: (() => void)[] = [];
  const host = await opened(
    records,
    {
      bots: {
        ...bots,
        sit: ({ past }) => {
          sat++;
          told.push(...past.map(({ sequence }) => sequence));
        },
        observe: (_, { sequence }) => void told.push(sequence),
      },
      // Nothing is done at once.
      giveWay: () => new Promise((resolve) => held.push(resolve)),
    },
    PEOPLE,
  );
  await host.submit({ seat: 0, action: BET });
  await host.seat(2, { name: 'Cleo', kind: 'bot:first' });
  const goOn = async (): Promise<void> => {
    const waiting = held;
    held = [];
    for (const resolve of waiting) resolve();
    await settle();
  };
  await goOn();
  await host.submit({ seat: 1, action: BET });
  expect([sat, told]).toEqual([0, []]);
  while (held.length > 0) await goOn();
  await settle();
  expect(sat).toBe(1);
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual(told.map((_, index) => index + 1));
});

test('a storage that is full refuses the move where a move must be durable, and nothing has happened', async () => {
  const records = memoryRecords();
  const { storage, filling } = fillingUp(records);
  const host = await opened(filling, {}, PEOPLE);
  const heard = lookedThrough(host, 0);
  storage.full = true;
  expect(await host.submit({ seat: 0, action: BET, id: 'a' })).toEqual({
    ok: false,
    reason: 'not-stored',
    why: 'full',
  });
  expect(host.sequence()).toBe(1);
  expect(heard).toEqual([]);
  storage.full = false;
  expect(await host.submit({ seat: 0, action: BET, id: 'a' })).toEqual({ ok: true, sequence: 2 });
});

test('what its people have not watched yet is shown when they come back, and no list tells of it before', async () => {
  const records = memoryRecords();
  const first = await opened(records, { games: async () => ({ game: toy, summarise: (view) => view }) });
  await first.submit({ seat: 0, action: BET });
  await settle();
  const { length } = await records.log(first.id).read(0);
  await first.bookmark(2);
  first.close();
  const again = await openHost(portsFor(records), first.id);
  if ('problem' in again) throw new Error(again.problem);
  const { bookmark, summary } = again.record();
  expect(bookmark).toBe(2);
  expect(summary).toMatchObject({ moves: 2, over: false });
  const look = again.look(0, bookmark);
  expect(look.history).toHaveLength(2);
  expect(look.pending.map(({ sequence }) => sequence)).toEqual(Array.from({ length: length - 2 }, (_, n) => n + 3));
});

test('whoever loses the race for a place reads what is new and replays nothing else', async () => {
  const records = memoryRecords();
  const first = await opened(records, {}, PEOPLE);
  const reads: number[] = [];
  let applied = 0;
  const counted = { ...toy, apply: (...args: Parameters<typeof toy.apply>) => (applied++, toy.apply(...args)) };
  const log: Records['log'] = (id) => ({
    ...records.log(id),
    read: (from) => {
      reads.push(from);
      return records.log(id).read(from);
    },
  });
  const games = async () => ({ game: counted as never, summarise: () => null });
  const second = await openHost(portsFor({ ...records, log }, { games }), first.id);
  if ('problem' in second) throw new Error(second.problem);
  await first.submit({ seat: 0, action: BET });
  reads.length = 0;
  applied = 0;
  // It does not know of the first host's move yet, so its own is refused by the log and judged again.
  expect(await second.submit({ seat: 1, action: BET, id: 'late' })).toEqual({ ok: true, sequence: 3 });
  expect(reads).toEqual([1]);
  // Its own move twice, the other's once.
  expect(applied).toBe(3);
});

/** A lease that is turned by hand. */
function leases(role: Role): { readonly ports: Partial<HostPorts>; readonly turn: (role: Role) => void } {
  let now = role;
  let tell: (role: Role) => void = () => {};
  const turn = (next: Role): void => {
    now = next;
    tell(next);
  };
  return {
    turn,
    ports: {
      leases: async (_, changed) => {
        tell = changed;
        return { role: () => now, take: () => turn('host'), release() {} };
      },
    },
  };
}

test('a second process follows what the first one does, and takes over when it goes away', async () => {
  const records = memoryRecords();
  const first = await opened(records, {}, PEOPLE);
  const lease = leases('follower');
  let ring: (sequence: number) => void = () => {};
  const bells: HostPorts['bells'] = (_, heard) => {
    ring = heard;
    return { ring() {}, close() {} };
  };
  const second = await openHost(portsFor(records, { ...lease.ports, bells }), first.id);
  if ('problem' in second) throw new Error(second.problem);
  const heard = lookedThrough(second, 'spectator');
  expect(second.role()).toBe('follower');
  expect(await second.submit({ seat: 0, action: BET })).toEqual({ ok: false, reason: 'follower' });
  await first.submit({ seat: 0, action: BET });
  ring(2);
  await settle();
  expect(updates(heard).map(({ sequence }) => sequence)).toEqual([2]);
  first.close();
  lease.turn('host');
  await settle();
  expect(heard).toContainEqual({ kind: 'role', role: 'host' });
  expect(await second.submit({ seat: 1, action: BET })).toEqual({ ok: true, sequence: 3 });
});

test('a damaged log is found before anybody plays on it', async () => {
  const records = memoryRecords();
  const host = await opened(records, {}, PEOPLE);
  host.close();
  await records.log(host.id).append(1, [{ sequence: 2, move: { by: 0, do: 'bet' }, hash: 'f' }]);
  expect(await openHost(portsFor(records), host.id)).toEqual({
    problem: 'damaged',
    why: { code: 'hash', move: 2 },
  });
});

test('a closed table says and does nothing more, whatever was under way', async () => {
  const records = memoryRecords();
  const host = await opened(records);
  const heard = lookedThrough(host, 'spectator');
  const late = host.submit({ seat: 0, action: BET });
  host.close();
  host.close();
  heard.length = 0;
  expect(await late).toEqual({ ok: false, reason: 'follower' });
  await host.bookmark(1);
  await host.seat(0, { name: 'Ada', kind: 'bot:first' });
  await settle();
  expect(updates(heard)).toEqual([]);
  expect(await records.read(host.id)).toMatchObject({ bookmark: 0, seats: [{ kind: 'human' }, {}, {}] });
});
