// The store of games in SQL.

import type { Entry } from '@branchline/core';
import type { GameRecord, Records, Written } from '@branchline/tables';
import type { Sql } from '../sql/sql.ts';
import { judged, insertEntries, sqlLog, type Alongside } from './entries.ts';
import { insertRow, readRow, rowFrom, SELECT_TABLE, writeRow, type TableRow } from './table-row.ts';

export interface Shelf extends Records {
  row(id: string): Promise<TableRow | 'damaged' | undefined>;
  /** Stores a new table, with what has happened at it before; `taken` where its id is. */
  add(row: Omit<TableRow, 'version'>, entries?: readonly Entry[], alongside?: Alongside): Promise<Written>;
  /**
   * Changes a row with what `change` makes of it, again and again until nobody else was faster. A change that answers with
   * a word has decided against it.
   */
  change<W extends string>(
    id: string,
    change: (row: TableRow) => Partial<Omit<TableRow, 'id' | 'version'>> | W,
    alongside?: Alongside,
  ): Promise<TableRow | W | 'unknown'>;
  /** Removes a table with all that belongs to it; false where it is no longer as it was judged. */
  removeJudged(id: string, judged: Judged): Promise<boolean>;
}

/** A table as it was judged. */
export interface Judged {
  readonly version: number;
  /** Absent: moves that were made since do not matter. */
  readonly sequence?: number;
}

/** What is written in the same transaction as a batch of moves, and as a change of a row. */
export interface Company {
  readonly batch?: Alongside;
  readonly row?: Alongside;
}

const LENGTH_OF_TABLE = '(select coalesce(max(sequence), 0) from entries where table_id = tables.id)';

export function sqlRecords(sql: Sql, { batch, row: changed = async () => {} }: Company = {}): Shelf {
  const row: Shelf['row'] = (id) => readRow(sql.read, id);

  const change: Shelf['change'] = async (id, changing, alongside = async () => {}) => {
    for (;;) {
      const before = await row(id);
      if (before === undefined || before === 'damaged') return 'unknown';
      const changes = changing(before);
      if (typeof changes === 'string') return changes;
      const after: TableRow = { ...before, ...changes };
      const isWritten = await sql.write(async (run) => {
        if (!(await writeRow(run, after))) return false;
        await alongside(run, id, after.version + 1);
        await changed(run, id, after.version + 1);
        return true;
      });
      if (isWritten) return { ...after, version: before.version + 1 };
    }
  };

  const add: Shelf['add'] = (added, entries = [], alongside = async () => {}) =>
    judged(
      sql.write(async (run): Promise<Written> => {
        if (!(await insertRow(run, added))) return 'taken';
        await insertEntries(run, added.id, 0, entries);
        await alongside(run, added.id, entries.length);
        return 'ok';
      }),
    );

  return {
    row,
    change,
    add,
    list: async () => {
      const rows = await sql.read(`${SELECT_TABLE} order by created`);
      return rows.map((each) => rowFrom(each)?.record ?? { id: String(each['id']), damaged: true as const });
    },
    read: async (id) => {
      const found = await row(id);
      return found === 'damaged' ? { id, damaged: true } : found?.record;
    },
    create: (record, entries) => add({ id: record.id, state: 'running', record }, entries),
    patch: async (id, changes: Partial<Omit<GameRecord, 'id'>>) => {
      const changed = await judged(change(id, ({ record }) => ({ record: { ...record, ...changes } })));
      return typeof changed === 'object' && 'failed' in changed ? changed : 'ok';
    },
    remove: async (id) => {
      await sql.write((run) => run('delete from tables where id = $1', [id]));
      return 'ok';
    },
    removeJudged: (id, { version, sequence = null }) =>
      sql.write(async (run) => {
        const rows = await run(
          `delete from tables where id = $1 and version = $2 and (cast($3 as bigint) is null or $3 = ${LENGTH_OF_TABLE}) returning id`,
          [id, version, sequence],
        );
        if (rows.length > 0) await changed(run, id, version + 1);
        return rows.length > 0;
      }),
    log: (id) => sqlLog(sql, id, batch),
  };
}
