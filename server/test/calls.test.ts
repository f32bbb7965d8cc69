// Notifications between processes, and what other writers may send through the same channel.

import { expect, test } from 'vitest';
import type { Run, Sql } from '../src/sql/sql.ts';
import { callsOf, type Call } from '../src/store/calls.ts';

const CALLS: readonly Call[] = [
  { kind: 'log', table: 'a', sequence: 7 },
  { kind: 'room', table: 'a' },
  { kind: 'presence', table: 'a' },
  { kind: 'chat', table: 'a', number: 3 },
];

/** Two processes at one channel; answers with what the second has heard, and a way to say anything. */
async function channel() {
  const listeners: ((payload: string) => void)[] = [];
  const say = (payload: string): void => listeners.forEach((heard) => heard(payload));
  const run: Run = async (_, values = []) => {
    say(String(values[0]));
    return [];
  };
  const sql = {
    dialect: 'postgres',
    listen: async (heard: (payload: string) => void) => void listeners.push(heard),
  } as Partial<Sql> as Sql;
  const heard: Call[] = [];
  await callsOf(sql, 'two').listen((call) => heard.push(call));
  return { heard, say, run, one: callsOf(sql, 'one'), two: callsOf(sql, 'two') };
}

test('every call is heard by the others, and not by whoever made it', async () => {
  const { heard, run, one, two } = await channel();
  for (const call of CALLS) await one.out(run, call);
  for (const call of CALLS) await two.out(run, call);
  expect(heard).toEqual(CALLS);
});

test.each([
  'no JSON',
  'null',
  '{"node":"one"}',
  '{"node":"one","call":{"kind":"of a later program","table":"a"}}',
  '{"node":"one","call":{"kind":"log","table":"a","sequence":"7"}}',
])('what is no call of ours is nothing: %s', async (payload) => {
  const { heard, say, run, one } = await channel();
  say(payload);
  await one.out(run, CALLS[0]!);
  expect(heard).toEqual([CALLS[0]]);
});
