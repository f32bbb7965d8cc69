// Threads of bots: a bot that hangs, crashes or takes all memory costs nobody anything but a moment.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { BotLine, Clock } from '@branchline/tables';
import { botPool } from '../src/bots/pool.ts';
import { botThread } from '../src/bots/thread.ts';

/** A thread that does what the view tells it: hang, crash, take memory, or answer. */
const SCRIPT = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ tell, number, view }) => {
  if (tell !== 'decide') return;
  parentPort.postMessage({ number, begun: true });
  if (view === 'hang') for (;;);
  if (view === 'crash') setTimeout(() => { throw new Error('crash'); });
  else if (view === 'memory') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }
  else if (view === 'fail') parentPort.postMessage({ number, failure: 'no idea' });
  else parentPort.postMessage({ number, action: { do: view } });
});
`;

const script = join(mkdtempSync(join(tmpdir(), 'branchline-')), 'bots.mjs');
writeFileSync(script, SCRIPT);

/** Milliseconds. */
const DEADLINE = 20_000;

/** Time that passes when the test says so. */
function stoppedClock(): Clock & { readonly waits: () => number[]; readonly pass: (milliseconds: number) => void } {
  const waiting = new Map<() => void, number>();
  return {
    now: () => 0,
    after(milliseconds, call) {
      const due = (): void => call();
      waiting.set(due, milliseconds);
      return () => void waiting.delete(due);
    },
    waits: () => [...waiting.values()],
    pass(milliseconds) {
      for (const [due, wait] of [...waiting]) if (wait <= milliseconds && waiting.delete(due)) due();
    },
  };
}

function thread(clock: Clock = stoppedClock()): BotLine & { readonly restarts: string[] } {
  const restarts: string[] = [];
  const made = botThread({
    script: pathToFileURL(script),
    clock,
    deadline: DEADLINE,
    memoryMegabytes: 32,
    onRestart: (why) => restarts.push(why),
  });
  onTestFinished(() => made.close());
  return Object.assign(made, { restarts });
}

test('answers and failures come back to whoever asked', async () => {
  const bots = thread();
  const answers = await Promise.all([bots.decide('a', 'x'), bots.decide('b', 'fail'), bots.decide('c', 'y')]);
  expect(answers).toEqual([
    { kind: 'action', action: { do: 'x' } },
    { kind: 'failed' },
    { kind: 'action', action: { do: 'y' } },
  ]);
});

test('a bot that hangs is ended: it has failed, whoever waited behind it is asked again, and all sit down anew', async () => {
  const clock = stoppedClock();
  const bots = thread(clock);
  let reseated = 0;
  bots.onRestart(() => reseated++);
  const hanging = bots.decide('a', 'hang');
  await expect.poll(clock.waits).toEqual([DEADLINE]); // it has begun to think
  const behind = bots.decide('b', 'x');
  clock.pass(DEADLINE);
  expect(await hanging).toEqual({ kind: 'failed' });
  expect(await behind).toEqual({ kind: 'lost' });
  expect(reseated).toBe(1);
  expect(await bots.decide('b', 'x')).toEqual({ kind: 'action', action: { do: 'x' } });
});

test.each([['crash'], ['memory']])('a thread that ends by itself (%s) is replaced', async (view) => {
  const bots = thread();
  expect(await bots.decide('a', view)).toEqual({ kind: 'failed' });
  expect(bots.restarts).toHaveLength(1);
  expect(await bots.decide('a', 'x')).toEqual({ kind: 'action', action: { do: 'x' } });
});

test('a pool spreads tables over its threads, and a bot stays where it sits', async () => {
  const pool = botPool(3, {
    script: pathToFileURL(script),
    clock: stoppedClock(),
    deadline: DEADLINE,
    memoryMegabytes: 32,
    standingOf: () => ({ rank: 0, people: [['home', 'ann']] }),
    ran: () => 0,
    waited() {},
  });
  onTestFinished(() => pool.close());
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, table) => pool.decide(`t${table}:0`, `do-${table}`)),
  );
  expect(answers.map((answer) => answer.kind)).toEqual(Array.from({ length: 20 }, () => 'action'));
});
