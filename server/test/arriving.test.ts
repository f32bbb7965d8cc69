// What the operator or the host decides while a client is just connecting: no client slips through.

import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { House } from '../src/live/house.ts';
import { createTable } from '../src/rooms/create.ts';
import { Connection } from '../src/socket/connection.ts';
import { houseForTest } from './support/house.ts';
import { QUICK_TRANS_EUROPA } from './support/play.ts';
import { newSqlite } from './support/storages.ts';

/** The part of a socket that a connection uses. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly said: unknown[] = [];
  closed: number | undefined;
  send = (text: string, taken: () => void): void => {
    this.said.push(JSON.parse(text));
    taken();
  };
  close = (code: number): void => {
    this.closed ??= code;
    this.emit('close');
  };
  terminate = (): void => this.close(1006);
}

/** A client says hello, and an event happens before it is at the table. */
async function arriving(meanwhile: (house: House, at: { table: string; guest: string }) => Promise<void>) {
  const sql = await (await newSqlite())();
  const { house } = await houseForTest(sql);
  const { services } = house;
  const guest = await services.guests.add('Ann');
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  const wish = { ...QUICK_TRANS_EUROPA, game: 'trans-europa', seats };
  const table = await createTable(services, { ...guest, address: undefined }, wish);
  const of = async (id: string): Promise<ReadonlySet<string>> => {
    await meanwhile(house, { table, guest: id });
    return services.mutes.of(id);
  };
  const line = new Line();
  const eventful = { ...house, services: { ...services, mutes: { ...services.mutes, of } } };
  const _ = new Connection(eventful, line as unknown as WebSocket, { table, network: undefined });
  line.emit('message', JSON.stringify({ hello: { version: 1, token: guest.token, wants: ['chat'] } }), false);
  await expect.poll(() => line.closed).toBeDefined();
  return { line, hub: house.hubs.find(table), sql };
}

test('whoever is banned while they say hello is let go, and told why', async () => {
  const { line, hub } = await arriving(async ({ services }, { guest }) => {
    const deny = { isBanned: (id: string) => id === guest };
    Object.assign(services.sanctions, deny);
  });
  expect([line.closed, line.said.at(-1)]).toMatchObject([1008, { error: { code: 'banned' } }]);
  expect(hub!.crowd.all()).toEqual([]);
});

test('whoever says hello while the table is closed is welcomed at no table that is gone', async () => {
  const { line, hub } = await arriving(async ({ services, hubs }, { table }) => {
    await services.shelf.remove(table);
    hubs.gone(table);
  });
  // They come back at once, and are told that there is no such table.
  expect([line.closed, line.said, hub]).toEqual([4001, [], undefined]);
});
