// The documented protocol is the one the server speaks.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { socket } from '@branchline/protocol/online';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Answer, Json } from './support/client.ts';
import { party, playOut, QUICK_TRANS_EUROPA } from './support/play.ts';
import { schemaText } from './support/protocol-schema.ts';
import { serverForTest } from './support/server.ts';
import { temporaryFolder } from './support/storages.ts';

const doc = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../docs/${name}`, import.meta.url)), 'utf8');

test('docs/protocol.schema.json is made from the code', () => {
  expect(doc('protocol.schema.json')).toBe(schemaText());
});

test('every word of the protocol is in docs/protocol.md', () => {
  const words = [...socket.fromPlayer.options, ...socket.toPlayer.options].flatMap(({ entries }) =>
    Object.keys(entries),
  );
  for (const word of new Set(words)) expect(doc('protocol.md')).toContain(`\`${word}\``);
});

/** Docs: for an accepted own move, the update comes before the answer. */
function expectToldFirst(messages: readonly Json[]): void {
  const told = new Set<unknown>();
  let answers = 0;
  for (const { update, answer } of messages as readonly { update?: { sequence: number }; answer?: Answer }[]) {
    if (update) told.add(update.sequence);
    if (!answer?.ok) continue;
    answers++;
    expect(told).toContain(answer.sequence);
  }
  expect(answers).toBeGreaterThan(3);
}

test('everything a server says in a whole game with clocks, chat and notices fits the schemas', async () => {
  const { url } = await serverForTest({ data: temporaryFolder() });
  const { id, guests, clients } = await party([url], 2, {
    ...QUICK_TRANS_EUROPA,
    clock: { bank: 600, increment: 5 },
    seats: [{ kind: 'open' }, { kind: 'bot:greedy' }, { kind: 'open' }],
  });
  const talker = await guests[0]!.connect(id, { wants: ['chat', 'notices'], since: 0 });
  talker.send({ chat: { text: 'hello' } });
  talker.send({ ping: {} });
  talker.send({ mute: { seat: 2, muted: true } });
  talker.send({ nonsense: true });
  await playOut(clients);
  await talker.until(() => talker.isOver());
  const kinds = new Set<string>();
  for (const message of [talker, ...clients].flatMap(({ messages }) => messages)) {
    kinds.add(Object.keys(message)[0]!);
    const judged = v.safeParse(socket.toPlayer, message);
    expect(judged.issues, JSON.stringify(message).slice(0, 300)).toBeUndefined();
  }
  for (const { messages } of clients) expectToldFirst(messages);
  expect([...kinds].sort()).toEqual([
    'answer',
    'chat',
    'error',
    'legal',
    'notice',
    'pong',
    'reveal',
    'update',
    'welcome',
  ]);
});
