// A line to Postgres that can be disturbed: it loses what the database calls out, holds everything back for a while, or falls
// silent.

import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Proxy {
  /** The database behind this line. */
  readonly url: string;
  /** From now on calls to listeners are lost; everything else passes. */
  setDeaf(isDeaf: boolean): void;
  /** Nothing passes until `release`; nothing is lost. */
  hold(): void;
  release(): void;
  /** The connections that exist now are silent for ever, in both directions; later ones work. */
  mute(): void;
  /** How many connections there have been. */
  connected(): number;
}

const NOTIFICATION = 'A'.charCodeAt(0);
const HEAD = 5;

/** Messages of the database begin with a letter and their length; only whole ones are passed on, but for those left out. */
function messages(isLeftOut: (kind: number) => boolean): (chunk: Buffer) => Buffer {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    const passed: Buffer[] = [];
    while (rest.length >= HEAD) {
      const length = 1 + rest.readUInt32BE(1);
      if (rest.length < length) break;
      if (!isLeftOut(rest[0]!)) passed.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    return Buffer.concat(passed);
  };
}

/** `finish` says where it is tidied up. */
export async function disturbedLine(
  database: string,
  finish: (tidy: () => void) => void = onTestFinished,
): Promise<Proxy> {
  const { hostname, port, pathname, username, password } = new URL(database);
  let isDeaf = false;
  let isHeld = false;
  let connected = 0;
  const silent = new WeakSet<Socket>();
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const pass = (to: Socket, chunk: Buffer): void => {
    if (silent.has(to)) return;
    const send = (): void => void (to.writable && to.write(chunk));
    if (isHeld) waiting.push(send);
    else send();
  };

  const server = createServer((client) => {
    connected++;
    const base = connect(Number(port), hostname);
    const sifted = messages((kind) => isDeaf && kind === NOTIFICATION);
    client.on('data', (chunk) => pass(base, chunk));
    base.on('data', (chunk) => pass(client, sifted(chunk)));
    for (const [one, other] of [[client, base] as const, [base, client] as const]) {
      sockets.add(one);
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  finish(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const own = (server.address() as { port: number }).port;
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`,
    setDeaf: (deaf) => void (isDeaf = deaf),
    mute: () => sockets.forEach((socket) => silent.add(socket)),
    connected: () => connected,
    hold: () => void (isHeld = true),
    release() {
      isHeld = false;
      for (const send of waiting.splice(0)) send();
    },
  };
}
