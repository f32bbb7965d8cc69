// A SQLite file opened beside the server that uses it, for commands that look at it or change little: one connection, and
// each transaction as short as its statements.

import { connect } from './sqlite-driver.js';
import type { Run, Sql } from './sql.ts';

/** `:memory:` is a database that lives as long as the connection. */
export function openBeside(path: string): Sql {
  const connection = connect(path);
  let last: Promise<unknown> = Promise.resolve();
  const run: Run = async (text, values = []) => connection.all(text, values);

  async function transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    // The lock is taken at once: a transaction that reads first could not become a writer while the server writes.
    connection.exec('begin immediate');
    try {
      const value = await work(run);
      connection.exec('commit');
      return value;
    } catch (fault) {
      try {
        connection.exec('rollback');
      } catch {
        // It has been rolled back already.
      }
      throw fault;
    }
  }

  const write: Sql['write'] = (work) => {
    const turn = last.then(() => transaction(work));
    last = turn.catch(() => {});
    return turn;
  };

  return {
    dialect: 'sqlite',
    read: run,
    write,
    note: write,
    listen: async () => {},
    // The file is left as it is: putting the write-ahead log into it is the server's business.
    close: async () => {
      await last;
      connection.close();
    },
  };
}
