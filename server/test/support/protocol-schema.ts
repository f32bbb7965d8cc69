// The protocol as a JSON schema, made from the same schemas that judge every message.

import { http, socket } from '@branchline/protocol/online';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

const HTTP: Readonly<Record<string, GenericSchema>> = {
  newGuest: http.newGuest,
  guest: http.guest,
  newTable: http.newOnlineTable,
  createdTable: http.createdTable,
  table: http.publicTable,
  sitDown: http.sitDown,
  seated: http.seated,
  standIn: http.standInFor,
  sessions: http.sessionList,
  newSession: http.newSession,
  problem: http.problem,
};

const SOCKET: Readonly<Record<string, GenericSchema>> = { fromClient: socket.fromPlayer, fromServer: socket.toPlayer };

/** Trimming and the like change a value and have no place in a schema. */
const schemaOf = (schema: GenericSchema): unknown => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' });
  return rest;
};

const all = (schemas: Readonly<Record<string, GenericSchema>>): object =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schemaOf(schema)]));

export function schemaText(): string {
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Branchline online protocol',
    version: socket.ONLINE_VERSION,
    $defs: { http: all(HTTP), socket: all(SOCKET) },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
