// The table in memory and its log, kept in step: what the log has taken has happened, and nothing else.

import { begin, resume, step } from '@branchline/core';
import type { Answer, Change, GameTypes, Log, StorageTrouble, Submission, Table } from '@branchline/core';
import type { Clock } from './ports.ts';
import { entriesFrom } from './stored-table.ts';
import { LATE, within } from './within.ts';

/** In milliseconds. A log that is silent for so long is out of reach; what it was given may still be in it. */
const LOG_DEADLINE = 15_000;

export type Taken = Answer | { readonly ok: false; readonly reason: 'not-stored'; readonly why: StorageTrouble };

export interface JournalSetup {
  readonly table: Table<GameTypes>;
  /** The same table before its first move, for the case that the log must be read anew. */
  readonly empty: Table<GameTypes>;
  readonly log: Log;
  readonly clock: Clock;
  /** These are in the log now. */
  readonly onChanges: (changes: readonly Change<GameTypes>[]) => void;
  /** The log is not the one this table was opened from. */
  readonly onOtherLog: () => void;
  /** An append that was given up has been answered after all: it is time to catch up. */
  readonly onLate: () => void;
}

export interface Journal {
  table(): Table<GameTypes>;
  submit(submission: Submission): Promise<Taken>;
  /** Lets chance do what is due. */
  begin(): Promise<StorageTrouble | undefined>;
  /** Reads what others have written. */
  catchUp(): Promise<void>;
}

/** Calls must follow each other: the host queues them. */
export function journalOf({ log, clock, onChanges, ...setup }: JournalSetup): Journal {
  let { table } = setup;
  /** An append went unanswered: it may or may not be in the log. */
  let inDoubt = false;

  async function append(changes: readonly Change<GameTypes>[]): Promise<'ok' | 'taken' | { failed: StorageTrouble }> {
    const entries = changes.map(({ entry }) => entry);
    try {
      const appending = log.append(table.entries.length, entries);
      const appended = await within(clock, LOG_DEADLINE, appending);
      if (appended !== LATE) return appended;
      appending.then(setup.onLate, () => {});
    } catch {
      // A log that throws has said nothing about what became of the batch.
    }
    inDoubt = true;
    return { failed: 'unreachable' };
  }

  async function read(from: number): Promise<readonly unknown[] | undefined> {
    try {
      const stored = await within(clock, LOG_DEADLINE, log.read(from));
      return stored === LATE ? undefined : stored;
    } catch {
      return undefined;
    }
  }

  async function catchUp(): Promise<boolean> {
    const stored = await read(table.entries.length);
    if (!stored) return false;
    inDoubt = false;
    const entries = entriesFrom(stored);
    const resumed = entries && resume(table, entries);
    if (!resumed?.ok) return readAnew();
    if (resumed.value.changes.length === 0) return true;
    table = resumed.value.table;
    onChanges(resumed.value.changes);
    return true;
  }

  /** Where the log does not continue what was told, it is right all the same. */
  async function readAnew(): Promise<boolean> {
    const stored = await read(0);
    const entries = stored && entriesFrom(stored);
    const resumed = entries && resume(setup.empty, entries);
    if (!resumed?.ok) return false;
    const told = table.entries;
    const continues = told.every(({ hash }, index) => resumed.value.table.entries[index]?.hash === hash);
    table = resumed.value.table;
    if (continues) onChanges(resumed.value.changes.slice(told.length));
    else setup.onOtherLog();
    return true;
  }

  /** Tries a step until the log has taken it, or it turns out to be out of date. */
  async function take<S extends { readonly changes: readonly Change<GameTypes>[]; readonly table: Table<GameTypes> }>(
    judge: () => S,
  ): Promise<S | StorageTrouble> {
    for (;;) {
      if (inDoubt && !(await catchUp())) return 'unreachable';
      const judged = judge();
      if (judged.changes.length === 0) return judged;
      const appended = await append(judged.changes);
      if (appended === 'ok') {
        table = judged.table;
        onChanges(judged.changes);
        return judged;
      }
      if (appended !== 'taken') return appended.failed;
      const before = table;
      if (!(await readAnew()) || table.entries.length === before.entries.length) return 'unreachable';
    }
  }

  return {
    table: () => table,
    async submit(submission) {
      const taken = await take(() => step(table, submission, { at: clock.now() }));
      return typeof taken === 'string' ? { ok: false, reason: 'not-stored', why: taken } : taken.answer;
    },
    async begin() {
      const taken = await take(() => begin(table, clock.now()));
      return typeof taken === 'string' ? taken : undefined;
    },
    async catchUp() {
      await catchUp();
    },
  };
}
