// Tables as the operator sees them, and how one is closed.

import type { Row } from '../sql/sql.ts';
import { isPerson } from '../rooms/room.ts';
import { rowFrom, type TableState } from '../store/table-row.ts';
import type { Desk } from './desk.ts';

export interface TableSheet {
  readonly id: string;
  readonly state: TableState | 'damaged';
  readonly listed: boolean;
  readonly created: number;
  /** When something last changed at it. */
  readonly touched: number;
  readonly moves: number;
  /** Lines of chat. */
  readonly lines: number;
  readonly game?: string;
  /** Id of the guest who is host. */
  readonly host?: string;
  readonly seats: readonly SeatSheet[];
}

interface SeatSheet {
  /** `open` for a person, else the bot's kind. */
  readonly kind: string;
  readonly guest?: string;
  readonly name?: string;
}

export interface TableFilter {
  readonly state?: TableState;
  /** Tables at which this guest sits. */
  readonly guest?: string;
  readonly limit: number;
}

const FIELDS = `tables.id, version, state, listed, created, touched, record, room,
  (select coalesce(max(sequence), 0) from entries where entries.table_id = tables.id) as moves,
  (select count(*) from chat where chat.table_id = tables.id and guest_id <> '') as lines`;

function sheetFrom(row: Row): TableSheet {
  const read = rowFrom(row);
  const { record, room } = read ?? {};
  return {
    id: String(row['id']),
    state: read?.state ?? 'damaged',
    listed: Number(row['listed']) === 1,
    created: Number(row['created']),
    touched: Number(row['touched']),
    moves: Number(row['moves']),
    lines: Number(row['lines']),
    ...(record ? { game: record.game } : {}),
    ...(room ? { host: room.host } : {}),
    seats: (room?.seats ?? []).map((seat, index) => {
      if (!isPerson(seat)) return { kind: seat.kind, name: record!.seats[index]!.name };
      const { guest, name } = seat;
      return {
        kind: 'open',
        ...(guest === undefined ? {} : { guest }),
        ...(name === undefined ? {} : { name }),
      };
    }),
  };
}

/** The latest touched first. */
export async function tablesAt({ sql }: Desk, { state, guest, limit }: TableFilter): Promise<readonly TableSheet[]> {
  const values: string[] = [];
  const wheres: string[] = [];
  if (state !== undefined) wheres.push(`state = $${values.push(state)}`);
  if (guest !== undefined)
    wheres.push(`tables.id in (select table_id from sittings where guest_id = $${values.push(guest)})`);
  const where = wheres.length === 0 ? '' : `where ${wheres.join(' and ')}`;
  const rows = await sql.read(`select ${FIELDS} from tables ${where} order by touched desc limit ${limit}`, values);
  return rows.map(sheetFrom);
}

export async function tableAt({ sql }: Desk, id: string): Promise<TableSheet | undefined> {
  const [row] = await sql.read(`select ${FIELDS} from tables where tables.id = $1`, [id]);
  return row && sheetFrom(row);
}

export type Closed = 'closed' | 'unknown' | 'over';

/** Takes the table away with everything said and moved there; a finished game stays on record. */
export async function closeTable({ log }: Desk, id: string, reason?: string): Promise<Closed> {
  let found: Closed = 'unknown';
  await log.act(async (run) => {
    const [row] = await run('select state from tables where id = $1', [id]);
    found = row === undefined ? 'unknown' : row['state'] === 'over' ? 'over' : 'closed';
    if (found !== 'closed') return undefined;
    await run('delete from tables where id = $1', [id]);
    const detail = [String(row!['state']), ...(reason === undefined ? [] : [reason])].join(': ');
    return { deed: { act: 'close-table', subject: id, detail }, value: true };
  });
  return found;
}
