// What the device keeps open: few replays, however many are looked at.

import { expect, test } from 'vitest';
import type { Entry } from '@branchline/core';
import { isDamaged, memoryRecords } from '@branchline/tables';
import { deviceOf } from '../../src/worker/device.ts';
import { libraryFor, playedOut, portsFor } from '../../../tables/test/support.ts';

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
