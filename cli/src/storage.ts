// The database of a server, for commands that work on it without one.

import { badInput } from './fail.ts';

export interface StorageOptions {
  readonly data?: string;
}

export const DATA_OPTION = [
  '--data <folder>',
  'folder of the database (default: DATA, else ./data); DATABASE_URL goes before it',
] as const;

/** The database by the same settings as the server's. */
export async function openedStorage({ data }: StorageOptions) {
  const server = await import('@branchline/server');
  const config = server.configFrom(process.env, { DATA: data });
  if ('problem' in config) return badInput(config.problem);
  const sql = await server.openStorage(config).catch((fault: Error) => badInput(fault.message));
  return { server, sql };
}
