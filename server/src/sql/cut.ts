// Ends a connection to Postgres without a word to the other side, which may be out of reach.

import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

const ended = new WeakSet<ClientBase>();

/** The driver's own way waits for an answer; its types do not show the socket. */
export function cut(client: ClientBase): void {
  ended.add(client);
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
}

export const isCut = (client: ClientBase): boolean => ended.has(client);
