// Moves are sent to all clients at a table: in order, without gaps, to those who sit there first, to each as fast as it reads.

import type { Update, Viewer } from '@branchline/core';
import { chronicleOf, neverGivingWay, type Chronicle, type Happening } from '@branchline/tables';
import { expect, test } from 'vitest';
import { longTable } from '../../tables/test/long-table.ts';
import type { Member } from '../src/live/member.ts';
import { readersOf, type ReadersSetup } from '../src/live/readers.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
};

const updateAt = (sequence: number): Update => ({
  ...{ sequence, by: 0, events: [], view: { sequence } },
  turn: { kind: 'seats', seats: [0] },
});

/** A table that has come so far. */
function tableAt(start: number, { giveWay = () => undefined }: Partial<Pick<ReadersSetup, 'giveWay'>> = {}) {
  let sequence = start;
  const watching: { who: Viewer; hear: (happening: Happening) => void }[] = [];
  const asked: number[] = [];
  const faults: unknown[] = [];
  const chronicle = {
    async updates(_, from) {
      asked.push(from);
      return Array.from({ length: Math.min(4, sequence - from) }, (__, n) => updateAt(from + n + 1));
    },
  } satisfies Partial<Chronicle> as unknown as Chronicle;
  const readers = readersOf({
    host: {
      sequence: () => sequence,
      watch(who, hear) {
        const entry = { who, hear };
        watching.push(entry);
        return () => void watching.splice(watching.indexOf(entry), 1);
      },
    },
    chronicle: () => chronicle,
    textOf: (update) => String(update.sequence),
    giveWay,
    report: (fault) => void faults.push(fault),
  });
  const move = (): void => {
    sequence++;
    for (const { hear } of [...watching]) hear({ kind: 'update', update: updateAt(sequence) });
  };
  return { readers, move, asked, watching, faults };
}

/** Hears everything; takes so many messages before it has to be let on. */
function memberWith({ takes = Infinity, order = [] as string[], name = '' } = {}) {
  const heard: number[] = [];
  let left = takes;
  let letOn = (): void => {};
  let waiting: Promise<void> | undefined;
  const member = {
    guest: undefined,
    sendText(text: string) {
      heard.push(Number(text));
      order.push(name);
      left--;
    },
    ready() {
      if (left > 0) return undefined;
      waiting ??= new Promise((resolve) => (letOn = resolve));
      return waiting;
    },
  } as unknown as Member;
  const takeOn = (more: number): void => {
    left = more;
    waiting = undefined;
    letOn();
  };
  return { member, heard, takeOn };
}

const upTo = (last: number, from = 1): number[] => Array.from({ length: last - from + 1 }, (_, n) => from + n);

test('whoever comes reads on where it was, and then hears every move once', async () => {
  const { readers, move } = tableAt(10);
  const { member, heard } = memberWith();
  readers.add(member, 'spectator', 3);
  await settle();
  for (let count = 0; count < 30; count++) move();
  await settle();
  move();
  await settle();
  expect(heard).toEqual(upTo(41, 4));
});

test('those who keep up hear a move without anybody looking it up', async () => {
  const { readers, move, asked } = tableAt(10);
  const members = Array.from({ length: 20 }, () => memberWith());
  for (const { member } of members) readers.add(member, 'spectator', 10);
  move();
  move();
  await settle();
  for (const { heard } of members) expect(heard).toEqual([11, 12]);
  expect(asked).toEqual([]);
});

test('those who sit at the table are told before the many who watch', async () => {
  const { readers, move } = tableAt(0);
  const order: string[] = [];
  for (let count = 0; count < 30; count++) readers.add(memberWith({ order, name: 'watches' }).member, 'spectator', 0);
  for (const seat of [0, 1]) readers.add(memberWith({ order, name: 'sits' }).member, seat, 0);
  move();
  await settle();
  expect(order.slice(0, 2)).toEqual(['sits', 'sits']);
  expect(order).toHaveLength(32);
});

test('after each one who is told, others may have their turn, and everybody is told all the same', async () => {
  let pauses = 0;
  const giveWay = () => (++pauses % 10 === 0 ? new Promise<void>((resolve) => setImmediate(resolve)) : undefined);
  const { readers, move } = tableAt(0, { giveWay });
  const members = Array.from({ length: 100 }, () => memberWith());
  for (const { member } of members) readers.add(member, 'spectator', 0);
  move();
  move(); // while the first is still being told
  await settle();
  for (const { heard } of members) expect(heard).toEqual([1, 2]);
  expect(pauses).toBeGreaterThanOrEqual(100);
});

test('a slow reader of a long game is handed as much as it takes, and holds nobody up', async () => {
  const { readers, move } = tableAt(100);
  const [slow, quick] = [memberWith({ takes: 3 }), memberWith()];
  readers.add(slow.member, 'spectator', 0);
  readers.add(quick.member, 'spectator', 100);
  await settle();
  expect(slow.heard).toEqual(upTo(3));
  move();
  await settle();
  expect(quick.heard).toEqual([101]);
  expect(slow.heard).toEqual(upTo(3));
  slow.takeOn(5);
  await settle();
  expect(slow.heard).toEqual(upTo(8));
  slow.takeOn(Infinity);
  await settle();
  expect(slow.heard).toEqual(upTo(101));
});

test('two hundred who come late and are held up again and again have the game gone through once', async () => {
  const { table, count } = longTable(300);
  const chronicle = chronicleOf(table, neverGivingWay);
  let pauses = 0;
  const readers = readersOf({
    host: { sequence: () => 300, watch: () => () => {} },
    chronicle: () => chronicle,
    textOf: (update) => String(update.sequence),
    giveWay: () => (++pauses % 50 === 0 ? new Promise((resolve) => setImmediate(resolve)) : undefined),
    report: (fault) => {
      throw fault;
    },
  });
  const members = Array.from({ length: 200 }, () => memberWith());
  for (const { member } of members) readers.add(member, 'spectator', 0);
  await expect.poll(() => members.every(({ heard }) => heard.length === 300)).toBe(true);
  for (const { heard } of members) expect(heard).toEqual(upTo(300));
  expect(count).toEqual({ applied: 300, told: 300 });
});

test('whoever has nearly caught up gets on however many come after it', async () => {
  const { readers } = tableAt(400);
  const nearly = memberWith();
  readers.add(nearly.member, 'spectator', 390);
  const others = Array.from({ length: 100 }, () => memberWith());
  for (const { member } of others) readers.add(member, 'spectator', 0);
  await readers.told(nearly.member, 400);
  expect(nearly.heard).toEqual(upTo(400, 391));
  expect(Math.max(...others.map(({ heard }) => heard.length))).toBeLessThan(30);
});

test('whoever moves is told of the move when asked for, whoever else is still to be told', async () => {
  const never = (): Promise<void> => new Promise(() => {});
  const { readers, move } = tableAt(0, { giveWay: never });
  for (let count = 0; count < 5; count++) readers.add(memberWith().member, 0, 0);
  const mover = memberWith();
  readers.add(mover.member, 1, 0);
  move();
  await readers.told(mover.member, 1);
  expect(mover.heard).toEqual([1]);
});

test('whoever leaves is waited for by nobody, and its viewpoint is watched no longer', async () => {
  const { readers, move, watching } = tableAt(5);
  const gone = memberWith({ takes: 0 });
  readers.add(gone.member, 2, 0);
  expect(watching.map(({ who }) => who)).toEqual([2]);
  const waiting = readers.told(gone.member, 5);
  readers.remove(gone.member);
  await waiting;
  expect(watching).toEqual([]);
  move();
  await settle();
  expect(gone.heard).toEqual([]);
});
