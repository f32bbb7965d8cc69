// How far tables have come in the database, many in one query: a process that missed a notification finds out here.

import type { Sql } from '../sql/sql.ts';

export interface Standing {
  readonly id: string;
  /** Of the room. */
  readonly version: number;
  /** Of the last move. */
  readonly sequence: number;
  /** Number of the last line that was said. */
  readonly line: number;
}

export type Standings = (ids: readonly string[]) => Promise<readonly Standing[]>;

const AT_ONCE = 500;

export const sqlStandings =
  (sql: Sql): Standings =>
  async (ids) => {
    const found: Standing[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const part = ids.slice(from, from + AT_ONCE);
      const rows = await sql.read(
        `select id, version,
           (select coalesce(max(sequence), 0) from entries where table_id = tables.id) as sequence,
           (select coalesce(max(number), 0) from chat where table_id = tables.id) as line
         from tables where id in (${part.map((_, index) => `$${index + 1}`).join(', ')})`,
        part,
      );
      const numbers = (row: (typeof rows)[number], name: string): number => Number(row[name]);
      found.push(
        ...rows.map((row) => ({
          id: String(row['id']),
          version: numbers(row, 'version'),
          sequence: numbers(row, 'sequence'),
          line: numbers(row, 'line'),
        })),
      );
    }
    return found;
  };
