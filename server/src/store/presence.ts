// Who is at which table, seen by all processes: each says so for its own sockets and repeats it.

import type { Run, Sql } from '../sql/sql.ts';

/** In milliseconds. Presence that is not repeated for so long is over. */
export const SEEN_FOR = 45_000;

export interface Presence {
  here(table: string, guest: string): Promise<void>;
  left(table: string, guest: string): Promise<void>;
  /** Repeats what this process has said. */
  repeat(): Promise<void>;
  /** Until when each of a table's people was or is known to be there. */
  seen(table: string): Promise<ReadonlyMap<string, number>>;
}

export interface PresenceSetup {
  readonly node: string;
  readonly now: () => number;
  /** Written in the transaction in which somebody comes or goes. */
  readonly alongside: (run: Run, table: string) => Promise<void>;
}

export function sqlPresence(sql: Sql, { node, now, alongside }: PresenceSetup): Presence {
  const set = (table: string, guest: string, until: number): Promise<unknown> =>
    sql.note(async (run) => {
      await run(
        `insert into presence (table_id, guest_id, node, seen_until) values ($1, $2, $3, $4)
         on conflict (table_id, guest_id, node) do update set seen_until = excluded.seen_until`,
        [table, guest, node, until],
      );
      await alongside(run, table);
    });
  /** Who is here, so that nothing is written where nobody is. */
  const here = new Set<string>();
  return {
    async here(table, guest) {
      here.add(`${table} ${guest}`);
      await set(table, guest, now() + SEEN_FOR);
    },
    async left(table, guest) {
      here.delete(`${table} ${guest}`);
      await set(table, guest, now());
    },
    async repeat() {
      if (here.size === 0) return;
      await sql.note((run) =>
        run('update presence set seen_until = $2 where node = $1 and seen_until >= $3', [
          ...[node, now() + SEEN_FOR, now()],
        ]),
      );
    },
    async seen(table) {
      const rows = await sql.read(
        'select guest_id, max(seen_until) as seen from presence where table_id = $1 group by guest_id',
        [table],
      );
      // Nobody is promised for longer than that; what is, comes from a clock that was set back since.
      const latest = now() + SEEN_FOR;
      return new Map(rows.map((row) => [String(row['guest_id']), Math.min(Number(row['seen']), latest)]));
    },
  };
}
