// Many who come to one table at once: the game is replayed once for all of them, and they are told of each other together.

import type { ToPlayer } from '@branchline/protocol/online';
import { transEuropa } from '@branchline/trans-europa';
import { expect, test, vi } from 'vitest';
import type { Member } from '../src/live/member.ts';
import { botTable, houseForTest } from './support/house.ts';
import { newSqlite } from './support/storages.ts';

const CROWD = 200;

function watcher(since?: number): { readonly member: Member; readonly heard: string[] } {
  const heard: string[] = [];
  const member: Member = {
    guest: undefined,
    session: undefined,
    opening: undefined,
    network: undefined,
    wants: new Set(['history', 'notices']),
    since,
    muted: new Set(),
    send: (message) => void heard.push(JSON.stringify(message)),
    sendText: (text) => void heard.push(text),
    ready: () => undefined,
    drop() {},
  };
  return { member, heard };
}

const said = (heard: readonly string[]): ToPlayer[] => heard.map((text) => JSON.parse(text) as ToPlayer);

test('two hundred who watch a game that is over cost one replay of it and a few announcements', async () => {
  const { house } = await houseForTest(await (await newSqlite())());
  const id = await botTable(house);
  const hub = (await house.hubs.open(id))!;
  await expect.poll(() => hub.host()?.over()).toBe(true);
  const moves = hub.host()!.sequence();
  const apply = vi.spyOn(transEuropa, 'apply');
  const events = vi.spyOn(transEuropa, 'events');
  const looks = vi.spyOn(house.services.presence, 'seen');

  const watchers = Array.from({ length: CROWD }, () => watcher());
  for (const { member } of watchers) {
    await hub.admit(member);
    house.announcer.announce(hub);
  }
  for (const { heard } of watchers) {
    const [welcome] = said(heard);
    const { sequence, latest, history } = (welcome as Extract<ToPlayer, { welcome: unknown }>).welcome;
    expect([sequence, latest, history?.length]).toEqual([moves, moves, moves]);
  }
  expect(apply).toHaveBeenCalledTimes(moves);
  expect(events).toHaveBeenCalledTimes(moves);
  const isTold = ({ heard }: { readonly heard: readonly string[] }): boolean =>
    said(heard).some((message) => 'notice' in message && message.notice.kind === 'presence');
  await expect.poll(() => watchers.every(isTold)).toBe(true);
  expect(looks.mock.calls.length).toBeLessThan(CROWD / 10);

  // As many who were there before and read on from the beginning share the same walk.
  apply.mockClear();
  const back = Array.from({ length: CROWD }, () => watcher(0));
  await Promise.all(back.map(({ member }) => hub.admit(member)));
  const updatesOf = (heard: readonly string[]): number => heard.filter((text) => text.startsWith('{"update"')).length;
  await expect.poll(() => back.every(({ heard }) => updatesOf(heard) === moves)).toBe(true);
  expect(apply.mock.calls.length).toBeLessThanOrEqual(moves);
});
