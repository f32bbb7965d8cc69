// The processes that bots from outside run in, noted in memory that all threads share: none outlives the command.

import { killGroup, type Register } from './outside-bot.ts';

const PLACES = 4096;

export const newProcesses = (): SharedArrayBuffer => new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT);

export function processRegister(memory: SharedArrayBuffer): Register {
  const pids = new Int32Array(memory);
  const swap = (from: number, to: number): void => {
    for (let at = 0; at < pids.length; at++) if (Atomics.compareExchange(pids, at, from, to) === from) return;
  };
  return { add: (pid) => swap(0, pid), remove: (pid) => swap(pid, 0) };
}

export function endProcesses(memory: SharedArrayBuffer): void {
  for (const pid of new Int32Array(memory)) if (pid !== 0) killGroup(pid);
}
