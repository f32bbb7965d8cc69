// Messages nobody meant: the server answers or ends the connection, logs no fault, and the game goes on and verifies.

import { expect, test } from 'vitest';
import { call } from './support/client.ts';
import { fuzz } from './support/fuzzing.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { serverForTest } from './support/server.ts';
import { temporaryFolder } from './support/storages.ts';

test('five thousand messages from a seed harm nobody', async () => {
  const server = await serverForTest({ data: temporaryFolder(), env: { REQUESTS_PER_MINUTE: '1000000' } });
  const { id, guests, clients } = await party([server.url], 2, QUICK_TRANS_EUROPA);
  const fuzzed = await fuzz(() => guests[0]!.connect(id), { messages: 5000, seed: 20261116 });
  expect(fuzzed.sent).toBe(5000);
  expect(fuzzed.errors).toBeGreaterThan(500);
  expect(fuzzed.answers).toBeGreaterThan(100);
  expect(server.output()).not.toContain('"level":50');
  await playOut(clients);
  expect((await call(server.url, `/api/tables/${id}/file`)).status).toBe(200);
});
