// Finding tables: those that wait or run, and those somebody sits at.

import { mayBeKnownAs } from '../rooms/names.ts';
import type { Run, Sql } from '../sql/sql.ts';
import { rowFrom, TABLE_STATES, type TableRow, type TableState } from './table-row.ts';

const MOST = 100;
/** In milliseconds. */
const DAY = 24 * 3600 * 1000;

export interface Lobby {
  /** Listed tables, the latest touched first; one that has waited for a day is no longer offered to strangers. */
  tables(state?: TableState): Promise<readonly TableRow[]>;
  tablesOf(guest: string): Promise<readonly TableRow[]>;
  /** Ids of all tables somebody ever sat at, however many. */
  sittingsOf(guest: string): Promise<readonly string[]>;
  /** Ids of tables that waited for this name in vain. */
  missedAt(name: string): Promise<readonly string[]>;
  /** How many moves each table has. */
  lengths(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Written with every change of seats. */
  noteSeats(run: Run, table: string, guests: readonly string[]): Promise<void>;
}

const FIELDS = 'tables.id, version, state, record, room';
const present = (row: TableRow | undefined): row is TableRow => row !== undefined;

export function sqlLobby(sql: Sql, now: () => number): Lobby {
  return {
    async tables(state) {
      const states = state === undefined ? TABLE_STATES : [state];
      const rows = await Promise.all(
        states.map((each) =>
          sql.read(
            `select ${FIELDS} from tables where listed = 1 and state = $1 and touched > $2
             order by touched desc limit ${MOST}`,
            [each, each === 'waiting' ? now() - DAY : 0],
          ),
        ),
      );
      return rows
        .flat()
        .map(rowFrom)
        .filter(present)
        .sort((a, b) => b.record.touched - a.record.touched)
        .slice(0, MOST);
    },
    async tablesOf(guest) {
      const rows = await sql.read(
        `select ${FIELDS} from tables join sittings on sittings.table_id = tables.id
         where sittings.guest_id = $1 order by touched desc limit ${MOST}`,
        [guest],
      );
      return rows.map(rowFrom).filter(present);
    },
    async sittingsOf(guest) {
      const rows = await sql.read('select table_id from sittings where guest_id = $1', [guest]);
      return rows.map((row) => String(row['table_id']));
    },
    async missedAt(name) {
      const rows = await sql.read(`select ${FIELDS} from tables where state = 'waiting' and room like '%"failed":%'`);
      const isMissed = ({ room }: TableRow): boolean =>
        room?.failed?.names.some((missed) => mayBeKnownAs(name, missed)) === true;
      return rows
        .map(rowFrom)
        .filter(present)
        .filter(isMissed)
        .map(({ id }) => id);
    },
    async lengths(ids) {
      if (ids.length === 0) return new Map();
      const places = ids.map((_, index) => `$${index + 1}`).join(', ');
      const rows = await sql.read(
        `select table_id, max(sequence) as length from entries where table_id in (${places}) group by table_id`,
        ids,
      );
      return new Map(rows.map((row) => [String(row['table_id']), Number(row['length'])]));
    },
    async noteSeats(run, table, guests) {
      await run('delete from sittings where table_id = $1', [table]);
      for (const guest of guests) {
        await run('insert into sittings (table_id, guest_id) values ($1, $2)', [table, guest]);
      }
    },
  };
}
