// Where sockets come in: upgrades are judged, counted by address, and looked after until they end.

import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { isWelcomeOrigin, otherSite } from '../http/origin.ts';
import type { House } from '../live/house.ts';
import { bannedAddress } from '../live/sanctions.ts';
import { bodyOf, noSuchTable, Problem } from '../problem.ts';
import type { Uncount } from '../quotas/connections.ts';
import { Connection, type Where } from './connection.ts';

const PATH = /^\/api\/tables\/([a-z0-9-]{1,64})\/socket(?:\?.*)?$/;
/** In bytes. The largest useful message is far smaller. */
const LARGEST = 16 * 1024;

interface Admitted {
  readonly network: string | undefined;
  readonly uncount: Uncount;
}

export interface Door {
  /** Waits for the answers that are owed, then closes all. */
  close(): Promise<void>;
}

function refuse(socket: Duplex, problem: Problem): void {
  const { status, retry } = problem;
  const body = JSON.stringify(bodyOf(problem));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retry.retryAfter === undefined ? [] : [`Retry-After: ${retry.retryAfter}`]),
  ];
  // A client that leaves its side open would keep the connection, which is not counted.
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export const openDoor = (server: Server, house: House, isClosing: () => boolean): Door =>
  new SocketDoor(server, house, isClosing);

/** Holds identity and time: hence a class. */
class SocketDoor implements Door {
  readonly #house: House;
  readonly #isClosing: () => boolean;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #alive = new WeakSet<WebSocket>();
  readonly #pinging: NodeJS.Timeout;

  constructor(server: Server, house: House, isClosing: () => boolean) {
    const { config } = house.services;
    this.#house = house;
    this.#isClosing = isClosing;
    this.#pinging = setInterval(() => this.#ping(), config.PING_SECONDS * 1000);
    this.#pinging.unref();
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      this.#judge(request, socket, head);
    });
  }

  /** Counts the socket as open, or throws why it may not be opened. */
  #admit(request: IncomingMessage): Admitted {
    const { config, quotas, sanctions } = this.#house.services;
    if (this.#isClosing()) throw new Problem(503, 'closing', 'The server is closing.', { retryAfter: 5 });
    if (!PATH.test(request.url ?? '')) throw noSuchTable();
    if (!isWelcomeOrigin(request.headers, config)) throw otherSite();
    const network = quotas.network(request);
    if (network !== undefined && sanctions.isBannedAddress(network)) throw bannedAddress();
    quotas.request(network);
    return { network, uncount: quotas.connections.open(network) };
  }

  #judge(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    let admitted: Admitted;
    try {
      admitted = this.#admit(request);
    } catch (fault) {
      this.#house.services.measures.refused.inc({ reason: 'upgrade' });
      if (!(fault instanceof Problem)) this.#house.services.faultIn('door')(fault);
      const told = fault instanceof Problem ? fault : new Problem(503, 'unavailable', 'Try again in a moment.');
      return refuse(socket, told);
    }
    // A handshake that fails ends the connection itself.
    socket.once('close', admitted.uncount);
    const [, table] = PATH.exec(request.url!)!;
    const { network } = admitted;
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#welcome(opened, { table: table!, network }));
  }

  #welcome(socket: WebSocket, where: Where): void {
    const { measures } = this.#house.services;
    measures.sockets.inc();
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('close', () => {
      measures.sockets.dec();
      this.#connections.delete(socket);
    });
    this.#connections.set(socket, new Connection(this.#house, socket, where));
  }

  #ping(): void {
    for (const [socket, connection] of this.#connections) {
      // A client that still reads earlier messages cannot have answered yet.
      if (!this.#alive.has(socket) && !connection.isReading()) socket.terminate();
      else {
        this.#alive.delete(socket);
        socket.ping();
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#pinging);
    const until = performance.now() + 5000;
    while ([...this.#connections.values()].some((each) => each.isBusy()) && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const socket of this.#connections.keys()) socket.close(1001, 'the server is closing');
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const socket of this.#connections.keys()) socket.terminate();
    this.#sockets.close();
  }
}
