// One connection to a SQLite file, in a thread of its own: a disk that hangs holds up only what waits for it. A thread that
// misses a deadline without a word is given up for good, and its successor starts once it has ended.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { inTime, NoAnswer } from '../in-time.ts';
import { serverFolder } from './migrations.ts';
import type { Row, Value } from './sql.ts';

export interface SqliteThread {
  all(text: string, values: readonly Value[], within: number): Promise<readonly Row[]>;
  /** Statements without values or rows; answers with the seconds they took. */
  exec(text: string, within: number): Promise<number>;
  close(within: number): Promise<void>;
  /** Whether it has missed a deadline or ended: everything it is asked from now on throws. */
  isLost(): boolean;
  /** Resolves once nothing of it is left. A call to the file system cannot be broken off, so this can take a while. */
  readonly ended: Promise<void>;
}

const fileOf = (name: string): URL => pathToFileURL(join(serverFolder(), 'src', 'sql', name));

/** The module whose `connect` opens the file. */
export const DRIVER = fileOf('sqlite-driver.js');

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: Error) => void;
}

interface Answer {
  readonly number: number;
  readonly value?: unknown;
  readonly fault?: { readonly message: string; readonly code?: string };
}

type Asked = { readonly text: string; readonly values?: readonly Value[] } | { readonly closing: true };

export const sqliteThread = (path: string, driver: URL): SqliteThread => new Thread(path, driver);

/** Holds identity and time: hence a class. */
class Thread implements SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly ended: Promise<void>;
  #asked = 0;
  #answered = 0;
  #lost: Error | undefined;

  constructor(path: string, driver: URL) {
    this.#worker = new Worker(fileOf('sqlite-worker.js'), { workerData: { path, driver: driver.href } });
    // What is asked has a timer, which keeps the process alive until it is answered.
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => this.#hear(answer));
    this.#worker.on('error', (fault) => this.#lose(fault as Error));
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#lose(new Error('the thread of the storage has ended'));
        resolve();
      });
    });
  }

  isLost = (): boolean => this.#lost !== undefined;

  #hear({ number, value, fault }: Answer): void {
    this.#answered++;
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (fault) waiting?.reject(Object.assign(new Error(fault.message), { code: fault.code }));
    else waiting?.resolve(value);
  }

  #lose(why: Error): void {
    if (this.#lost) return;
    this.#lost = why;
    void this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }

  #ask(asked: Asked, within: number): Promise<unknown> {
    if (this.#lost) return Promise.reject(this.#lost);
    const number = ++this.#asked;
    const before = this.#answered;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
    });
    this.#worker.postMessage({ ...asked, number });
    // A thread that has answered others meanwhile is slow, not stuck.
    return inTime(within, answer, () => {
      this.#waiting.delete(number);
      if (this.#answered === before) this.#lose(new NoAnswer(within));
    });
  }

  all(text: string, values: readonly Value[], within: number): Promise<readonly Row[]> {
    return this.#ask({ text, values }, within) as Promise<readonly Row[]>;
  }

  exec(text: string, within: number): Promise<number> {
    return this.#ask({ text }, within) as Promise<number>;
  }

  async close(within: number): Promise<void> {
    if (!this.#lost) await this.#ask({ closing: true }, within).catch(() => {});
    void this.#worker.terminate();
  }
}

export interface Lasting {
  /** The connection to use now: after one was lost, the next one as soon as there can be one. */
  use(): Promise<SqliteThread>;
}

export function lasting(start: () => SqliteThread): Lasting {
  let thread = start();
  let next: Promise<SqliteThread> | undefined;
  const restart = async (): Promise<SqliteThread> => {
    await thread.ended;
    next = undefined;
    return (thread = start());
  };
  return {
    use: () => (thread.isLost() ? (next ??= restart()) : Promise.resolve(thread)),
  };
}
