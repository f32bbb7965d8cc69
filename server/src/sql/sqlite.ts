// SQLite in a file. Writes that come together share a transaction, so that many tables wait for the disk once.

import { connect, type Connection } from './sqlite-driver.ts';
import type { Row, Run, Sql } from './sql.ts';

interface Job {
  readonly work: (run: Run) => Promise<unknown>;
  /** Whether it is confirmed only once the disk has it. */
  readonly isDurable: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

type Outcome = { readonly job: Job; readonly value?: unknown; readonly fault?: unknown };

const runOn =
  (connection: Connection): Run =>
  async (text, values = []): Promise<readonly Row[]> =>
    connection.all(text, values);

/** A fault that took the whole transaction with it, as a full disk does. */
class Lost extends Error {}

/** Each job stands in a savepoint of its own: one that fails leaves no trace and harms no other. */
async function attempt(connection: Connection, job: Job): Promise<Outcome> {
  connection.exec('savepoint job');
  try {
    const value = await job.work(runOn(connection));
    connection.exec('release job');
    return { job, value };
  } catch (fault) {
    try {
      connection.exec('rollback to job; release job');
    } catch {
      throw new Lost('the transaction is lost', { cause: fault });
    }
    return { job, fault };
  }
}

function giveUp(connection: Connection): void {
  try {
    connection.exec('rollback');
  } catch {
    // It has been rolled back already.
  }
}

interface Writer extends Connection {
  readonly onCommit: (seconds: number) => void;
}

/** What need not outlive a power cut is not waited for: the next flush takes it along. */
const EAGER = 'pragma synchronous = full';
const LAZY = 'pragma synchronous = normal';

async function commitTogether(connection: Writer, jobs: readonly Job[]): Promise<void> {
  try {
    connection.exec(jobs.some(({ isDurable }) => isDurable) ? EAGER : LAZY);
    connection.exec('begin immediate');
    const outcomes: Outcome[] = [];
    for (const job of jobs) outcomes.push(await attempt(connection, job));
    const before = performance.now();
    connection.exec('commit');
    connection.onCommit((performance.now() - before) / 1000);
    for (const { job, value, fault } of outcomes) {
      if (fault === undefined) job.resolve(value);
      else job.reject(fault);
    }
  } catch (fault) {
    giveUp(connection);
    if (fault instanceof Lost && jobs.length > 1) {
      // Nothing of it has happened; whoever is not to blame gets through alone.
      for (const job of jobs) await commitTogether(connection, [job]);
    } else for (const job of jobs) job.reject(fault instanceof Lost ? fault.cause : fault);
  }
}

/** What stands in the write-ahead log goes into the file itself, so that a copy of the file is a copy of everything. */
function putInOneFile(connection: Connection): void {
  try {
    connection.all('pragma wal_checkpoint(truncate)', []);
  } catch {
    // It is read from there as well.
  }
}

/** Opens or creates the file. The writer has a connection of its own: readers never see what is not yet durable. */
export function openSqlite(path: string, { connectTo = connect, onCommit = (_seconds: number): void => {} } = {}): Sql {
  const writer: Writer = { ...connectTo(path), onCommit };
  const reader = connectTo(path);
  let waiting: Job[] = [];
  let flushing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    // What arrives in this turn of the event loop goes into the same transaction.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      await commitTogether(writer, jobs);
    }
    flushing = undefined;
  }

  const writing =
    (isDurable: boolean) =>
    <T>(work: (run: Run) => Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, isDurable, resolve: resolve as (value: unknown) => void, reject });
        flushing ??= flush();
      });

  return {
    dialect: 'sqlite',
    read: runOn(reader),
    write: writing(true),
    note: writing(false),
    listen: async () => {}, // one process has one file
    close: async () => {
      await flushing;
      reader.close();
      putInOneFile(writer);
      writer.close();
    },
  };
}
