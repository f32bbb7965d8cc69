// What a storage refuses is held for all who open the game, offered again, and never written over what others did.

import { parseGameFile, type Appended, type Log } from '@branchline/core';
import { expect, test } from 'vitest';
import { memoryRecords, openHost, patientRecords, type Clock, type Records, type TableHost } from '../src/index.ts';
import { exportGame, openReplay } from '../src/later.ts';
import {
  createdGame,
  fillingUp,
  libraryFor,
  lookedThrough,
  opened,
  PEOPLE,
  portsFor,
  quickClock,
  settle,
} from './support.ts';

const BET = { do: 'bet', on: 'low' };

async function reopened(records: Records, id: string): Promise<TableHost> {
  const host = await openHost(portsFor(records), id);
  if ('problem' in host) throw new Error(host.problem);
  return host;
}

/** A store whose log answers as it is told for the next calls, and as it should afterwards. */
function scripted(records: Records) {
  const appends: ((work: () => Promise<Appended>) => Promise<Appended>)[] = [];
  const reads: (() => Promise<readonly unknown[]>)[] = [];
  const log = (id: string): Log => ({
    append: (expected, entries) => {
      const work = (): Promise<Appended> => records.log(id).append(expected, entries);
      return appends.shift()?.(work) ?? work();
    },
    read: (from) => reads.shift()?.() ?? records.log(id).read(from),
  });
  return { appends, reads, shelf: { ...records, log } satisfies Records };
}

const full = async (): Promise<Appended> => ({ failed: 'full' });

test('a storage that is full is told once, and play goes on; later everything is stored', async () => {
  const records = memoryRecords();
  const { storage, filling } = fillingUp(records);
  const host = await opened(patientRecords(filling, { ...quickClock, after: () => () => {} }), {}, PEOPLE);
  const heard = lookedThrough(host, 0);
  const troubles = () => heard.flatMap((happening) => (happening.kind === 'storage' ? [happening.trouble] : []));
  storage.full = true;
  expect(await host.submit({ seat: 0, action: BET })).toEqual({ ok: true, sequence: 2 });
  expect(await host.submit({ seat: 1, action: BET })).toEqual({ ok: true, sequence: 3 });
  expect(troubles()).toEqual(['full']);
  expect(host.trouble()).toBe('full');
  expect(await records.log(host.id).read(0)).toHaveLength(1);
  storage.full = false;
  await host.submit({ seat: 2, action: BET });
  expect(troubles()).toEqual(['full', undefined]);
  expect(await records.log(host.id).read(0)).toHaveLength(4);
});

test('what is held is offered again without another move, later and later, until it is stored; then the bell rings', async () => {
  const records = memoryRecords();
  const { storage, filling } = fillingUp(records);
  const pauses: number[] = [];
  let retry = (): void => {};
  const clock: Clock = {
    now: quickClock.now,
    after: (milliseconds, call) => {
      pauses.push(milliseconds);
      retry = call;
      return () => {};
    },
  };
  const rung: number[] = [];
  const bells = () => ({ ring: (sequence: number) => void rung.push(sequence), close() {} });
  const host = await opened(patientRecords(filling, clock), { bells }, PEOPLE);
  storage.full = true;
  expect(await host.submit({ seat: 0, action: BET })).toEqual({ ok: true, sequence: 2 });
  for (let tries = 0; tries < 8; tries++) {
    retry();
    await settle();
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  expect(host.trouble()).toBe('full');
  storage.full = false;
  rung.length = 0;
  retry();
  await settle();
  expect(host.trouble()).toBeUndefined();
  expect(rung).toEqual([2]);
  expect(await records.log(host.id).read(0)).toHaveLength(2);
});

test('what is held stays when the table is left, and is in files and replays', async () => {
  const records = memoryRecords();
  const { storage, filling } = fillingUp(records);
  const patient = patientRecords(filling, quickClock);
  const host = await opened(patient, {}, PEOPLE);
  storage.full = true;
  for (const seat of [0, 1]) await host.submit({ seat, action: BET });
  const file = parseGameFile((await exportGame(libraryFor(patient), host.id)) ?? '');
  expect(file.ok && file.value.moves).toHaveLength(3);
  host.close();
  const replay = await openReplay(libraryFor(patient), host.id);
  expect('problem' in replay ? replay : replay.opened('spectator')).toMatchObject({ moves: 3 });
  const again = await reopened(patient, host.id);
  expect(again.sequence()).toBe(3);
  expect(again.trouble()).toBe('full');
  storage.full = false;
  await expect.poll(() => again.trouble()).toBeUndefined();
  expect(await records.log(host.id).read(0)).toHaveLength(3);
});

test('what is held gives way to what others have written meanwhile', async () => {
  const records = memoryRecords();
  const { storage, filling } = fillingUp(records);
  const host = await opened(patientRecords(filling, quickClock), {}, PEOPLE);
  const heard = lookedThrough(host, 1);
  storage.full = true;
  await host.submit({ seat: 0, action: BET });
  const other = await reopened(records, host.id);
  await other.submit({ seat: 1, action: BET });
  storage.full = false;
  await expect.poll(() => host.table().entries).toEqual(other.table().entries);
  expect(host.trouble()).toBeUndefined();
  expect(heard.at(-1)).toEqual({ kind: 'reload' });
});

test('a table whose held moves were given up writes nothing before it has read the log anew', async () => {
  const records = memoryRecords();
  const { appends, reads, shelf } = scripted(records);
  const host = await opened(patientRecords(shelf, { ...quickClock, after: () => () => {} }), {}, PEOPLE);
  appends.push(full);
  await host.submit({ seat: 0, action: BET });
  const other = await reopened(records, host.id);
  await other.submit({ seat: 1, action: BET });
  const broken = async (): Promise<never> => {
    throw new Error('injected');
  };
  reads.push(broken, broken, broken);
  expect(await host.submit({ seat: 2, action: BET })).toMatchObject({ ok: false, reason: 'not-stored' });
  expect(await host.submit({ seat: 2, action: BET })).toMatchObject({ ok: false, reason: 'not-stored' });
  await settle();
  reads.length = 0;
  expect(await host.submit({ seat: 2, action: BET })).toEqual({ ok: true, sequence: 3 });
  expect((await reopened(records, host.id)).table().entries).toEqual(host.table().entries);
});

test.each(['failed', 'ok'] as const)(
  'an append that answers late (%s) harms no move that was made since',
  async (said) => {
    const records = memoryRecords();
    const { appends, shelf } = scripted(records);
    const host = await opened(patientRecords(shelf, { ...quickClock, after: () => () => {} }), {}, PEOPLE);
    let answer = (): void => {};
    const late = new Promise<void>((resolve) => (answer = resolve));
    appends.push((work) => late.then(said === 'ok' ? work : full), full);
    expect(await host.submit({ seat: 0, action: BET, id: 'a' })).toMatchObject({ ok: false, reason: 'not-stored' });
    expect(await host.submit({ seat: 0, action: BET, id: 'a' })).toEqual({ ok: true, sequence: 2 });
    answer();
    await settle();
    expect(await host.submit({ seat: 1, action: BET, id: 'b' })).toEqual({ ok: true, sequence: 3 });
    const stored = (await reopened(records, host.id)).table().entries;
    expect(stored.flatMap(({ id }) => id ?? [])).toEqual(['a', 'b']);
    expect(host.trouble()).toBeUndefined();
  },
);

test('a game that is removed is offered no more', async () => {
  const records = memoryRecords();
  const { appends, shelf } = scripted(records);
  const patient = patientRecords(shelf, quickClock);
  const id = await createdGame(patient, PEOPLE);
  const host = await reopened(patient, id);
  appends.push(full);
  await host.submit({ seat: 0, action: BET });
  host.close();
  await patient.remove(id);
  expect(await patient.log(id).read(0)).toEqual([]);
  expect(await patient.read(id)).toBeUndefined();
});
