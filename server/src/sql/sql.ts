// The database as the stores see it: SQLite and Postgres behind the same few calls.

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** Both in milliseconds: how long anything may take, unless the settings say otherwise, and what goes through the whole database. */
export const DEADLINE = 10_000;
export const LONG = 3_600_000;

/** One statement with its values as `$1`, `$2` …; answers with the rows it gives back. */
export type Run = (text: string, values?: readonly Value[]) => Promise<readonly Row[]>;

/** Everything is done by its deadline or throws; a connection that has missed one is never used again. */
export interface Sql {
  readonly dialect: 'sqlite' | 'postgres';
  read(text: string, values?: readonly Value[], within?: number): Promise<readonly Row[]>;
  /**
   * Several statements, all of them or none. Resolves once they are durable. Work of others may share the transaction; it
   * may use the connection it is given only, and wait for nothing else.
   */
  write<T>(work: (run: Run) => Promise<T>, within?: number): Promise<T>;
  /** The same for what is only true for a while (who is here, when to look next): a power cut may take it along. */
  note<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** What other processes called out, from now on. Nothing is kept for a listener that was away. */
  listen(heard: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** A line that is added to a transaction: once that is durable, every process hears the payload. It is sent apart from it. */
export const NOTIFY = `select pg_notify('branchline', $1)`;
