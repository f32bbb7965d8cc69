// Finding tables: those that wait or run, and those somebody sits at.

import type { Run, Sql } from '../sql/sql.ts';
import { rowFrom, type TableRow, type TableState } from './table-row.ts';

const MOST = 100;

export interface Lobby {
  /** Listed tables, the latest touched first. */
  tables(state?: TableState): Promise<readonly TableRow[]>;
  tablesOf(guest: string): Promise<readonly TableRow[]>;
  /** How many moves each table has. */
  lengths(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Written with every change of seats. */
  noteSeats(run: Run, table: string, guests: readonly string[]): Promise<void>;
}

const FIELDS = 'tables.id, version, state, record, room';
const present = (row: TableRow | undefined): row is TableRow => row !== undefined;

export function sqlLobby(sql: Sql): Lobby {
  return {
    async tables(state) {
      const rows =
        state === undefined
          ? await sql.read(`select ${FIELDS} from tables where listed = 1 order by touched desc limit ${MOST}`)
          : await sql.read(
              `select ${FIELDS} from tables where listed = 1 and state = $1 order by touched desc limit ${MOST}`,
              [state],
            );
      return rows.map(rowFrom).filter(present);
    },
    async tablesOf(guest) {
      const rows = await sql.read(
        `select ${FIELDS} from tables join sittings on sittings.table_id = tables.id
         where sittings.guest_id = $1 order by touched desc limit ${MOST}`,
        [guest],
      );
      return rows.map(rowFrom).filter(present);
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
