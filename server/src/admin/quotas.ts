// Who holds as many tables as the quotas allow: read from the rows, page by page.

import { isPerson } from '../rooms/room.ts';
import { rowFrom } from '../store/table-row.ts';
import type { Desk } from './desk.ts';

const AT_ONCE = 500;

export interface TableQuotas {
  /** Tables that wait, of one host. */
  readonly 'waiting-tables': number;
  /** Running tables without a person, of one host. */
  readonly 'bot-tables': number;
}

export interface QuotaReached {
  readonly guest: string;
  readonly quota: keyof TableQuotas;
  readonly held: number;
  readonly limit: number;
}

/** Those who hold most first. */
export async function quotasReached({ sql }: Desk, limits: TableQuotas): Promise<readonly QuotaReached[]> {
  const held = new Map<string, QuotaReached>();
  for (let after = ''; ;) {
    const rows = await sql.read(
      `select id, version, state, record, room from tables
       where state in ('waiting', 'running') and id > $1 order by id limit ${AT_ONCE}`,
      [after],
    );
    for (const { state, room } of rows.flatMap((row) => rowFrom(row) ?? [])) {
      if (!room || (state === 'running' && room.seats.some(isPerson))) continue;
      const quota = state === 'waiting' ? 'waiting-tables' : 'bot-tables';
      const key = `${quota} ${room.host}`;
      const known = held.get(key)?.held ?? 0;
      held.set(key, { guest: room.host, quota, held: known + 1, limit: limits[quota] });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) break;
    after = String(last['id']);
  }
  return [...held.values()]
    .filter((each) => each.held >= each.limit)
    .toSorted((a, b) => b.held - a.held || (a.guest < b.guest ? -1 : 1));
}
