// The processes that bots from outside run in, noted in memory that all threads share: none outlives the command.

import { killGroup, type Register } from './outside-bot.ts';

const PLACES = 4096;

/** The first place says that the command is ending; the others hold processes. */
const ENDING = 0;

/** How long a thread may take from starting a program to noting it down. */
const GRACE_MILLISECONDS = 200;

export const newProcesses = (): SharedArrayBuffer => new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT);

export function processRegister(memory: SharedArrayBuffer): Register {
  const pids = new Int32Array(memory);
  const swap = (from: number, to: number): void => {
    for (let at = ENDING + 1; at < pids.length; at++) if (Atomics.compareExchange(pids, at, from, to) === from) return;
  };
  return {
    add(pid) {
      swap(0, pid);
      if (Atomics.load(pids, ENDING) === 1) killGroup(pid);
    },
    remove: (pid) => swap(pid, 0),
  };
}

/** Ends all of them, also one that a thread is starting at this very moment. */
export function endProcesses(memory: SharedArrayBuffer): void {
  const pids = new Int32Array(memory);
  const endAll = (): void => {
    for (const pid of pids.subarray(ENDING + 1)) if (pid !== 0) killGroup(pid);
  };
  Atomics.store(pids, ENDING, 1);
  endAll();
  Atomics.wait(pids, ENDING, 1, GRACE_MILLISECONDS);
  endAll();
}
