// What the device keeps open: few replays, however many are looked at, and one host of a table.

import { expect, test } from 'vitest';
import type { Entry } from '@branchline/core';
import { isDamaged, memoryRecords, type Lease, type Leases, type Role } from '@branchline/tables';
import { deviceOf } from '../../src/worker/device.ts';
import { createdGame, libraryFor, PEOPLE, playedOut, portsFor } from '../../../tables/test/support.ts';

/** More than a player goes back and forth between. */
const MANY = 100;
const MOST_KEPT = 3;

test('of a hundred replays that were looked at a few stay open, of those that were closed none', async () => {
  const records = memoryRecords();
  const finished = await playedOut(records);
  const record = await records.read(finished);
  if (!record || isDamaged(record)) throw new Error('the game is kept');
  const entries = (await records.log(finished).read(0)) as Entry[];
  const ids = Array.from({ length: MANY }, (_, index) => `replay${index}`);
  for (const id of ids) await records.create({ ...record, id }, entries);
  const device = deviceOf({ ...portsFor(records), ...libraryFor(records), push() {} });
  const stillOpen = async (): Promise<string[]> => {
    const answers = await Promise.all(ids.map((id) => device.at({ id, sequence: 1, who: 'spectator' })));
    return ids.filter((_, index) => answers[index] !== null);
  };
  for (const id of ids) expect(await device.replay({ id, who: 'spectator' })).not.toHaveProperty('problem');
  expect(await stillOpen()).toEqual(ids.slice(-MOST_KEPT));
  for (const id of ids) await device.forget({ id });
  expect(await stillOpen()).toEqual([]);
});

type Waiting = { role: Role; readonly changed: (role: Role) => void };

/** As the browser's locks are: one holds a name, the next in line inherits it. */
function locks(): Leases {
  const lines = new Map<string, Waiting[]>();
  return async (name, changed): Promise<Lease> => {
    const line = lines.get(name) ?? [];
    lines.set(name, line);
    const mine: Waiting = { role: line.length === 0 ? 'host' : 'follower', changed };
    line.push(mine);
    return {
      role: () => mine.role,
      take() {},
      release() {
        const wasFirst = line[0] === mine;
        line.splice(line.indexOf(mine), 1);
        if (!wasFirst || !line[0]) return;
        line[0].role = 'host';
        line[0].changed('host');
      },
    };
  };
}

test('a table that is opened twice at once has one host, and whoever opened it last can play', async () => {
  const records = memoryRecords();
  const id = await createdGame(records, PEOPLE);
  const leases = locks();
  const device = deviceOf({ ...libraryFor(records), ...portsFor(records, { leases }), push() {} });
  const [, opened] = await Promise.all([device.open({ id }), device.open({ id })]);
  expect(opened).toMatchObject({ role: 'host' });
  const move = { id, seat: 0, action: { do: 'bet', on: 'low' }, after: 1, submission: 'a' };
  expect(await device.submit(move)).toEqual({ ok: true, sequence: 2 });
  await device.leave({ id });
  expect(await device.open({ id })).toMatchObject({ role: 'host', pending: { length: 2 } });
});
