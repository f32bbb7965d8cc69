// Where sockets come in: upgrades are judged, counted by address, and looked after until they end.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { buckets, networkOf } from '../http/limits.ts';
import { isWelcomeOrigin } from '../http/origin.ts';
import type { House } from '../live/house.ts';
import { Connection } from './connection.ts';

const PATH = /^\/api\/tables\/([a-z0-9-]{1,64})\/socket(?:\?.*)?$/;
/** In bytes. The largest message anybody has reason to send is far smaller. */
const LARGEST = 16 * 1024;

export interface Door {
  /** Waits for the answers that are owed, then closes all. */
  close(): Promise<void>;
}

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

export function openDoor(server: Server, house: House, isClosing: () => boolean): Door {
  const { config, clock, measures } = house.services;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  const connections = new Map<WebSocket, Connection>();
  const alive = new WeakSet<WebSocket>();
  const perNetwork = new Map<string, number>();
  const mayConnect = buckets(config.REQUESTS_PER_MINUTE, config.REQUESTS_PER_MINUTE / 60);

  const addressOf = (request: IncomingMessage): string => {
    const forwarded = config.TRUST_PROXY ? String(request.headers['x-forwarded-for'] ?? '') : '';
    return networkOf(forwarded.split(',').at(-1)!.trim() || (request.socket.remoteAddress ?? ''));
  };

  function complaint(request: IncomingMessage, network: string): string | undefined {
    if (isClosing()) return '503 Service Unavailable';
    if (!PATH.test(request.url ?? '')) return '404 Not Found';
    if (!isWelcomeOrigin(request.headers, config)) return '403 Forbidden';
    const isTooMany = (perNetwork.get(network) ?? 0) >= config.SOCKETS_PER_ADDRESS;
    return isTooMany || !mayConnect(network, clock.now()) ? '429 Too Many Requests' : undefined;
  }

  function welcome(socket: WebSocket, table: string, network: string): void {
    perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
    measures.sockets.inc();
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
    socket.on('close', () => {
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left > 0) perNetwork.set(network, left);
      else perNetwork.delete(network);
      measures.sockets.dec();
      connections.delete(socket);
    });
    connections.set(socket, new Connection(house, socket, table));
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const network = addressOf(request);
    const refusal = complaint(request, network);
    if (refusal !== undefined) {
      measures.refused.inc({ reason: 'upgrade' });
      return refuse(socket, refusal);
    }
    const [, table] = PATH.exec(request.url!)!;
    sockets.handleUpgrade(request, socket, head, (opened) => welcome(opened, table!, network));
  });

  const pinging = setInterval(() => {
    for (const socket of connections.keys()) {
      if (!alive.has(socket)) socket.terminate();
      else {
        alive.delete(socket);
        socket.ping();
      }
    }
  }, config.PING_SECONDS * 1000);
  pinging.unref();

  return {
    async close() {
      clearInterval(pinging);
      const until = Date.now() + 5000;
      while ([...connections.values()].some((each) => each.isBusy()) && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      for (const socket of connections.keys()) socket.close(1001, 'the server is closing');
      await new Promise((resolve) => setTimeout(resolve, 50));
      for (const socket of connections.keys()) socket.terminate();
      sockets.close();
    },
  };
}
