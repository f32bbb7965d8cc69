// The operator's desk at a database, for every part of `branchline admin`.

import { userInfo } from 'node:os';
import type * as server from '@branchline/server';
import { badInput } from '../fail.ts';
import { serverSettings, type StorageOptions } from '../storage.ts';

export type Server = typeof server;
export type Desk = server.admin.Desk;

/** Under which name deeds are logged. */
function operator(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown'; // a user without a name, as in some containers
  }
}

/** Works at the desk and closes it; every fault is one line. */
export async function atDesk<T>(
  options: StorageOptions,
  work: (admin: Server['admin'], desk: Desk) => Promise<T>,
): Promise<T> {
  const { server: loaded, config } = await serverSettings(options);
  const desk = await loaded.admin.openDesk(config, operator()).catch((fault: Error) => badInput(fault.message));
  try {
    return await work(loaded.admin, desk);
  } catch (fault) {
    return badInput((fault as Error).message);
  } finally {
    await desk.close();
  }
}
