// A mute also holds on the guest's other device, in another process too, without reconnecting.

import { expect, test } from 'vitest';
import type { Hub } from '../src/live/hub.ts';
import type { Member } from '../src/live/member.ts';
import { muteWatchOf } from '../src/live/mute-watch.ts';
import { sqlGuests } from '../src/store/guests.ts';
import { sqlMutes } from '../src/store/mutes.ts';
import { newSqlite } from './support/storages.ts';

/** A process that sees these guests at one table, and whom it has told. */
function processWith(mutes: ReturnType<typeof sqlMutes>, ...guests: readonly string[]) {
  const told: string[] = [];
  const members = guests.map(
    (id) => ({ guest: { id, name: id }, wants: new Set(['chat']), muted: new Set() }) as unknown as Member,
  );
  const hub = {
    crowd: { all: () => members },
    tellMuted: ({ guest, muted }: Member) => void told.push(`${guest!.name}: ${[...muted].join()}`),
  } as unknown as Hub;
  return { told, watch: muteWatchOf(mutes, { all: () => [hub] }) };
}

test('a mute reaches the other device at another process with the next look, and only those who are concerned', async () => {
  const sql = await (await newSqlite())();
  const names = ['ann', 'ben', 'cleo'];
  const [ann, ben, cleo] = await Promise.all(
    names.map(async (name) => (await sqlGuests(sql, () => 0, 1).add(name)).id),
  );
  const mutes = sqlMutes(sql);
  const [here, there] = [processWith(mutes, ann!, cleo!), processWith(mutes, ann!, cleo!)];
  await mutes.set(ann!, ben!, true);
  await here.watch.changed(ann!);
  await Promise.all([here.watch.check(), there.watch.check()]);
  expect([here.told, there.told]).toEqual([[`${ann}: ${ben}`], [`${ann}: ${ben}`]]);
  await there.watch.check();
  await mutes.set(ann!, ben!, false);
  await there.watch.check();
  expect(there.told).toEqual([`${ann}: ${ben}`, `${ann}: `]);
});
