// A thread of the pool: takes tasks, answers results.

import { parentPort } from 'node:worker_threads';
import { isBadInput, oneLine } from './fail.ts';
import type { Reply } from './pool.ts';
import { runTask, type TaskKind, type TaskOf } from './tasks/index.ts';

parentPort?.on('message', async ({ kind, index, task }: { kind: TaskKind; index: number; task: TaskOf<TaskKind> }) => {
  let reply: Reply;
  try {
    reply = { index, result: await runTask(kind, task) };
  } catch (error) {
    reply = { index, problem: isBadInput(error) ? oneLine(error) : `internal error: ${oneLine(error)}` };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(reply);
});
