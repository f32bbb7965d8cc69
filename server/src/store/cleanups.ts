// Rows that the clean-up looks at: claimed like deadlines, in small batches, by one process each. The row never says what to
// do: the process that claims it finds out.

import type { Entry } from '@branchline/core';
import type { Sql } from '../sql/sql.ts';

/** In milliseconds. A row whose process ended in the middle, or that cannot be read, is looked at again after so long. */
const AGAIN = 3_600_000;

export interface GuestStanding {
  readonly isGone: boolean;
  /** When a token of theirs was last used; undefined where they have none. */
  readonly used: number | undefined;
  readonly hasGames: boolean;
}

export interface Cleanups {
  /** Ids of rows that are due, so many at most. */
  claim(of: 'tables' | 'guests', limit: number): Promise<readonly string[]>;
  /** When to look at a row next; null: never again. */
  lookAgain(of: 'tables' | 'guests', id: string, at: number | null): Promise<void>;
  lastEntry(table: string): Promise<Entry | undefined>;
  guest(id: string): Promise<GuestStanding | undefined>;
  /** False where they have a game, or a token that was used since then. */
  removeGuest(id: string, unusedSince: number): Promise<boolean>;
  /** Removes sessions that were not used since then, so many at most; answers with how many. */
  removeSessions(unusedSince: number, limit: number): Promise<number>;
}

export function sqlCleanups(sql: Sql, now: () => number): Cleanups {
  const skip = sql.dialect === 'postgres' ? 'for update skip locked' : '';
  return {
    async claim(of, limit) {
      const due = `select id from ${of} where cleanup_at <= $1 order by cleanup_at limit ${limit}`;
      const [first] = await sql.read(due, [now()]);
      if (!first) return [];
      const rows = await sql.note((run) =>
        run(`update ${of} set cleanup_at = $2 where id in (${due} ${skip}) returning id`, [now(), now() + AGAIN]),
      );
      return rows.map((row) => String(row['id']));
    },
    async lookAgain(of, id, at) {
      await sql.note((run) => run(`update ${of} set cleanup_at = $2 where id = $1`, [id, at]));
    },
    async lastEntry(table) {
      const [row] = await sql.read('select entry from entries where table_id = $1 order by sequence desc limit 1', [
        table,
      ]);
      return row && (JSON.parse(String(row['entry'])) as Entry);
    },
    async guest(id) {
      // A session from the time before use was noted counts from now on.
      await sql.note((run) => run('update sessions set used = $2 where guest_id = $1 and used = 0', [id, now()]));
      const [row] = await sql.read(
        `select gone, (select max(used) from sessions where guest_id = guests.id) as used,
           (select count(*) from sittings where guest_id = guests.id) as games
         from guests where id = $1`,
        [id],
      );
      if (!row) return undefined;
      const { gone, used, games } = row;
      return {
        isGone: gone !== null,
        used: used === null || used === undefined ? undefined : Number(used),
        hasGames: Number(games) > 0,
      };
    },
    async removeGuest(id, unusedSince) {
      return sql.write(async (run) => {
        const rows = await run(
          `delete from guests where id = $1 and not exists (select 1 from sittings where guest_id = $1)
             and not exists (select 1 from sessions where guest_id = $1 and (used = 0 or used >= $2)) returning id`,
          [id, unusedSince],
        );
        if (rows.length > 0) await run('delete from sanctions where subject = $1', [id]);
        return rows.length > 0;
      });
    },
    async removeSessions(unusedSince, limit) {
      const expired = `select id from sessions where used > 0 and used < $1 order by used limit ${limit}`;
      const [first] = await sql.read(expired, [unusedSince]);
      if (!first) return 0;
      const rows = await sql.write((run) =>
        run(`delete from sessions where id in (${expired}) returning id`, [unusedSince]),
      );
      return rows.length;
    },
  };
}
