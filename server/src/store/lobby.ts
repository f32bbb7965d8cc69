// Finding tables: those that wait or run, and those of a guest.

import { mayBeKnownAs } from '../rooms/names.ts';
import type { Row, Run, Sql } from '../sql/sql.ts';
import { rowFrom, TABLE_STATES, type TableRow, type TableState } from './table-row.ts';

const MOST = 100;

export interface Lobby {
  /** Listed tables, the latest touched first. Of those that wait, one for each host, and none whose host is gone. */
  tables(state?: TableState): Promise<readonly TableRow[]>;
  tablesOf(guest: string): Promise<readonly TableRow[]>;
  /** Ids of all tables a guest ever sat at, however many. */
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

/** Its host was there lately, or has only just made it. A guest's id has no sign that `like` takes for a pattern. */
const HAS_HOST = `(created > $2 or exists (select 1 from presence where table_id = tables.id and seen_until > $2
  and tables.room like '%"host":"' || guest_id || '"%'))`;

function onePerHost(rows: readonly TableRow[]): readonly TableRow[] {
  const hosts = new Set<string>();
  return rows.filter(({ state, room }) => {
    if (state !== 'waiting' || !room) return true;
    const isFirst = !hosts.has(room.host);
    hosts.add(room.host);
    return isFirst;
  });
}

/** `awayFor`: milliseconds after which a host who has left is gone. */
export function sqlLobby(sql: Sql, now: () => number, awayFor = 60_000): Lobby {
  const listed = (state: TableState): Promise<readonly Row[]> =>
    state === 'waiting'
      ? sql.read(
          `select ${FIELDS} from tables where listed = 1 and state = $1 and ${HAS_HOST}
           order by touched desc limit ${MOST}`,
          [state, now() - awayFor],
        )
      : sql.read(`select ${FIELDS} from tables where listed = 1 and state = $1 order by touched desc limit ${MOST}`, [
          state,
        ]);
  return {
    async tables(state) {
      const rows = await Promise.all((state === undefined ? TABLE_STATES : [state]).map(listed));
      const found = rows.flat().map(rowFrom).filter(present);
      return onePerHost(found.toSorted((a, b) => b.record.touched - a.record.touched)).slice(0, MOST);
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
