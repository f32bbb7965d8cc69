// Everything the operator has done, one row each, written in the transaction of the act itself. Servers that run read it
// and obey.

import type { Run, Sql } from '../sql/sql.ts';
import { isConflict } from '../sql/trouble.ts';

export const ACTS = [
  'ban',
  'unban',
  'mute',
  'unmute',
  'delete-guest',
  'close-table',
  'remove-chat',
  'ban-address',
  'unban-address',
] as const;
export type Act = (typeof ACTS)[number];

export interface Deed {
  readonly act: Act;
  /** A guest's or a table's id. Absent for addresses, which are never logged. */
  readonly subject?: string;
  /** What else there is to say: until when, how much. */
  readonly detail?: string;
}

export interface LoggedDeed extends Deed {
  readonly number: number;
  readonly at: number;
  /** Who ran the command. */
  readonly operator: string;
}

export interface AdminLog {
  /** Does something and notes it, both or neither; answers with what the work gives back. A work that gives back undefined did nothing. */
  act<T>(work: (run: Run) => Promise<{ readonly deed: Deed; readonly value: T } | undefined>): Promise<T | undefined>;
  /** The number of the last action. */
  last(): Promise<number>;
  /** Deeds after this number, oldest first, so many at most. */
  after(number: number, limit: number): Promise<readonly LoggedDeed[]>;
  /** The latest actions, oldest first. */
  latest(limit: number): Promise<readonly LoggedDeed[]>;
}

const FIELDS = 'number, at, operator, act, subject, detail';

type Stored = Readonly<Record<string, string | number | null>>;

const deedFrom = ({ number, at, operator, act, subject, detail }: Stored): LoggedDeed => ({
  number: Number(number),
  at: Number(at),
  operator: String(operator),
  act: String(act) as Act,
  ...(typeof subject === 'string' ? { subject } : {}),
  ...(typeof detail === 'string' ? { detail } : {}),
});

export function sqlAdminLog(
  sql: Sql,
  { now, operator }: { readonly now: () => number; readonly operator: string },
): AdminLog {
  const note = (run: Run, { act, subject, detail }: Deed) =>
    run(
      `insert into admin_log (${FIELDS})
       select coalesce(max(number), 0) + 1, $1, $2, $3, $4, $5 from admin_log`,
      [now(), operator, act, subject ?? null, detail ?? null],
    );
  return {
    async act(work) {
      for (;;) {
        try {
          return await sql.write(async (run) => {
            const done = await work(run);
            if (done) await note(run, done.deed);
            return done?.value;
          });
        } catch (fault) {
          if (!isConflict(fault)) throw fault; // else two operators wrote at once: the later one takes the next number
        }
      }
    },
    async last() {
      const [row] = await sql.read('select coalesce(max(number), 0) as number from admin_log');
      return Number(row!['number']);
    },
    async after(number, limit) {
      const rows = await sql.read(`select ${FIELDS} from admin_log where number > $1 order by number limit ${limit}`, [
        number,
      ]);
      return rows.map(deedFrom);
    },
    async latest(limit) {
      const rows = await sql.read(`select ${FIELDS} from admin_log order by number desc limit ${limit}`);
      return rows.map(deedFrom).reverse();
    },
  };
}
