// The connections to a SQLite file, in a separate process: a disk that hangs holds up only what waits for it. A process that
// misses a deadline without a word is given up for good, and its successor starts once it has ended.

import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inTime, NoAnswer } from '../in-time.ts';
import { serverFolder } from './migrations.ts';
import type { Row, Value } from './sql.ts';

type Name = 'reader' | 'writer';

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  readonly within: number;
}

export interface SqliteProcess {
  all(on: Name, statement: Statement): Promise<readonly Row[]>;
  /** Statements of the writer, without values or rows; answers with the seconds they took. */
  exec(text: string, within: number): Promise<number>;
  /** Lets go of the file; resolves once nothing of the process is left. */
  close(): Promise<void>;
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

interface Asked {
  readonly on: Name;
  readonly text: string;
  readonly values?: readonly Value[];
}

export const sqliteProcess = (path: string, driver: URL): SqliteProcess => new Process(path, driver);

/** Holds identity and time: hence a class. */
class Process implements SqliteProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  /** What is asked in the same moment goes out together: a message costs as much as a statement. */
  #outgoing: (Asked & { readonly number: number })[] = [];
  readonly ended: Promise<void>;
  #asked = 0;
  #answered = 0;
  #lost: Error | undefined;

  constructor(path: string, driver: URL) {
    this.#child = fork(fileURLToPath(fileOf('sqlite-child.js')), [driver.href, path], { execArgv: [] });
    // What is asked has a timer, which keeps this process alive until it is answered.
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on('message', (answers) => {
      for (const answer of answers as readonly Answer[]) this.#hear(answer);
    });
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        this.#lose(new Error('the process of the storage has ended'));
        resolve();
      };
      this.#child.once('exit', end);
      // There may be several: what cannot be started cannot be ended either.
      this.#child.on('error', end);
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
    this.#child.kill('SIGKILL');
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }

  #send(): void {
    const asked = this.#outgoing;
    this.#outgoing = [];
    // If it cannot be sent, the end of the process follows.
    this.#child.send(asked, () => {});
  }

  #ask(asked: Asked, within: number): Promise<unknown> {
    if (this.#lost) return Promise.reject(this.#lost);
    const number = ++this.#asked;
    const before = this.#answered;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
    });
    if (this.#outgoing.push({ ...asked, number }) === 1) process.nextTick(() => this.#send());
    // A process that has answered others meanwhile is slow, not stuck.
    return inTime(within, answer, () => {
      this.#waiting.delete(number);
      if (this.#answered === before) this.#lose(new NoAnswer(within));
    });
  }

  all(on: Name, { text, values, within }: Statement): Promise<readonly Row[]> {
    return this.#ask({ on, text, values }, within) as Promise<readonly Row[]>;
  }

  exec(text: string, within: number): Promise<number> {
    return this.#ask({ on: 'writer', text }, within) as Promise<number>;
  }

  close(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    return this.ended;
  }
}

export interface Lasting {
  /** The process to use now: after one was lost, the next one as soon as there can be one. */
  use(): Promise<SqliteProcess>;
}

export function lasting(start: () => SqliteProcess): Lasting {
  let current = start();
  let next: Promise<SqliteProcess> | undefined;
  const restart = async (): Promise<SqliteProcess> => {
    await current.ended;
    next = undefined;
    return (current = start());
  };
  return {
    use: () => (current.isLost() ? (next ??= restart()) : Promise.resolve(current)),
  };
}
