// A bot written in another language, from the documentation alone, plays a whole game of each game.

import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseGameFile, verifyGame } from '@branchline/core';
import { expect, test } from 'vitest';
import { call, Guest } from './support/client.ts';
import { GAMES } from './support/kill-checks.ts';
import { playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { serverForTest } from './support/server.ts';
import { temporaryFolder } from './support/storages.ts';

const BOT = fileURLToPath(new URL('../../docs/examples/online-bot.py', import.meta.url));

/** Nothing but Node is needed to run the tests; the bot needs Python 3, and nothing besides. */
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython).each([
  ['trans-europa', QUICK_TRANS_EUROPA],
  ['trains-of-europe', { game: 'trains-of-europe' }],
])('the example in Python plays %s to the end', async (game, wish) => {
  const { url } = await serverForTest({ data: temporaryFolder(), env: { MESSAGES_PER_SECOND: '100000' } });
  const host = await Guest.named(url, 'Host');
  const id = await host.create({ ...wish, seats: [{ kind: 'open' }, { kind: 'open' }] });
  await host.sit(id);
  const client = await host.connect(id);
  const python = spawn('python3', [BOT, url, id, 'Monty']);
  let said = '';
  for (const stream of [python.stdout, python.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => python.once('close', resolve));
  await expect.poll(() => said).toContain('sitting on seat 1');
  expect((await host.post(`/api/tables/${id}/start`)).status).toBe(200);
  await playOut([client]);
  expect([await ended, said]).toEqual([0, expect.stringContaining('the game is over')]);
  expect(said).not.toContain('refused');
  const { body } = await call(url, `/api/tables/${id}/file`);
  const file = parseGameFile(JSON.stringify(body));
  expect(file.ok && file.value.seats[1]?.name).toBe('Monty');
  expect(file.ok && verifyGame(GAMES[game]!, file.value).ok).toBe(true);
});
