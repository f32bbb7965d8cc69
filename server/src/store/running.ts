// Tables that a process has to handle: when next, and which process does so until when. Rows, so that they outlive it.

import type { Sql, Run } from '../sql/sql.ts';

/** In milliseconds. A process that has not renewed a lease for so long is taken for dead. */
export const LEASE = 15_000;

/**
 * No lease ends later than that, though two processes may know the time of the database a little differently. One that does comes
 * from a clock that was set back since, and holds nobody off.
 */
const LONGEST = 2 * LEASE;

/** In milliseconds. The process that wrote a batch schedules the next check; if it ends before that, another process checks then. */
const GRACE = 1000;

export interface Plan {
  /** When to look next; null: not before something happens. */
  readonly at: number | null;
  /** How long the log was that the plan was made for. */
  readonly sequence: number;
}

export interface Running {
  /** Written in the transaction of every batch: the table must be looked at, whatever becomes of the writer. */
  touch(run: Run, id: string, sequence?: number): Promise<void>;
  /** The same by itself. */
  note(id: string): Promise<void>;
  /** Takes the table if nobody holds it. */
  acquire(id: string): Promise<boolean>;
  /** Takes it in any case. */
  seize(id: string): Promise<void>;
  release(id: string): Promise<void>;
  /** Releases everything for the next process. */
  releaseAll(): Promise<void>;
  /** Holds on to everything this process has; answers with what it still has. */
  renew(): Promise<ReadonlySet<string>>;
  /** Tables that are due and free or already here; they belong to this process now. */
  claim(limit: number): Promise<readonly string[]>;
  /** Plans made for a log that has grown since are void: the later writer has requested a check, and that request stays. */
  wake(plans: ReadonlyMap<string, Plan>): Promise<void>;
  forget(id: string): Promise<void>;
  /** For a storage that only one process uses: what an earlier one held is free. */
  freeAll(): Promise<void>;
}

/** A log never shrinks: a late writer takes nothing back. */
const TOUCH = `insert into running (table_id, wake_at, node, leased_until, sequence) values ($1, $2, '', 0, $3)
  on conflict (table_id) do update set wake_at = excluded.wake_at,
    sequence = case when excluded.sequence > running.sequence then excluded.sequence else running.sequence end`;

export function sqlRunning(sql: Sql, node: string, now: () => number): Running {
  const skip = sql.dialect === 'postgres' ? 'for update skip locked' : '';
  // After a power cut the next process finds out again; that a check is needed is written with the moves.
  const write = (text: string, values: readonly (string | number | null)[]) => sql.note((run) => run(text, values));
  const touch: Running['touch'] = async (run, id, sequence = 0) => {
    await run(TOUCH, [id, now() + GRACE, sequence]);
  };
  return {
    touch,
    note: (id) => sql.write((run) => touch(run, id)),
    async acquire(id) {
      const rows = await write(
        `update running set node = $2, leased_until = $3
         where table_id = $1 and (leased_until < $4 or leased_until > $5 or node = $2) returning table_id`,
        [id, node, now() + LEASE, now(), now() + LONGEST],
      );
      return rows.length > 0;
    },
    async seize(id) {
      await write('update running set node = $2, leased_until = $3 where table_id = $1', [id, node, now() + LEASE]);
    },
    async release(id) {
      await write('update running set leased_until = 0 where table_id = $1 and node = $2', [id, node]);
    },
    async releaseAll() {
      await write('update running set leased_until = 0 where node = $1', [node]);
    },
    async renew() {
      const rows = await write(
        'update running set leased_until = $2 where node = $1 and leased_until >= $3 returning table_id',
        [node, now() + LEASE, now()],
      );
      return new Set(rows.map((row) => String(row['table_id'])));
    },
    async claim(limit) {
      const due = `select table_id from running where wake_at <= $3 and (leased_until < $3 or leased_until > $4 or node = $1)
        order by wake_at limit ${limit} ${skip}`;
      const [first] = await sql.read('select 1 as due from running where wake_at <= $1 limit 1', [now()]);
      if (!first) return [];
      const rows = await write(
        `update running set node = $1, leased_until = $2 where table_id in (${due}) returning table_id`,
        [node, now() + LEASE, now(), now() + LONGEST],
      );
      return rows.map((row) => String(row['table_id']));
    },
    async wake(plans) {
      await sql.note(async (run) => {
        for (const [id, { at, sequence }] of plans)
          await run('update running set wake_at = $2 where table_id = $1 and sequence <= $3', [id, at, sequence]);
      });
    },
    async forget(id) {
      await write('delete from running where table_id = $1', [id]);
    },
    async freeAll() {
      await write('update running set leased_until = 0', []);
    },
  };
}
