// The one clock that all processes of a database go by: the time of the database. Leases, presence, due rows and players'
// clocks are compared by it, so nothing depends on how the machines' own clocks are set.

import type { Clock } from '@branchline/tables';
import type { Sql } from '../sql/sql.ts';

export interface DatabaseClock extends Clock {
  /** Milliseconds that only run on: nobody sets them. */
  ran(): number;
  /** Asks the database again. */
  measure(): Promise<void>;
}

export interface ClockSetup {
  /** The machine's own time, which is that of a file on it, and a count of milliseconds that nobody sets. */
  readonly local?: { readonly now: () => number; readonly ran: () => number };
  /** For tests that live through days: how far ahead of the database they are. */
  readonly ahead?: () => number;
}

/** Milliseconds since 1970. */
const TIME = 'select cast(extract(epoch from clock_timestamp()) * 1000 as double precision) as time';

/** Of so many first questions the one that was answered soonest counts. */
const QUESTIONS = 3;

interface Estimate {
  /** What is added to what has run. */
  readonly offset: number;
  /** How far off it may be, in milliseconds: half of what the question took. */
  readonly error: number;
}

/** The closer of two estimates, unless they contradict each other: then the database's clock was set. */
const better = (known: Estimate, found: Estimate): Estimate =>
  found.error <= known.error || Math.abs(found.offset - known.offset) > found.error + known.error ? found : known;

const MACHINE = { now: () => Date.now(), ran: () => performance.now() };

function after(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}

export async function databaseClock(
  sql: Pick<Sql, 'dialect' | 'read'>,
  { local = MACHINE, ahead = () => 0 }: ClockSetup = {},
): Promise<DatabaseClock> {
  const ran = (): number => local.ran() + ahead();
  if (sql.dialect === 'sqlite') return { now: () => local.now() + ahead(), ran, after, measure: async () => {} };

  async function estimate(): Promise<Estimate> {
    const asked = local.ran();
    const [row] = await sql.read(TIME);
    const answered = local.ran();
    return { offset: Number(row!['time']) - (asked + answered) / 2, error: (answered - asked) / 2 };
  }

  let known = await estimate();
  const measure = async (): Promise<void> => {
    const found = await estimate();
    known = better(known, found);
  };
  for (let question = 1; question < QUESTIONS; question++) await measure();
  return { now: () => Math.round(local.ran() + known.offset + ahead()), ran, after, measure };
}
