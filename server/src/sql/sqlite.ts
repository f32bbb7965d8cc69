// SQLite in a file. Writes that come together share a transaction, so that many tables wait for the disk once.

import { inTime } from '../in-time.ts';
import { DEADLINE, type Run, type Sql } from './sql.ts';
import { DRIVER, lasting, sqliteProcess, type SqliteProcess } from './sqlite-process.ts';

interface Job {
  readonly work: (run: Run) => Promise<unknown>;
  /** Whether it is confirmed only once the disk has it. */
  readonly isDurable: boolean;
  readonly within: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

type Outcome = { readonly job: Job; readonly value?: unknown; readonly fault?: unknown };

/** A fault that took the whole transaction with it, as a full disk does. */
class Lost extends Error {}

/** What a job says after its end goes nowhere: others use the connection by then. */
function runFor(storage: SqliteProcess, { within }: Job): { readonly run: Run; readonly end: () => void } {
  let isOver = false;
  return {
    run: async (text, values = []) => {
      if (isOver) throw new Error('the transaction is over');
      return storage.all('writer', { text, values, within });
    },
    end: () => void (isOver = true),
  };
}

const ignored = (): void => {};

/** Each job has a separate savepoint: one that fails leaves no trace and harms no other. */
async function attempt(storage: SqliteProcess, job: Job): Promise<Outcome> {
  const { run, end } = runFor(storage, job);
  // The process keeps the order in which it is asked, so nobody waits for its yes. A savepoint that failed cannot be rolled
  // back to, and one that is left open ends with the transaction.
  storage.exec('savepoint job', job.within).catch(ignored);
  try {
    const value = await inTime(job.within, job.work(run), end);
    end();
    storage.exec('release job', job.within).catch(ignored);
    return { job, value };
  } catch (fault) {
    end();
    try {
      await storage.exec('rollback to job; release job', job.within);
    } catch {
      throw new Lost('the transaction is lost', { cause: fault });
    }
    return { job, fault };
  }
}

/** What need not outlive a power cut is not waited for: the next flush takes it along. */
const EAGER = 'pragma synchronous = full; begin immediate';
const LAZY = 'pragma synchronous = normal; begin immediate';

/** In milliseconds: so long those who have waited for one commit may go on in one turn of the event loop. */
const PIECE = 4;

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
/** Once everything that follows at once has been done. */
const afterwards = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/** A commit can be of very many tables: together they must not hold up the rest. */
async function tell(outcomes: readonly Outcome[]): Promise<void> {
  let since = performance.now();
  for (const { job, value, fault } of outcomes) {
    if (fault === undefined) job.resolve(value);
    else job.reject(fault);
    await afterwards();
    if (performance.now() - since < PIECE) continue;
    await nextTurn();
    since = performance.now();
  }
}

interface Writer {
  readonly storage: SqliteProcess;
  readonly onCommit: (seconds: number) => void;
  /** Not waited for: meanwhile the next transaction is under way. */
  readonly done: (outcomes: readonly Outcome[]) => void;
}

async function commitTogether(writer: Writer, jobs: readonly Job[]): Promise<void> {
  const { storage, onCommit, done } = writer;
  if (jobs.length === 0) return;
  const within = Math.max(...jobs.map((job) => job.within));
  try {
    await storage.exec(jobs.some(({ isDurable }) => isDurable) ? EAGER : LAZY, within);
    const outcomes: Outcome[] = [];
    for (const job of jobs) outcomes.push(await attempt(storage, job));
    onCommit(await storage.exec('commit', within));
    done(outcomes);
  } catch (fault) {
    // It may have been rolled back already.
    await storage.exec('rollback', within).catch(ignored);
    if (fault instanceof Lost && jobs.length > 1) {
      // Nothing of it has happened; jobs without a fault succeed alone.
      for (const job of jobs) await commitTogether(writer, [job]);
    } else for (const job of jobs) job.reject(fault instanceof Lost ? fault.cause : fault);
  }
}

interface SqliteSetup {
  /** The module that opens the file, for tests of what goes wrong there. */
  readonly driver?: URL;
  readonly deadline?: number;
  /** Told of every transaction: how many seconds its commit took. */
  readonly onCommit?: (seconds: number) => void;
}

/** Holds identity and time: hence a class. */
class Writing {
  readonly #use: () => Promise<SqliteProcess>;
  readonly #onCommit: (seconds: number) => void;
  #waiting: Job[] = [];
  #flushing: Promise<void> | undefined;
  #telling: Promise<void> = Promise.resolve();

  constructor(use: () => Promise<SqliteProcess>, onCommit: (seconds: number) => void) {
    this.#use = use;
    this.#onCommit = onCommit;
  }

  add<T>(work: (run: Run) => Promise<T>, { isDurable, within }: Pick<Job, 'isDurable' | 'within'>): Promise<T> {
    let job: Job | undefined;
    const done = new Promise<T>((resolve, reject) => {
      job = { work, isDurable, within, resolve: resolve as (value: unknown) => void, reject };
      this.#waiting.push(job);
      this.#flushing ??= this.#flush();
    });
    // Nobody waits for it any longer: if it has not begun, it never will.
    return inTime(within, done, () => void (this.#waiting = this.#waiting.filter((each) => each !== job)));
  }

  async #flush(): Promise<void> {
    // What arrives in this turn of the event loop goes into the same transaction.
    await nextTurn();
    while (this.#waiting.length > 0) {
      try {
        const storage = await this.#use();
        await commitTogether({ storage, onCommit: this.#onCommit, done: this.#tell }, this.#taken());
      } catch (fault) {
        // There is no process of the storage just now, and none can be started.
        for (const { reject } of this.#taken()) reject(fault);
      }
    }
    this.#flushing = undefined;
  }

  #tell = (outcomes: readonly Outcome[]): void => {
    this.#telling = this.#telling.then(() => tell(outcomes));
  };

  #taken(): readonly Job[] {
    const jobs = this.#waiting;
    this.#waiting = [];
    return jobs;
  }

  async end(): Promise<void> {
    await this.#flushing;
    await this.#telling;
  }
}

/** Opens or creates the file. The writer has a separate connection: readers never see what is not yet durable. */
export function openSqlite(
  path: string,
  { driver = DRIVER, deadline = DEADLINE, onCommit = ignored }: SqliteSetup = {},
): Sql {
  const { use } = lasting(() => sqliteProcess(path, driver));
  const writing = new Writing(use, onCommit);

  async function close(): Promise<void> {
    await writing.end();
    const storage = await use();
    // The content of the write-ahead log goes into the file itself, so that a copy of the file is a copy of everything.
    const text = 'pragma wal_checkpoint(truncate)';
    await storage.all('writer', { text, values: [], within: deadline }).catch(ignored);
    await storage.close();
  }

  return {
    dialect: 'sqlite',
    read: (text, values = [], within = deadline) =>
      inTime(
        within,
        use().then((storage) => storage.all('reader', { text, values, within })),
      ),
    write: (work, within = deadline) => writing.add(work, { isDurable: true, within }),
    note: (work) => writing.add(work, { isDurable: false, within: deadline }),
    listen: async () => {}, // one process has one file
    close: () => inTime(deadline, close()).catch(ignored),
  };
}
