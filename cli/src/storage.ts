// The database of a server, for commands that work on it without one.

import { badInput } from './fail.ts';

export interface StorageOptions {
  readonly data?: string;
}

export const DATA_OPTION = [
  '--data <folder>',
  'folder of the database (default: DATA, else ./data); DATABASE_URL goes before it',
] as const;

/** The settings, and only for these commands the server's packages. */
export async function serverSettings({ data }: StorageOptions) {
  const server = await import('@branchline/server');
  const config = server.configFrom(process.env, { DATA: data });
  if ('problem' in config) return badInput(config.problem);
  return { server, config };
}

/** The database by the same settings as the server's; made if there is none. */
export async function openedStorage(options: StorageOptions) {
  const { server, config } = await serverSettings(options);
  const sql = await server.openStorage(config).catch((fault: Error) => badInput(fault.message));
  return { server, sql };
}

/** A database that exists already, beside the servers that use it; nothing is made and nothing migrated. */
export async function existingStorage(options: StorageOptions) {
  const { server, config } = await serverSettings(options);
  const sql = await server.openExisting(config).catch((fault: Error) => badInput(fault.message));
  return { server, sql };
}
