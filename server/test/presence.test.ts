// Who is at a table: whoever has left stays away, however close together coming, going and repeating fall.

import { describe, expect, test } from 'vitest';
import { announcerOf } from '../src/live/announcer.ts';
import type { Hub } from '../src/live/hub.ts';
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

  test('a process that slept for longer than presence lasts brings its people back', async () => {
    const { first, pass, isSeen } = await twoProcesses();
    await first.here('t', 'lena');
    pass(2 * SEEN_FOR);
    expect(await isSeen('lena')).toBe(false);
    await first.repeat();
    expect(await isSeen('lena')).toBe(true);
  });
});

test('what was read of a table earlier is never told later', async () => {
  const seenUntil = [2000, 900];
  const answers: (() => void)[] = [];
  const told: unknown[] = [];
  const announcer = announcerOf({
    clock: { now: () => 1000 },
    presence: {
      seen() {
        const seen = new Map([['lena', seenUntil.shift()!]]);
        return new Promise((resolve) => answers.push(() => resolve(seen)));
      },
    },
  } as unknown as Services);
  const hub = {
    id: 't',
    row: () => ({ room: { seats: [{ kind: 'open', guest: 'lena' }] } }),
    hearOfOthers() {},
    crowd: { all: () => [], notice: ({ present }: { readonly present: unknown }) => told.push(present) },
  } as unknown as Hub;
  const both = [announcer.announce(hub), announcer.announce(hub)];
  // Of several open questions the latest is answered first.
  for (const count of [1, 2]) {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.pop()!();
    await expect.poll(() => told.length).toBe(count);
  }
  await Promise.all(both);
  expect(told).toEqual([[0], []]);
});
