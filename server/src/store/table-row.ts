// A table as stored in the database: the game's record and the room around it, changed by compare-and-set on a version.

import type { GameRecord } from '@branchline/tables';
import type { Room } from '../rooms/room.ts';
import type { Row, Run } from '../sql/sql.ts';
import { storedRow } from './stored-row.ts';

export const TABLE_STATES = ['waiting', 'running', 'over'] as const;
export type TableState = (typeof TABLE_STATES)[number];

export interface TableRow {
  readonly id: string;
  readonly version: number;
  readonly state: TableState;
  readonly record: GameRecord;
  /** Absent if a game has no room, as in the contract tests of logs. */
  readonly room?: Room;
}

/** Undefined where it is damaged: such a row harms no other. */
export function rowFrom(row: Row): TableRow | undefined {
  const state = TABLE_STATES.find((known) => known === row['state']);
  const stored = storedRow(row['record'], row['room']);
  return state && stored && { id: String(row['id']), version: Number(row['version']), state, ...stored };
}

export const SELECT_TABLE = 'select id, version, state, record, room from tables';

/** Strangers are shown what waits or is being played: not what is unlisted, and not what is paused. */
const isListed = (room: Room | undefined): number =>
  room !== undefined && !room.unlisted && room.paused === undefined ? 1 : 0;

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
      ...[id, version, state, isListed(room), record.touched],
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
      ...[id, state, isListed(room), record.created, record.touched],
      ...[JSON.stringify(record), room === undefined ? null : JSON.stringify(room)],
    ],
  );
  return rows.length === 1;
}
