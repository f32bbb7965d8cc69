// The table in memory and its log, kept in step: what the log has taken has happened, and nothing else.

import { begin, resume, step } from '@branchline/core';
import type {
  Answer,
  Appended,
  Change,
  GameTypes,
  Log,
  StorageTrouble,
  Submission,
  Table,
  Wish,
} from '@branchline/core';
import { isAppended } from './appended.ts';
import type { Clock } from './ports.ts';
import { entriesFrom } from './stored-table.ts';
import { LATE, within } from './within.ts';

/** In milliseconds. A log that is silent for so long is out of reach; what it was given may still be in it. */
const LOG_DEADLINE = 15_000;

export type Taken = Answer | { readonly ok: false; readonly reason: 'not-stored'; readonly why: StorageTrouble };

export interface JournalSetup {
  readonly table: Table<GameTypes>;
  /** The same table before its first move, for the case that the log must be read again. */
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
  /** Has the table rule: a takeback, or a concession. */
  rule(wish: Wish): Promise<Taken>;
  /** Lets chance do what is due. */
  begin(): Promise<StorageTrouble | undefined>;
  /** Reads what others have written. */
  catchUp(): Promise<void>;
}

/** Calls must follow each other: the host queues them. */
export const journalOf = (setup: JournalSetup): Journal => new TableJournal(setup);

type Batch = { readonly changes: readonly Change<GameTypes>[]; readonly table: Table<GameTypes> };

class TableJournal implements Journal {
  readonly #setup: JournalSetup;
  #table: Table<GameTypes>;
  /** An append had no answer that makes sense: it may or may not be in the log. */
  #inDoubt = false;

  constructor(setup: JournalSetup) {
    this.#setup = setup;
    this.#table = setup.table;
  }

  table = (): Table<GameTypes> => this.#table;

  async submit(submission: Submission): Promise<Taken> {
    const taken = await this.#take(() => step(this.#table, submission, { at: this.#setup.clock.now() }));
    return typeof taken === 'string' ? { ok: false, reason: 'not-stored', why: taken } : taken.answer;
  }

  async rule(wish: Wish): Promise<Taken> {
    // Few games need a ruling, so what judges one comes when it is asked for.
    const { rule } = await import('@branchline/core/ruling');
    const taken = await this.#take(() => rule(this.#table, wish, this.#setup.clock.now()));
    return typeof taken === 'string' ? { ok: false, reason: 'not-stored', why: taken } : taken.answer;
  }

  async begin(): Promise<StorageTrouble | undefined> {
    const taken = await this.#take(() => begin(this.#table, this.#setup.clock.now()));
    return typeof taken === 'string' ? taken : undefined;
  }

  async catchUp(): Promise<void> {
    await this.#readOn();
  }

  /** Tries a step until the log has taken it, or it turns out to be out of date. */
  async #take<S extends Batch>(judge: () => S): Promise<S | StorageTrouble> {
    for (let surprises = 0; ;) {
      if (this.#inDoubt && !(await this.#readOn())) return 'unreachable';
      const judged = judge();
      if (judged.changes.length === 0) return judged;
      const appended = await this.#append(judged.changes);
      if (appended === 'ok') {
        this.#table = judged.table;
        this.#setup.onChanges(judged.changes);
        return judged;
      }
      if (appended !== 'taken') return appended.failed;
      const before = this.#table.entries.length;
      if (!(await this.#readOn())) return 'unreachable';
      // Another writer was faster: only its entries are new.
      if (this.#table.entries.length > before) continue;
      if (!(await this.#readAnew())) return 'unreachable';
      // Taken, and nothing new in it: what was held may have been stored meanwhile. Twice is a log that makes no sense.
      if (this.#table.entries.length === before && ++surprises > 1) return 'unreachable';
    }
  }

  async #append(changes: readonly Change<GameTypes>[]): Promise<Appended> {
    const { log, clock, onLate } = this.#setup;
    const entries = changes.map(({ entry }) => entry);
    try {
      const appending = log.append(this.#table.entries.length, entries);
      const appended = await within(clock, LOG_DEADLINE, appending);
      if (isAppended(appended)) return appended;
      if (appended === LATE) appending.then(onLate, () => {});
    } catch {
      // A log that throws has said no more about what became of the batch than one that talks nonsense.
    }
    this.#inDoubt = true;
    return { failed: 'unreachable' };
  }

  async #read(from: number): Promise<readonly unknown[] | undefined> {
    try {
      const stored = await within(this.#setup.clock, LOG_DEADLINE, this.#setup.log.read(from));
      return Array.isArray(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  }

  /** Takes over what others have written; answers whether the log could be read. */
  async #readOn(): Promise<boolean> {
    const stored = await this.#read(this.#table.entries.length);
    if (!stored) return false;
    this.#inDoubt = false;
    const entries = entriesFrom(stored);
    const resumed = entries && resume(this.#table, entries);
    if (!resumed?.ok) return this.#readAnew();
    if (resumed.value.changes.length === 0) return true;
    this.#table = resumed.value.table;
    this.#setup.onChanges(resumed.value.changes);
    return true;
  }

  /** Where the log does not continue what was told, it is right all the same. */
  async #readAnew(): Promise<boolean> {
    const stored = await this.#read(0);
    const entries = stored && entriesFrom(stored);
    const resumed = entries && resume(this.#setup.empty, entries);
    if (!resumed?.ok) return false;
    const told = this.#table.entries;
    const continues = told.every(({ hash }, index) => resumed.value.table.entries[index]?.hash === hash);
    this.#table = resumed.value.table;
    if (continues) this.#setup.onChanges(resumed.value.changes.slice(told.length));
    else this.#setup.onOtherLog();
    return true;
  }
}
