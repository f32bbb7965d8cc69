// Who somebody is: whoever holds the token. Only its hash is kept, so that a stolen database opens no seat.

import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@branchline/tables';
import type { Sql } from '../sql/sql.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** What stands where somebody has left for good. */
export const NOBODY = '–';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface Guests {
  add(name: string): Promise<Guest & { readonly token: string }>;
  byToken(token: string): Promise<Guest | undefined>;
  /** What they are called; nobody who has left for good. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** At tables where they sit already they keep the name they came with. */
  rename(id: string, name: string): Promise<void>;
  /** Forgets name and token. Games stay: they belong to everybody who played them. */
  remove(id: string): Promise<void>;
}

export function sqlGuests(sql: Sql, now: () => number): Guests {
  return {
    async add(name) {
      const id = newId(randomBytes(32));
      const token = randomBytes(32).toString('base64url');
      await sql.write((run) =>
        run('insert into guests (id, name, token_hash, created) values ($1, $2, $3, $4)', [
          ...[id, name, hashOf(token), now()],
        ]),
      );
      return { id, name, token };
    },
    async byToken(token) {
      const [row] = await sql.read('select id, name from guests where token_hash = $1 and gone is null', [
        hashOf(token),
      ]);
      return row && { id: String(row['id']), name: String(row['name']) };
    },
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
      await sql.write((run) =>
        run('update guests set name = $2, token_hash = $3, gone = $4 where id = $1', [
          ...[id, NOBODY, `gone:${id}`, now()],
        ]),
      );
    },
  };
}
