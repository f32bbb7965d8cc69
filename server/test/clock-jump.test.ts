// A machine whose clock is set forward or back under a running game: no player loses time by it, and no table gets stuck.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseGameFile, verifyGame } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import { call, type Seated } from './support/client.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { serverForTest, type Running } from './support/server.ts';
import { temporaryFolder } from './support/storages.ts';

const HOUR = 3_600_000;

/** Loaded into the server before its own code: its clock is set whenever it gets the signal. */
const SETTER = join(mkdtempSync(join(tmpdir(), 'branchline-')), 'set-clock.mjs');
writeFileSync(
  SETTER,
  `const now = Date.now;
let offset = 0;
Date.now = () => now() + offset;
process.on('SIGUSR2', () => { offset += Number(process.env.JUMP); });`,
);

async function serverWithClock(jump: number): Promise<Running & { readonly jump: () => Promise<void> }> {
  const env = { JUMP: String(jump), NODE_OPTIONS: `--import ${pathToFileURL(SETTER).href}` };
  const server = await serverForTest({ data: temporaryFolder(), env });
  return {
    ...server,
    async jump() {
      server.process.kill('SIGUSR2');
      await expect.poll(server.output).toContain('the clock was set');
    },
  };
}

const asked = (clients: readonly Seated[]): Seated => clients.find((client) => client.isAsked())!;
const standIns = async (url: string, id: string): Promise<unknown[]> =>
  ((await call(url, `/api/tables/${id}`)).body['seats'] as { standIn?: string }[]).map(({ standIn }) => standIn);

async function expectSound(url: string, id: string): Promise<void> {
  const file = parseGameFile(JSON.stringify((await call(url, `/api/tables/${id}/file`)).body));
  expect(file.ok && verifyGame(transEuropa, file.value).ok).toBe(true);
}

test('set forward by an hour: whoever is asked keeps the time left, no bot moves in, and the game goes on', async () => {
  const server = await serverWithClock(HOUR);
  const { id, clients } = await party([server.url], 2, { ...QUICK_TRANS_EUROPA, clock: { bank: 600, increment: 0 } });
  await server.jump();
  expect(await standIns(server.url, id)).toEqual([undefined, undefined]);
  const client = asked(clients);
  const { seat } = client;
  expect(await client.submit((await client.legal())[0])).toMatchObject({ ok: true });
  await client.until(() => !client.isAsked() || client.position!.sequence > 3);
  const { clocks } = client.position as unknown as { clocks: { left: number[] } };
  expect(clocks.left[seat!]).toBeGreaterThan(400_000);
  await playOut(clients);
  await expectSound(server.url, id);
});

test('set back by an hour: moves are taken, nobody is refused as too many, and a clock that runs out still runs out', async () => {
  const server = await serverWithClock(-HOUR);
  const quick = await party([server.url], 2, QUICK_TRANS_EUROPA);
  const slow = await party([server.url], 2, { ...QUICK_TRANS_EUROPA, clock: { bank: 10, increment: 0 } });
  await server.jump();
  await playOut(quick.clients);
  await expectSound(server.url, quick.id);
  const idle = asked(slow.clients);
  await idle.until(() => idle.messages.some(({ update }) => (update as { as?: string } | undefined)?.as !== undefined));
});
