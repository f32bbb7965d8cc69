// Guests. A device acts as a guest if it holds the token of one of the guest's sessions.

import { randomBytes } from 'node:crypto';
import { newId } from '@branchline/tables';
import type { Run, Sql } from '../sql/sql.ts';
import { sqlSessions, YEAR, type Sessions, type SignedIn } from './sessions.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** The name shown for a deleted guest. */
export const NOBODY = '–';

export interface Guests {
  readonly sessions: Sessions;
  /** With a first session. */
  add(name: string, alongside?: (run: Run) => Promise<void>): Promise<Guest & { readonly token: string }>;
  byToken(token: string): Promise<SignedIn | undefined>;
  /** What they are called; nobody who has left for good. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** At tables where they sit already they keep the name they came with. */
  rename(id: string, name: string): Promise<void>;
  /** Forgets name, sessions and sanctions. Games stay: they belong to all who played them. */
  remove(id: string): Promise<void>;
}

/** `sessionAge`: milliseconds after which a token expires that is not used. */
export function sqlGuests(sql: Sql, now: () => number, sessionAge: number = YEAR): Guests {
  const sessions = sqlSessions(sql, now, sessionAge);
  return {
    sessions,
    byToken: sessions.byToken,
    add: (name, alongside = async () => {}) =>
      sql.write(async (run) => {
        const id = newId(randomBytes(32));
        await alongside(run);
        // The column token_hash is of an earlier time and only has to be unique.
        await run('insert into guests (id, name, token_hash, created) values ($1, $2, $3, $4)', [id, name, id, now()]);
        const { token } = await sessions.begin(run, id);
        return { id, name, token };
      }),
    async names(ids) {
      if (ids.length === 0) return new Map();
      const places = ids.map((_, index) => `$${index + 1}`).join(', ');
      const rows = await sql.read(`select id, name from guests where gone is null and id in (${places})`, ids);
      return new Map(rows.map((row) => [String(row['id']), String(row['name'])]));
    },
    async rename(id, name) {
      await sql.write((run) => run('update guests set name = $2 where id = $1', [id, name]));
    },
    async remove(id) {
      await sql.write(async (run) => {
        await run('delete from sessions where guest_id = $1', [id]);
        await run('delete from sanctions where subject = $1', [id]);
        await run('update guests set name = $2, token_hash = $3, gone = $4, cleanup_at = 0 where id = $1', [
          ...[id, NOBODY, `gone:${id}`, now()],
        ]);
      });
    },
  };
}
