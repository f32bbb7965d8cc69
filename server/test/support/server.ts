// A real server process that ends with its test.

import { onTestFinished } from 'vitest';
import { startServer, type Running, type Wish } from './server-process.ts';
import { temporaryFolder } from './storages.ts';

export { startServer, type Running } from './server-process.ts';

export async function serverForTest(wish: Wish): Promise<Running> {
  const server = await startServer(wish);
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}

/** Gives up a start soon, but not so soon that a busy machine makes a present player miss it. */
export const hastyServer = (): Promise<Running> =>
  serverForTest({ data: temporaryFolder(), env: { REVEAL_SECONDS: '10' } });
