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

export const openDoor = (server: Server, house: House, isClosing: () => boolean): Door =>
  new SocketDoor(server, house, isClosing);

/** Holds identity and time: hence a class. */
class SocketDoor implements Door {
  readonly #house: House;
  readonly #isClosing: () => boolean;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #perNetwork = new Map<string, number>();
  readonly #mayConnect: ReturnType<typeof buckets>;
  readonly #pinging: NodeJS.Timeout;

  constructor(server: Server, house: House, isClosing: () => boolean) {
    const { config } = house.services;
    this.#house = house;
    this.#isClosing = isClosing;
    this.#mayConnect = buckets(config.REQUESTS_PER_MINUTE, config.REQUESTS_PER_MINUTE / 60);
    this.#pinging = setInterval(() => this.#ping(), config.PING_SECONDS * 1000);
    this.#pinging.unref();
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      this.#judge(request, socket, head);
    });
  }

  #networkOf(request: IncomingMessage): string {
    const { TRUST_PROXY } = this.#house.services.config;
    const forwarded = TRUST_PROXY ? String(request.headers['x-forwarded-for'] ?? '') : '';
    return networkOf(forwarded.split(',').at(-1)!.trim() || (request.socket.remoteAddress ?? ''));
  }

  #complaint(request: IncomingMessage, network: string): string | undefined {
    const { config, clock, sanctions } = this.#house.services;
    if (this.#isClosing()) return '503 Service Unavailable';
    if (!PATH.test(request.url ?? '')) return '404 Not Found';
    if (!isWelcomeOrigin(request.headers, config)) return '403 Forbidden';
    if (sanctions.isBannedAddress(network)) return '403 Forbidden';
    const isTooMany = (this.#perNetwork.get(network) ?? 0) >= config.SOCKETS_PER_ADDRESS;
    return isTooMany || !this.#mayConnect(network, clock.now()) ? '429 Too Many Requests' : undefined;
  }

  #judge(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const network = this.#networkOf(request);
    const refusal = this.#complaint(request, network);
    if (refusal !== undefined) {
      this.#house.services.measures.refused.inc({ reason: 'upgrade' });
      return refuse(socket, refusal);
    }
    const [, table] = PATH.exec(request.url!)!;
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, table!, network));
  }

  #welcome(socket: WebSocket, table: string, network: string): void {
    const { measures } = this.#house.services;
    this.#perNetwork.set(network, (this.#perNetwork.get(network) ?? 0) + 1);
    measures.sockets.inc();
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('close', () => {
      const left = (this.#perNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#perNetwork.set(network, left);
      else this.#perNetwork.delete(network);
      measures.sockets.dec();
      this.#connections.delete(socket);
    });
    this.#connections.set(socket, new Connection(this.#house, socket, { table, network }));
  }

  #ping(): void {
    for (const socket of this.#connections.keys()) {
      if (!this.#alive.has(socket)) socket.terminate();
      else {
        this.#alive.delete(socket);
        socket.ping();
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#pinging);
    const until = Date.now() + 5000;
    while ([...this.#connections.values()].some((each) => each.isBusy()) && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const socket of this.#connections.keys()) socket.close(1001, 'the server is closing');
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const socket of this.#connections.keys()) socket.terminate();
    this.#sockets.close();
  }
}
