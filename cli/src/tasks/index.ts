// What worker threads can be asked to do. A new kind is a file beside this one and a line here.

import { balanceGames } from './balance.ts';
import { simulateGames } from './simulate.ts';

const TASKS = { balance: balanceGames, simulate: simulateGames } as const;

export type TaskKind = keyof typeof TASKS;
export type TaskOf<K extends TaskKind> = Parameters<(typeof TASKS)[K]>[0];
export type ResultOf<K extends TaskKind> = ReturnType<(typeof TASKS)[K]>;

export const runTask = <K extends TaskKind>(kind: K, task: TaskOf<K>): ResultOf<K> =>
  (TASKS[kind] as (task: TaskOf<K>) => ResultOf<K>)(task);
