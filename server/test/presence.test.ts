// Who is at a table: a person who has left stays away, however close together coming, going and repeating fall.

import { describe, expect, test } from 'vitest';
import { announcerOf } from '../src/live/announcer.ts';
import { crowd, type PresenceNotice } from '../src/live/crowd.ts';
import type { Hub } from '../src/live/hub.ts';
import { standInsOf } from '../src/live/stand-ins.ts';
import type { Actions } from '../src/rooms/actions.ts';
import type { Member } from '../src/live/member.ts';
import type { Services } from '../src/live/services.ts';
import { SEEN_FOR, sqlPresence } from '../src/store/presence.ts';
import { sqlRecords } from '../src/store/records.ts';
import { postgresCluster } from './support/postgres.ts';
import { record } from './support/record.ts';
import { newPostgres, newSqlite } from './support/storages.ts';

const cluster = postgresCluster();

describe.each([
  ['SQLite', newSqlite],
  ['Postgres', () => newPostgres(cluster)],
] as const)('presence in %s', (_, storage) => {
  async function twoProcesses() {
    const open = await storage();
    const sql = await open();
    await sqlRecords(sql).create(record, []);
    let now = 1000;
    const processOf = (node: string) => sqlPresence(sql, { node, now: () => now, alongside: async () => {} });
    const [first, second] = [processOf('first'), processOf('second')];
    return {
      ...{ first, second },
      pass: (time: number) => void (now += time),
      isSeen: async (guest: string) => ((await second.seen('t')).get(guest) ?? 0) > now,
      lastSeen: async (guest: string) => (await second.seen('t')).get(guest),
    };
  }

  test('whoever leaves in the very moment in which presence is repeated has left for good', async () => {
    const { first, pass, isSeen, lastSeen } = await twoProcesses();
    await first.here('t', 'lena');
    await first.here('t', 'tomas');
    pass(10);
    await first.left('t', 'lena');
    await first.repeat();
    expect([await isSeen('lena'), await isSeen('tomas')]).toEqual([false, true]);
    pass(SEEN_FOR - 1);
    await first.repeat();
    expect([await isSeen('lena'), await isSeen('tomas')]).toEqual([false, true]);
    expect(await lastSeen('lena')).toBe(1010);
  });

  test('a leaving that could not be written is written before presence is repeated', async () => {
    const open = await storage();
    const sql = await open();
    await sqlRecords(sql).create(record, []);
    let isFull = false;
    const note: typeof sql.note = (work) => (isFull ? Promise.reject(new Error('full')) : sql.note(work));
    const presence = sqlPresence({ ...sql, note }, { node: 'first', now: () => 1000, alongside: async () => {} });
    const lena = async () => (await presence.seen('t')).get('lena');
    await presence.here('t', 'lena');
    isFull = true;
    await expect(presence.left('t', 'lena')).rejects.toThrow('full');
    expect(await lena()).toBe(1000 + SEEN_FOR);
    isFull = false;
    await presence.repeat();
    expect(await lena()).toBe(1000);
  });

  test('nothing is repeated for a table that is gone, nor for one where nobody could be noted', async () => {
    const open = await storage();
    const sql = await open();
    await sqlRecords(sql).create(record, []);
    let notes = 0;
    const note: typeof sql.note = (work) => {
      notes++;
      return sql.note(work);
    };
    const presence = sqlPresence({ ...sql, note }, { node: 'first', now: () => 1000, alongside: async () => {} });
    await presence.here('t', 'lena');
    await sqlRecords(sql).remove('t');
    presence.forget('t', 'lena');
    await expect(presence.here('t', 'tomas')).rejects.toThrow(/constraint/i);
    expect(notes).toBe(2);
    await presence.repeat();
    expect(notes).toBe(2);
  });

  test('whoever comes and goes, comes and goes without a pause has gone', async () => {
    const { first, isSeen } = await twoProcesses();
    await Promise.all(
      Array.from({ length: 20 }, () => [first.here('t', 'lena'), first.left('t', 'lena'), first.repeat()]).flat(),
    );
    await first.repeat();
    expect(await isSeen('lena')).toBe(false);
    await Promise.all([first.left('t', 'lena'), first.here('t', 'lena')]);
    expect(await isSeen('lena')).toBe(true);
  });

  test('whoever leaves one process and is at another is there', async () => {
    const { first, second, isSeen } = await twoProcesses();
    await first.here('t', 'lena');
    await second.here('t', 'lena');
    await first.left('t', 'lena');
    expect(await isSeen('lena')).toBe(true);
    await second.left('t', 'lena');
    expect(await isSeen('lena')).toBe(false);
  });

  test('whoever has left is gone for a process that knows the time a little later', async () => {
    const sql = await (await storage())();
    await sqlRecords(sql).create(record, []);
    const processAt = (node: string, time: number) =>
      sqlPresence(sql, { node, now: () => time, alongside: async () => {} });
    const [ahead, behind] = [processAt('ahead', 1007), processAt('behind', 1000)];
    await ahead.here('t', 'lena');
    expect((await behind.seen('t')).get('lena')).toBeGreaterThan(1000);
    await ahead.left('t', 'lena');
    expect((await behind.seen('t')).get('lena')).toBe(1000);
  });

  test('a process that slept for longer than presence lasts brings its people back', async () => {
    const { first, pass, isSeen } = await twoProcesses();
    await first.here('t', 'lena');
    pass(2 * SEEN_FOR);
    expect(await isSeen('lena')).toBe(false);
    await first.repeat();
    expect(await isSeen('lena')).toBe(true);
  });
});

const people = ['lena', 'tomas'];

/** A table as the announcer sees it: people on its seats, these with a socket here. */
function tableWith(here: string[] = [], watching = 0) {
  const told: PresenceNotice[] = [];
  const members = [...here.map((id) => ({ guest: { id } })), ...Array.from({ length: watching }, () => ({}))];
  const seatOf = ({ guest }: { readonly guest?: { readonly id: string } }): number | undefined => {
    const seat = people.indexOf(guest?.id ?? '');
    return seat < 0 ? undefined : seat;
  };
  const hub = {
    id: 't',
    isClosed: () => false,
    hearOfOthers: () => {},
    seatOf,
    row: () => ({ room: { seats: people.map((guest) => ({ kind: 'open', guest })) } }),
    crowd: {
      all: () => members,
      isHere: (guest: string) => here.includes(guest),
      presence: (notice: PresenceNotice) => void told.push(notice),
    },
  } as unknown as Hub;
  return { hub, told };
}

/** Calls back in order when it is let to. */
function waitingClock(now: () => number = () => 1000) {
  const waiting: (() => void)[] = [];
  return {
    clock: { now, after: (_: number, call: () => void) => (waiting.push(call), () => {}) },
    pass: () => waiting.splice(0).forEach((call) => call()),
  };
}

const faultIn =
  () =>
  (fault: unknown): void => {
    throw fault;
  };

test('what was read of a table earlier is never told later', async () => {
  const seenUntil = [2000, 900];
  const answers: (() => void)[] = [];
  const { clock, pass } = waitingClock();
  const presence = {
    seen() {
      const seen = new Map([['lena', seenUntil.shift()!]]);
      return new Promise<ReadonlyMap<string, number>>((resolve) => answers.push(() => resolve(seen)));
    },
  };
  const announcer = announcerOf({ clock, faultIn, presence } as unknown as Services, async () => {});
  const { hub, told } = tableWith();
  announcer.announce(hub);
  pass();
  await expect.poll(() => answers.length).toBe(1);
  announcer.announce(hub);
  pass();
  for (const count of [1, 2]) {
    await expect.poll(() => answers.length).toBe(1);
    answers.pop()!();
    await expect.poll(() => told.length).toBe(count);
  }
  expect(told.map(({ present }) => present)).toEqual([[0], []]);
});

test('nine hundred who come at once are told of once, with one look into the database', async () => {
  let looks = 0;
  const presence = { seen: async () => (looks++, new Map<string, number>()) };
  const { clock, pass } = waitingClock();
  let followed = 0;
  const announcer = announcerOf({ clock, faultIn, presence } as unknown as Services, async () => void followed++);
  const { hub, told } = tableWith(['lena'], 900);
  for (let count = 0; count < 900; count++) announcer.announce(hub);
  pass();
  await expect.poll(() => followed).toBe(1);
  expect(looks).toBe(1);
  expect(told).toEqual([
    { kind: 'presence', present: [0], spectators: 900, away: [{ seat: 1, seconds: expect.any(Number) }] },
  ]);
});

test('whoever a dead process has seen last is away once it has been silent for too long, and everybody is told', async () => {
  const sql = await (await newSqlite())();
  await sqlRecords(sql).create(record, []);
  let now = 1000;
  const presenceOf = (node: string) => sqlPresence(sql, { node, now: () => now, alongside: async () => {} });
  await presenceOf('dead').here('t', 'tomas');
  const { clock, pass } = waitingClock(() => now);
  let followed = 0;
  const services = { clock, faultIn, presence: presenceOf('alive') } as unknown as Services;
  const announcer = announcerOf(services, async () => void followed++);
  const { hub, told } = tableWith(['lena']);
  announcer.announce(hub);
  pass();
  await expect.poll(() => followed).toBe(1);
  now += SEEN_FOR - 1;
  announcer.expire();
  pass();
  expect(followed).toBe(1);
  now += 3001;
  announcer.expire();
  pass();
  await expect.poll(() => followed).toBe(2);
  expect(told.map(({ present, away }) => ({ present, away }))).toEqual([
    { present: [0, 1], away: [] },
    { present: [0], away: [{ seat: 1, seconds: 3 }] },
  ]);
});

test('a bot moves in for somebody whom only a dead process has seen: planned for when they will have been away too long', async () => {
  const seen = new Map([['tomas', 5000]]);
  const services = { clock: { now: () => 1000 }, presence: { seen: async () => seen }, config: { AWAY_SECONDS: 60 } };
  const standIns = standInsOf(services as unknown as Services, {} as Actions);
  const { hub } = tableWith(['lena']);
  const clocks = { left: [600_000, 600_000], asked: [undefined, 900] };
  const turn = { kind: 'seats', seats: [1] };
  const host = { turn: () => turn, record: () => ({ seats: people.map((name) => ({ name, kind: 'human' })) }) };
  const running = { ...hub, clocks: () => clocks, host: () => host } as unknown as Hub;
  expect(await standIns.awaySince(running, 1)).toBeUndefined();
  expect(await standIns.judge(running)).toBe(5000 + 60_000);
});

test('who is here is told to each once, and again only when somebody has come or gone', async () => {
  const room = crowd(0, () => undefined);
  const heard = [0, 1].map((): string[] => []);
  const [first, second] = heard.map(
    (list) => ({ wants: new Set(['notices']), sendText: (text: string) => void list.push(text) }) as unknown as Member,
  );
  const notice = (present: number[], seconds: number): PresenceNotice => ({
    ...{ kind: 'presence', present, spectators: 0, away: [{ seat: 5, seconds }] },
  });
  room.add(first!);
  room.presence(notice([0], 1));
  room.presence(notice([0], 2));
  await expect.poll(() => heard[0]).toHaveLength(1);
  room.add(second!);
  room.presence(notice([0], 3));
  room.presence(notice([0, 1], 4));
  await expect.poll(() => heard[1]).toHaveLength(2);
  expect(heard[0]).toHaveLength(2);
});
