// Whose chat lines a guest does not want to read, at every table.

import { Problem } from '../problem.ts';
import type { Sql } from '../sql/sql.ts';

const MOST = 500;

export interface Mutes {
  /** Ids of the guests whom this one has muted. */
  of(guest: string): Promise<ReadonlySet<string>>;
  /** The same for several at once; who has muted nobody is left out. */
  among(guests: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  set(guest: string, other: string, muted: boolean): Promise<void>;
  forget(guest: string): Promise<void>;
}

const AT_ONCE = 500;

async function mutedBy(sql: Sql, guests: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  for (let from = 0; from < guests.length; from += AT_ONCE) {
    const part = guests.slice(from, from + AT_ONCE);
    const places = part.map((_, index) => `$${index + 1}`).join(', ');
    for (const row of await sql.read(`select guest_id, muted_id from mutes where guest_id in (${places})`, part)) {
      const guest = String(row['guest_id']);
      found.set(guest, (found.get(guest) ?? new Set()).add(String(row['muted_id'])));
    }
  }
  return found;
}

export const sqlMutes = (sql: Sql): Mutes => ({
  async of(guest) {
    const rows = await sql.read('select muted_id from mutes where guest_id = $1', [guest]);
    return new Set(rows.map((row) => String(row['muted_id'])));
  },
  among: (guests) => mutedBy(sql, guests),
  async set(guest, other, muted) {
    await sql.write(async (run) => {
      if (!muted) return run('delete from mutes where guest_id = $1 and muted_id = $2', [guest, other]);
      const [row] = await run('select count(*) as count from mutes where guest_id = $1', [guest]);
      if (Number(row!['count']) >= MOST) {
        throw new Problem(409, 'too-many-muted', `Nobody can mute more than ${MOST} people; unmute somebody first.`);
      }
      return run('insert into mutes (guest_id, muted_id) values ($1, $2) on conflict do nothing', [guest, other]);
    });
  },
  async forget(guest) {
    await sql.write((run) => run('delete from mutes where guest_id = $1 or muted_id = $1', [guest]));
  },
});
