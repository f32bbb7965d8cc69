// The tasks of worker threads. A new kind is a file in this folder and a line here.

import { playMatch } from './arena.ts';
import { balanceGames } from './balance.ts';
import { simulateGames } from './simulate.ts';

const TASKS = { arena: playMatch, balance: balanceGames, simulate: simulateGames } as const;

export type TaskKind = keyof typeof TASKS;
export type TaskOf<K extends TaskKind> = Parameters<(typeof TASKS)[K]>[0];
export type ResultOf<K extends TaskKind> = Awaited<ReturnType<(typeof TASKS)[K]>>;

/** Some tasks wait for other processes; the others answer at once. */
export const runTask = <K extends TaskKind>(kind: K, task: TaskOf<K>): ResultOf<K> | Promise<ResultOf<K>> =>
  (TASKS[kind] as (task: TaskOf<K>) => ResultOf<K> | Promise<ResultOf<K>>)(task);
