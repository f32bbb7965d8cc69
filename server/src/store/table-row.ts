// A table as it lies in the database: the game's record and the room around it, changed by compare-and-set on a version.

import type { GameRecord } from '@branchline/tables';
import type { Room } from '../rooms/room.ts';
import type { Row, Run } from '../sql/sql.ts';

export const TABLE_STATES = ['waiting', 'running', 'over'] as const;
export type TableState = (typeof TABLE_STATES)[number];

export interface TableRow {
  readonly id: string;
  readonly version: number;
  readonly state: TableState;
  readonly record: GameRecord;
  /** Absent where a game stands by itself, as in the contract tests of logs. */
  readonly room?: Room;
}

/** What our own code has written is read back as it is; only damage to the file can make it something else. */
export function rowFrom(row: Row): TableRow | undefined {
  try {
    const record = JSON.parse(String(row['record'])) as GameRecord;
    const room = row['room'] === null ? undefined : (JSON.parse(String(row['room'])) as Room);
    if (typeof record !== 'object' || record === null || !Array.isArray(record.seats)) return undefined;
    return {
      id: String(row['id']),
      version: Number(row['version']),
      state: row['state'] as TableState,
      record,
      ...(room === undefined ? {} : { room }),
    };
  } catch {
    return undefined;
  }
}

export const SELECT_TABLE = 'select id, version, state, record, room from tables';

export async function readRow(run: Run, id: string): Promise<TableRow | 'damaged' | undefined> {
  const [row] = await run(`${SELECT_TABLE} where id = $1`, [id]);
  return row && (rowFrom(row) ?? 'damaged');
}

/** Whether the row was still the one that was read. */
export async function writeRow(run: Run, { id, version, state, record, room }: TableRow): Promise<boolean> {
  const rows = await run(
    `update tables set version = version + 1, state = $3, listed = $4, touched = $5, record = $6, room = $7
     where id = $1 and version = $2 returning id`,
    [
      ...[id, version, state, room !== undefined && !room.unlisted ? 1 : 0, record.touched],
      ...[JSON.stringify(record), room === undefined ? null : JSON.stringify(room)],
    ],
  );
  return rows.length === 1;
}

export async function insertRow(run: Run, { id, state, record, room }: Omit<TableRow, 'version'>): Promise<boolean> {
  const rows = await run(
    `insert into tables (id, version, state, listed, created, touched, record, room)
     values ($1, 1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
    [
      ...[id, state, room !== undefined && !room.unlisted ? 1 : 0, record.created, record.touched],
      ...[JSON.stringify(record), room === undefined ? null : JSON.stringify(room)],
    ],
  );
  return rows.length === 1;
}
