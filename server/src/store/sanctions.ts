// Who may not come in, and who may not write: decided by the operator, for a time or for good.

import type { Run, Sql } from '../sql/sql.ts';

export type SanctionKind = 'ban' | 'mute';

export interface Sanction {
  readonly kind: SanctionKind;
  /** A guest's id, or the keyed hash of an address. */
  readonly subject: string;
  /** Which key an address was hashed with; absent for a guest. */
  readonly keyMark?: string;
  readonly since: number;
  /** Absent: for good. */
  readonly until?: number;
}

export interface SanctionStore {
  /** Those that hold at this time. */
  all(now: number): Promise<readonly Sanction[]>;
  put(run: Run, sanction: Sanction): Promise<void>;
  /** False where there was none. */
  lift(run: Run, sanction: Pick<Sanction, 'kind' | 'subject'>): Promise<boolean>;
  /** Takes away what holds no longer; answers with how many. */
  tidy(now: number): Promise<number>;
}

const PUT = `insert into sanctions (kind, subject, key_mark, since, until) values ($1, $2, $3, $4, $5)
  on conflict (kind, subject) do update
  set key_mark = excluded.key_mark, since = excluded.since, until = excluded.until`;

export function sqlSanctions(sql: Sql): SanctionStore {
  return {
    async all(now) {
      const rows = await sql.read(
        `select kind, subject, key_mark, since, until from sanctions
         where until is null or until > $1 order by since, kind, subject`,
        [now],
      );
      return rows.map(({ kind, subject, key_mark: keyMark, since, until }) => ({
        kind: kind === 'mute' ? 'mute' : 'ban',
        subject: String(subject),
        ...(typeof keyMark === 'string' ? { keyMark } : {}),
        since: Number(since),
        ...(until === null || until === undefined ? {} : { until: Number(until) }),
      }));
    },
    async put(run, { kind, subject, keyMark, since, until }) {
      await run(PUT, [kind, subject, keyMark ?? null, since, until ?? null]);
    },
    async lift(run, { kind, subject }) {
      const rows = await run('delete from sanctions where kind = $1 and subject = $2 returning subject', [
        kind,
        subject,
      ]);
      return rows.length > 0;
    },
    async tidy(now) {
      const rows = await sql.write((run) => run('delete from sanctions where until <= $1 returning subject', [now]));
      return rows.length;
    },
  };
}
