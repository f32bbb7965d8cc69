// What must hold behind a proxy: TLS, upgrades, addresses, sockets that are silent for long, restarts under play.

import assert from 'node:assert/strict';
import { get as getPlain } from 'node:http';
import { WebSocket } from 'ws';
import { call, Guest, Seated } from './client.ts';
import { party, playOut, QUICK_TRANS_EUROPA, type Party } from './play.ts';
import type { Proxy } from './proxies.ts';

export interface Behind {
  readonly proxy: Proxy;
  /** The address people see. */
  readonly url: string;
  /** The one that is only for being sent on; the balancer has none. */
  readonly plainUrl?: string;
  /** Ends the server as its update would, and starts it again at the same port. */
  restart(): Promise<void>;
}

export type Check = readonly [name: string, holds: (behind: Behind) => Promise<void>];

/** In milliseconds: longer than the minute after which proxies give up a silent connection unless they are told otherwise. */
const SILENCE = 75_000;
/** How many sockets one address may have, in the server that these checks are made for. */
export const SOCKETS = 6;

const status = async (url: string, path: string): Promise<number> => (await fetch(`${url}${path}`)).status;

/** Opens a socket from this loopback address, claiming whatever it likes; answers with it, or with why not. */
const socketFrom = (url: string, localAddress: string, headers = {}): Promise<WebSocket | number> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('https', 'wss')}/api/tables/no-table/socket`, {
      localAddress,
      headers,
    });
    socket.once('open', () => resolve(socket));
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode!));
    socket.once('error', reject);
  });

async function waitForClosed(sockets: readonly WebSocket[]): Promise<void> {
  for (const socket of sockets) {
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.terminate();
    await closed;
  }
}

/** All clients reconnect from where they were. */
async function again({ id, guests, clients }: Party): Promise<Party> {
  const since = clients.map((client) => client.position!.sequence);
  for (const client of clients) client.close();
  const back: Seated[] = [];
  for (const [index, guest] of guests.entries()) {
    for (let tries = 0; ; tries++) {
      const client = await guest.connect(id, { since: since[index]! }).catch((fault: unknown) => fault);
      if (client instanceof Seated) {
        back.push(client);
        break;
      }
      if (tries > 100) throw client;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return { id, guests, clients: back };
}

const gaps = ({ clients }: Party): string => clients.map((client) => client.gap()).join('');

/** A server that did not play the last move hears of it a moment later. */
async function expectFile(url: string, { id }: Party): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { status: found } = await call(url, `/api/tables/${id}/file`);
    if (found === 200) return;
    assert.ok(tries < 50, `the file is answered with ${found}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Plays until so many more moves were made, or to the end. */
const play = (game: Party, moves = Infinity): Promise<void> => {
  const from = game.clients[0]!.position!.sequence;
  return playOut(game.clients, { stop: () => game.clients[0]!.position!.sequence >= from + moves });
};

const PLAYING: readonly Check[] = [
  [
    'a round is played through upgraded sockets, and the file is fetched',
    async ({ url }) => {
      const game = await party([url], 2, QUICK_TRANS_EUROPA);
      await play(game);
      assert.equal(gaps(game), '');
      await expectFile(url, game);
    },
  ],
  [
    'a game goes on after a server was restarted, and after the proxy was told to reload',
    async ({ url, restart, proxy }) => {
      const begun = await party([url], 2, QUICK_TRANS_EUROPA);
      await play(begun, 6);
      await restart();
      const second = await again(begun);
      await play(second, 6);
      proxy.reload();
      const third = await again(second);
      await play(third);
      assert.equal(gaps(begun) + gaps(second) + gaps(third), '');
      await expectFile(url, third);
    },
  ],
];

const hidesNumbers: Check = [
  'probes answer, and the numbers do not',
  async ({ url }) => {
    assert.equal(await status(url, '/readyz'), 200);
    assert.equal(await status(url, '/online.json'), 200);
    assert.equal(await status(url, '/metrics'), 404);
  },
];

/** For the balancer of compose.yaml. */
export const BALANCER_CHECKS: readonly Check[] = [hidesNumbers, ...PLAYING];

export const CHECKS: readonly Check[] = [
  hidesNumbers,
  ...PLAYING,
  [
    'plain http is sent on to https',
    async ({ plainUrl }) => {
      const location = await new Promise<string>((resolve, reject) => {
        getPlain(`${plainUrl}/somewhere`, ({ headers }) => resolve(String(headers.location))).once('error', reject);
      });
      assert.match(location, /^https:\/\/localhost[^/]*\/somewhere$/);
    },
  ],
  [
    'a link leads to the public address',
    async ({ url }) => {
      const guest = await Guest.named(url, 'Ada');
      const { body } = await call(url, '/api/tables', {
        ...{ method: 'POST', token: guest.token },
        body: { ...QUICK_TRANS_EUROPA, seats: [{ kind: 'open' }, { kind: 'open' }] },
      });
      assert.equal(String(body['link']).startsWith(`${url}/#/online/`), true, String(body['link']));
    },
  ],
  [
    'limits count the address of the client, whatever it writes into the header',
    async ({ url }) => {
      const opened: WebSocket[] = [];
      for (let index = 0; index < SOCKETS; index++) {
        const headers = { 'X-Forwarded-For': `203.0.113.${index}` };
        const socket = await socketFrom(url, '127.0.0.2', headers);
        assert.ok(socket instanceof WebSocket, `socket ${index} was refused with ${String(socket)}`);
        opened.push(socket);
      }
      assert.equal(await socketFrom(url, '127.0.0.2', { 'X-Forwarded-For': '203.0.113.99' }), 429);
      const other = await socketFrom(url, '127.0.0.3');
      assert.ok(other instanceof WebSocket, `somebody else was refused with ${String(other)}`);
      await waitForClosed([...opened, other]);
    },
  ],
  [
    'sockets that are silent for longer than a minute stay open',
    async ({ url }) => {
      const game = await party([url], 2, QUICK_TRANS_EUROPA);
      await new Promise((resolve) => setTimeout(resolve, SILENCE));
      assert.deepEqual(
        game.clients.map(({ closed }) => closed),
        [undefined, undefined],
      );
      await play(game, 4);
      for (const client of game.clients) client.close();
    },
  ],
];
