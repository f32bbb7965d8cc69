// What is counted in the database, so that several processes count together and a restart forgets nothing.

import { randomBytes } from 'node:crypto';
import { newId } from '@branchline/tables';
import type { Run, Sql } from '../sql/sql.ts';
import type { TableState } from '../store/table-row.ts';
import type { Quota } from './reached.ts';
import { refusalsOf, secondsUntil } from './refusals.ts';

/** For whom something counts. The address is a keyed hash; undefined where nothing is counted by address. */
export interface Asker {
  readonly guest?: string | undefined;
  readonly address?: string | undefined;
}

/** A quota on how often something may be done within a time, in milliseconds. */
export interface Rate extends Quota {
  readonly within: number;
}

/** Told of a quota that is reached; `retryAfter` in seconds. Has to throw. */
export type Refuse = (quota: Quota, retryAfter: number) => never;

export interface Ledger {
  /** Others who count for the same guest or address wait until this transaction is over. */
  lock(run: Run, asker: Asker): Promise<void>;
  /** From now on this table counts for its maker. */
  hold(run: Run, table: string, maker: Asker): Promise<void>;
  /** The table counts for nobody any more, and nothing is kept of who made it. */
  release(run: Run, table: string): Promise<void>;
  /** Undefined where the table counts for nobody. */
  makerOf(run: Run, table: string): Promise<Asker | undefined>;
  /** Refuses where as many other tables in this state as allowed count for the subject. */
  expectRoom(run: Run, quota: Quota, subject: string, beside: TableInState): Promise<void>;
  /** Refuses without the database where it has refused one more use before, and none can have ended since. */
  expectUse(rate: Rate, subject: string): void;
  /** Notes one more use; refuses where there were as many as allowed. */
  use(run: Run, rate: Rate, subject: string): Promise<void>;
  /** Forgets uses that are this old, so many at most; answers with how many. */
  tidy(age: number, limit: number): Promise<number>;
}

export interface TableInState {
  readonly table: string;
  readonly state: TableState;
}

/** In seconds. A table may start or end at any time: nobody can say when. */
export const ASK_AGAIN = 60;

/** Classes of our locks; any numbers that no other lock of ours has. */
const LOCKS = { address: 8_253_722, guest: 8_253_723 } as const;

export function sqlLedger(sql: Sql, now: () => number, refuse: Refuse): Ledger {
  const refusals = refusalsOf(now, refuse);
  return {
    expectUse: refusals.expectNone,
    async lock(run, asker) {
      // SQLite runs one transaction after the other. The order is always the same, so that nobody waits in a circle.
      if (sql.dialect !== 'postgres') return;
      for (const by of ['address', 'guest'] as const) {
        const subject = asker[by];
        if (subject !== undefined) await run(`select pg_advisory_xact_lock(${LOCKS[by]}, hashtext($1))`, [subject]);
      }
    },
    async hold(run, table, { guest, address }) {
      await run('insert into quota_tables (table_id, guest, address) values ($1, $2, $3)', [
        ...[table, guest ?? null, address ?? null],
      ]);
    },
    async release(run, table) {
      await run('delete from quota_tables where table_id = $1', [table]);
    },
    async makerOf(run, table) {
      const [row] = await run('select guest, address from quota_tables where table_id = $1', [table]);
      const named = (name: 'guest' | 'address') => (row?.[name] === null ? undefined : String(row?.[name]));
      return row && { guest: named('guest'), address: named('address') };
    },
    async expectRoom(run, quota, subject, { table, state }) {
      const column = quota.by === 'guest' ? 'guest' : 'address';
      const [row] = await run(
        `select count(*) as held from quota_tables join tables on tables.id = quota_tables.table_id
         where quota_tables.${column} = $1 and tables.state = $2 and tables.id <> $3`,
        [subject, state, table],
      );
      if (Number(row!['held']) >= quota.limit) refuse(quota, ASK_AGAIN);
    },
    async use(run, rate, subject) {
      const quota = `${rate.name} ${rate.by}`;
      const [row] = await run(
        'select count(*) as used, min(at) as first from quota_uses where quota = $1 and subject = $2 and at > $3',
        [quota, subject, now() - rate.within],
      );
      if (Number(row!['used']) >= rate.limit) {
        const until = Number(row!['first'] ?? now()) + rate.within;
        refusals.note(rate, subject, until);
        refuse(rate, secondsUntil(until, rate, now()));
      }
      await run('insert into quota_uses (id, quota, subject, at) values ($1, $2, $3, $4)', [
        ...[newId(randomBytes(32)), quota, subject, now()],
      ]);
    },
    async tidy(age, limit) {
      const old = `select id from quota_uses where at < $1 order by at limit ${limit}`;
      const [first] = await sql.read(old, [now() - age]);
      if (!first) return 0;
      const rows = await sql.note((run) =>
        run(`delete from quota_uses where id in (${old}) returning id`, [now() - age]),
      );
      return rows.length;
    },
  };
}
