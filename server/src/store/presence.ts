// Who is at which table, seen by all processes: each says so for its own sockets and repeats it.

import type { Run, Sql } from '../sql/sql.ts';

/** In milliseconds. Presence that is not repeated for so long is over. */
export const SEEN_FOR = 45_000;

export interface Presence {
  here(table: string, guest: string): Promise<void>;
  left(table: string, guest: string): Promise<void>;
  /** The table is gone, and what was said of it with it. */
  forget(table: string, guest: string): void;
  /** Repeats what this process has said. */
  repeat(): Promise<void>;
  /** Until when each of a table's people was or is known to be there. */
  seen(table: string): Promise<ReadonlyMap<string, number>>;
}

export interface PresenceSetup {
  readonly node: string;
  readonly now: () => number;
  /** Written in the transaction in which a person comes or goes. */
  readonly alongside: (run: Run, table: string) => Promise<void>;
}

/** Whom nobody sees any longer: rows that no process repeats. */
const NOBODY = '';

const UPSERT = `insert into presence (table_id, guest_id, node, seen_until) values ($1, $2, $3, $4)
  on conflict (table_id, guest_id, node) do update set seen_until = excluded.seen_until`;

export function sqlPresence(sql: Sql, { node, now, alongside }: PresenceSetup): Presence {
  const inTurn = turns();
  /** Who is here, so that nothing is written where nobody is. */
  const here = new Set<string>();
  /** Whose leaving could not be written. */
  const unwritten = new Map<string, readonly [table: string, guest: string]>();

  const writeLeft = (table: string, guest: string): Promise<void> =>
    sql.note(async (run) => {
      // What is repeated in the same moment must not find them: a time alone could not tell.
      await run('delete from presence where table_id = $1 and guest_id = $2 and node = $3', [table, guest, node]);
      await run(UPSERT, [table, guest, NOBODY, now()]);
      await alongside(run, table);
    });

  async function writeLeaving(who: string): Promise<void> {
    const leaving = unwritten.get(who);
    if (!leaving) return;
    await writeLeft(...leaving);
    unwritten.delete(who);
  }

  return {
    async here(table, guest) {
      const who = `${table} ${guest}`;
      await inTurn(who, async () => {
        await sql.note(async (run) => {
          await run(UPSERT, [table, guest, node, now() + SEEN_FOR]);
          await alongside(run, table);
        });
        here.add(who);
        unwritten.delete(who);
      });
    },
    async left(table, guest) {
      const who = `${table} ${guest}`;
      await inTurn(who, async () => {
        here.delete(who);
        unwritten.set(who, [table, guest]);
        await writeLeaving(who);
      });
    },
    forget(table, guest) {
      here.delete(`${table} ${guest}`);
      unwritten.delete(`${table} ${guest}`);
    },
    async repeat() {
      // Before the rest is repeated: a person who has left must not seem to be here.
      for (const who of unwritten.keys()) await inTurn(who, () => writeLeaving(who));
      if (here.size === 0) return;
      await sql.note((run) => run('update presence set seen_until = $2 where node = $1', [node, now() + SEEN_FOR]));
    },
    async seen(table) {
      const rows = await sql.read('select guest_id, node, seen_until from presence where table_id = $1', [table]);
      const seen = new Map<string, number>();
      for (const row of rows) {
        const guest = String(row['guest_id']);
        // Nobody is promised for longer than that; what is, comes from a clock that was set back since. And whoever has left has
        // left, though the process that says so may know the time of the database a little differently.
        const latest = row['node'] === NOBODY ? now() : now() + SEEN_FOR;
        seen.set(guest, Math.max(seen.get(guest) ?? 0, Math.min(Number(row['seen_until']), latest)));
      }
      return seen;
    },
  };
}

/** Work about the same person in the order in which it was asked for: a person who comes and goes at once has gone. */
function turns(): (who: string, work: () => Promise<unknown>) => Promise<void> {
  const last = new Map<string, Promise<void>>();
  return async (who, work) => {
    const turn = (last.get(who) ?? Promise.resolve()).catch(() => {}).then(async () => void (await work()));
    last.set(who, turn);
    try {
      await turn;
    } finally {
      if (last.get(who) === turn) last.delete(who);
    }
  };
}
