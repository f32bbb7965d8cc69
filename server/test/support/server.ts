// A real server process that ends with its test.

import { onTestFinished } from 'vitest';
import { startServer, type Running, type Wish } from './server-process.ts';

export { startServer, type Running } from './server-process.ts';

export async function serverForTest(wish: Wish): Promise<Running> {
  const server = await startServer(wish);
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}
