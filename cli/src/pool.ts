// Work spread over threads: tasks go out as threads become free, results come back in the order of the tasks.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { badInput } from './fail.ts';
import type { TaskKind, TaskOf, ResultOf } from './tasks/index.ts';

export const defaultJobs = (): number => availableParallelism();

/** What a thread answers; `problem` is a line for people. */
export type Reply<Result = unknown> =
  | { readonly index: number; readonly result: Result }
  | { readonly index: number; readonly problem: string };

/** The envelope is judged; what a task has worked out is the same program's own word. */
function isReply<Result>(raw: unknown): raw is Reply<Result> {
  if (typeof raw !== 'object' || raw === null || !('index' in raw)) return false;
  const isIndex = typeof raw.index === 'number' && Number.isInteger(raw.index) && raw.index >= 0;
  return isIndex && ('problem' in raw ? typeof raw.problem === 'string' : 'result' in raw && raw.result !== undefined);
}

/** Results that came early wait for their turn; this many per thread at most. */
const AHEAD_PER_THREAD = 4;

interface Run<K extends TaskKind> {
  readonly kind: K;
  readonly count: number;
  /** Made when a thread is free for it: there may be millions. */
  readonly task: (index: number) => TaskOf<K>;
  readonly jobs: number;
  /** Called once per task, in order. */
  readonly onResult: (result: ResultOf<K>, index: number) => void;
}

export async function runTasks<K extends TaskKind>({ kind, count, task, jobs, onResult }: Run<K>): Promise<void> {
  if (count === 0) return;
  const threads = Math.min(jobs, count);
  const early = new Map<number, ResultOf<K>>();
  const waiting: Worker[] = [];
  const workers: Worker[] = [];
  let nextTask = 0;
  let nextResult = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      const feed = (): void => {
        while (waiting.length > 0 && nextTask < count && nextTask < nextResult + threads * AHEAD_PER_THREAD) {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
          waiting.pop()!.postMessage({ kind, index: nextTask, task: task(nextTask) });
          nextTask++;
        }
      };
      const settle = (worker: Worker, raw: unknown): void => {
        if (!isReply<ResultOf<K>>(raw) || raw.index >= nextTask) throw new Error('a worker thread answers nonsense');
        if ('problem' in raw) badInput(raw.problem);
        early.set(raw.index, raw.result);
        for (; early.has(nextResult); nextResult++) {
          const result = early.get(nextResult)!;
          early.delete(nextResult);
          onResult(result, nextResult);
        }
        waiting.push(worker);
        if (nextResult === count) resolve();
        else feed();
      };
      for (let i = 0; i < threads; i++) {
        const worker = new Worker(new URL('./worker.mjs', import.meta.url));
        worker.on('message', (raw: unknown) => {
          try {
            settle(worker, raw);
          } catch (error) {
            reject(error);
          }
        });
        worker.on('error', reject);
        worker.on('exit', (code) => reject(new Error(`a worker thread ended with code ${code}`)));
        workers.push(worker);
        waiting.push(worker);
      }
      feed();
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
