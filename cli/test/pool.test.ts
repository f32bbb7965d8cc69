// Threads of the pool: what they answer is judged.

import { expect, test, vi } from 'vitest';
import { runTasks } from '../src/pool.ts';

type Task = { readonly index: number };
const said = vi.hoisted(() => ({ by: (task: Task): unknown => task }));

vi.mock('node:worker_threads', () => ({
  Worker: class {
    readonly #heard: ((message: unknown) => void)[] = [];
    on(kind: string, listener: (message: unknown) => void): void {
      if (kind === 'message') this.#heard.push(listener);
    }
    postMessage(task: Task): void {
      queueMicrotask(() => this.#heard.forEach((listener) => listener(said.by(task))));
    }
    async terminate(): Promise<void> {}
  },
}));

async function run(by: (task: Task) => unknown): Promise<readonly unknown[]> {
  said.by = by;
  const results: unknown[] = [];
  await runTasks({
    ...{ kind: 'simulate', count: 3, jobs: 2, task: () => ({}) as never },
    onResult: (result) => void results.push(result),
  });
  return results;
}

test('results come in the order of their tasks, a problem ends the work', async () => {
  expect(await run(({ index }) => ({ index, result: `r${index}` }))).toEqual(['r0', 'r1', 'r2']);
  await expect(run(({ index }) => ({ index, problem: 'no such bot' }))).rejects.toThrow('no such bot');
});

test('nonsense ends the work with a line that says so', async () => {
  for (const odd of [null, 7, {}, { index: 0 }, { index: '0', result: 1 }, { index: 99, result: 1 }, { problem: 7 }]) {
    await expect(run(() => odd)).rejects.toThrow('a worker thread answers nonsense');
  }
});
