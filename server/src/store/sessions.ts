// Sessions: the devices on which a guest is signed in, each with a token. Only the token's hash is stored, so that a stolen
// database opens no seat.

import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@branchline/tables';
import type { Run, Sql } from '../sql/sql.ts';
import type { Guest } from './guests.ts';

/** In milliseconds. */
const DAY = 24 * 3_600_000;
export const YEAR = 365 * DAY;

export interface Session {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly created: number;
  /** Exact to the day. */
  readonly used: number;
}

export interface NewSession {
  readonly id: string;
  readonly token: string;
}

/** A guest as one of their devices shows itself. */
export interface SignedIn extends Guest {
  readonly session: string;
}

export interface Sessions {
  byToken(token: string): Promise<SignedIn | undefined>;
  of(guest: string): Promise<readonly Session[]>;
  begin(run: Run, guest: string): Promise<NewSession>;
  /** The same by itself. */
  add(guest: string, alongside: (run: Run) => Promise<void>): Promise<NewSession>;
  /** The session goes on under another id and token; the old token is worth nothing. Undefined where it has ended. */
  renew(session: string): Promise<NewSession | undefined>;
  /** False where this guest has no such session. */
  end(guest: string, session: string): Promise<boolean>;
  endOthers(guest: string, session: string): Promise<void>;
  /** Which of these sessions there still are. */
  alive(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

const AT_ONCE = 500;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

function drawn(): NewSession & { readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { id: newId(randomBytes(32)), token, hash: hashOf(token) };
}

const beginning =
  (now: () => number): Sessions['begin'] =>
  async (run, guest) => {
    const { id, token, hash } = drawn();
    await run('insert into sessions (id, guest_id, token_hash, created, used) values ($1, $2, $3, $4, $5)', [
      ...[id, guest, hash, now(), now()],
    ]);
    return { id, token };
  };

async function aliveIn(sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE);
    const places = part.map((_, index) => `$${index + 1}`).join(', ');
    for (const row of await sql.read(`select id from sessions where id in (${places})`, part)) {
      found.add(String(row['id']));
    }
  }
  return found;
}

export function sqlSessions(sql: Sql, now: () => number, age: number): Sessions {
  const isExpired = (used: number): boolean => used > 0 && used < now() - age;

  /** Noted once a day; a disk that is full signs nobody out. */
  async function noteUse(id: string, used: number): Promise<void> {
    if (now() - used < DAY) return;
    await sql.note((run) => run('update sessions set used = $2 where id = $1', [id, now()])).catch(() => {});
  }

  const begin = beginning(now);

  return {
    async byToken(token) {
      const [row] = await sql.read(
        `select sessions.id as session, used, guests.id, name from sessions join guests on guests.id = guest_id
         where sessions.token_hash = $1`,
        [hashOf(token)],
      );
      if (!row || isExpired(Number(row['used']))) return undefined;
      const session = String(row['session']);
      await noteUse(session, Number(row['used']));
      return { id: String(row['id']), name: String(row['name']), session };
    },
    async of(guest) {
      const rows = await sql.read('select id, created, used from sessions where guest_id = $1 order by created, id', [
        guest,
      ]);
      return rows
        .map((row) => ({ id: String(row['id']), created: Number(row['created']), used: Number(row['used']) }))
        .filter(({ used }) => !isExpired(used));
    },
    begin,
    add: (guest, alongside) =>
      sql.write(async (run) => {
        await alongside(run);
        return begin(run, guest);
      }),
    async renew(session) {
      const { id, token, hash } = drawn();
      const rows = await sql.write((run) =>
        run('update sessions set id = $2, token_hash = $3, used = $4 where id = $1 returning id', [
          ...[session, id, hash, now()],
        ]),
      );
      return rows.length === 0 ? undefined : { id, token };
    },
    async end(guest, session) {
      const rows = await sql.write((run) =>
        run('delete from sessions where id = $1 and guest_id = $2 returning id', [session, guest]),
      );
      return rows.length > 0;
    },
    async endOthers(guest, session) {
      await sql.write((run) => run('delete from sessions where guest_id = $1 and id <> $2', [guest, session]));
    },
    alive: (ids) => aliveIn(sql, ids),
  };
}
