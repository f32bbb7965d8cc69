// Those who come late: what they are told is what the others were told, and the game is gone through once for all of them.

import { changesOf, since, toldOf, turnAt, type Viewer } from '@branchline/core';
import { expect, test } from 'vitest';
import { toy } from '../../core/test/toy-game.ts';
import { chronicleOf, neverGivingWay } from '../src/index.ts';
import { longTable } from './long-table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'spectator'];

test('everybody who comes is told the same as those who were there from the beginning, at any place', async () => {
  const { table } = longTable(70);
  const chronicle = chronicleOf(table, neverGivingWay);
  for (const who of VIEWERS) {
    for (const from of [0, 1, 15, 16, 17, 64, 70]) {
      const told: unknown[] = [];
      for (let at = from; at < 70;) {
        const updates = await chronicle.updates(who, at);
        expect(updates.length).toBeGreaterThan(0);
        expect(updates.length).toBeLessThan(70 / 2);
        told.push(...updates);
        at += updates.length;
      }
      expect(told).toEqual(since(table(), who, from));
      const changes = [...changesOf(table())].slice(0, from);
      expect(await chronicle.history(who, from)).toEqual(changes.map((change) => toldOf(toy as never, change, who)));
      const state = changes.at(-1)?.after ?? toy.setup({ seats: 3 });
      expect((await chronicle.position(who, from)).view).toEqual(toy.view(state as never, who));
    }
  }
  expect((await chronicle.position(0, 70)).turn).toEqual(turnAt(table()));
});

test('nine hundred who come at once have the game gone through once, and a viewpoint’s events made once', async () => {
  const { table, count } = longTable(200);
  const chronicle = chronicleOf(table, neverGivingWay);
  const histories = await Promise.all(Array.from({ length: 900 }, () => chronicle.history('spectator', 200)));
  expect(new Set(histories).size).toBe(1);
  expect(count).toEqual({ applied: 200, told: 200 });
  const positions = await Promise.all(Array.from({ length: 900 }, () => chronicle.position('spectator', 200)));
  expect(new Set(positions).size).toBe(1);
  expect(count.applied).toBe(200);
});

test('many who read on together from the beginning share every piece', async () => {
  const { table, count } = longTable(200);
  const chronicle = chronicleOf(table, neverGivingWay);
  const readOn = async (): Promise<void> => {
    for (let at = 0; at < 200;) at += (await chronicle.updates(1, at)).length;
  };
  await Promise.all(Array.from({ length: 50 }, readOn));
  expect(count).toEqual({ applied: 200, told: 200 });
});

test('whoever reads on in the middle costs no walk from the beginning', async () => {
  const { table, count } = longTable(400);
  const chronicle = chronicleOf(table, neverGivingWay);
  await chronicle.position('spectator', 399);
  const before = count.applied;
  await chronicle.updates(0, 100);
  expect(count.applied - before).toBeLessThanOrEqual(16);
});

test('a table that goes on is told on: only what is new is gone through', async () => {
  const { table, count, grow } = longTable(100);
  const chronicle = chronicleOf(table, neverGivingWay);
  await chronicle.history(2, 100);
  grow(103);
  count.applied = 0;
  expect(await chronicle.history(2, 103)).toHaveLength(103);
  expect(count.applied).toBe(3);
});

test('between two moves others may have their turn', async () => {
  const { table, count } = longTable(60);
  let most = 0;
  let last = { applied: 0, told: 0 };
  const chronicle = chronicleOf(table, () => {
    most = Math.max(most, count.applied - last.applied + (count.told - last.told));
    last = { ...count };
    return undefined;
  });
  await chronicle.history('spectator', 60);
  await chronicle.updates(0, 0);
  expect(count.applied).toBeGreaterThanOrEqual(60);
  expect(most).toBe(1);
});
