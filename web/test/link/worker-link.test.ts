// The line to the authority of this device: every question is answered or refused, whatever becomes of the worker.

import { expect, test, vi } from 'vitest';
import type { TablePush } from '@branchline/protocol';
import { workerLink } from '../../src/link/worker-link.ts';
import { FakeWorker } from '../support/fake-worker.ts';

function setup() {
  const workers: FakeWorker[] = [];
  const link = workerLink(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  return { link, workers };
}

test('the worker is started with the first question, and each answer goes to whoever asked', async () => {
  const { link, workers } = setup();
  expect(workers).toHaveLength(0);
  const list = link.ask('list', null);
  const leave = link.ask('leave', { id: 'g' });
  expect(workers).toHaveLength(1);
  expect(workers[0]!.heard).toMatchObject([
    { number: 1, call: 'list', ask: null },
    { number: 2, call: 'leave', ask: { id: 'g' } },
  ]);
  workers[0]!.say({ number: 2, answer: null });
  workers[0]!.say({ number: 1, answer: [] });
  expect(await list).toEqual([]);
  expect(await leave).toBeNull();
});

test('an error, and an answer that cannot be understood, refuse the question', async () => {
  const { link, workers } = setup();
  const refused = link.ask('list', null);
  const odd = link.ask('list', null);
  workers[0]!.say({ number: 1, error: 'no storage' });
  workers[0]!.say({ number: 2, answer: 'two games' });
  await expect(refused).rejects.toThrow('no storage');
  await expect(odd).rejects.toThrow('the answer to list cannot be understood');
});

test('what makes no sense, and what nobody asked for, is not heard', async () => {
  const { link, workers } = setup();
  const list = link.ask('list', null);
  for (const odd of [null, 7, {}, { number: 'one', answer: [] }, { number: 9, answer: [] }, { push: 'sing' }])
    workers[0]!.say(odd);
  workers[0]!.say({ number: 1, answer: [] });
  expect(await list).toEqual([]);
});

test('whoever listens hears what is pushed, until they stop', () => {
  const { link, workers } = setup();
  const heard = vi.fn<(push: TablePush) => void>();
  const stop = link.onPush(heard);
  void link.ask('list', null);
  const push = { push: 'thinking', id: 'g', seats: [1] };
  workers[0]!.say(push);
  expect(heard.mock.calls).toEqual([[push]]);
  stop();
  workers[0]!.say(push);
  expect(heard).toHaveBeenCalledOnce();
});

test('a worker that cannot start refuses all who wait, and the next question starts another one', async () => {
  const { link, workers } = setup();
  const waiting = [link.ask('list', null), link.ask('leave', { id: 'g' })];
  workers[0]!.breakDown();
  for (const each of waiting) await expect(each).rejects.toThrow('the authority cannot start');
  expect(workers[0]!.ended).toBe(true);
  const again = link.ask('list', null);
  expect(workers).toHaveLength(2);
  workers[1]!.say({ number: 3, answer: [] });
  expect(await again).toEqual([]);
});

test('a fault of a worker that has spoken refuses all who wait, but it keeps its tables', async () => {
  const { link, workers } = setup();
  const first = link.ask('list', null);
  workers[0]!.say({ number: 1, answer: [] });
  await first;
  const waiting = link.ask('list', null);
  workers[0]!.breakDown('oops');
  await expect(waiting).rejects.toThrow('oops');
  const again = link.ask('list', null);
  workers[0]!.say({ number: 3, answer: [] });
  expect(await again).toEqual([]);
  expect(workers).toHaveLength(1);
});
