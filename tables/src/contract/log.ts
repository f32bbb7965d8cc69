// What every log must keep to, wherever it writes: memory, a browser's database, SQL.

import type { Entry, Log, MoveEntry } from '@branchline/core';
import { expectSame, expectTrue, type Case } from './case.ts';

export interface LogUnderTest {
  /** A new, empty log. */
  readonly log: Log;
  /** The same log through another connection, as another tab or process has it. */
  reopen(): Promise<Log>;
}

const entry = (sequence: number, more: Partial<MoveEntry> = {}): Entry => ({
  sequence,
  move: { by: 0, do: `move-${sequence}` },
  hash: `${sequence}`.padStart(16, '0'),
  at: 1000 + sequence,
  ...more,
});

/** What the table decides is in its log like any move. */
const takeback: Entry = {
  sequence: 3,
  ruling: { kind: 'takeback', by: 0, to: 1, moves: 1, agreed: [2] },
  hash: '1'.padStart(16, '0'),
  id: 'b',
};

const sequences = async (log: Log, from = 0): Promise<number[]> =>
  (await log.read(from)).map((stored) => (stored as Entry).sequence);

const byName = (entry: Entry): unknown => Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1));

const reads: Case<LogUnderTest>[] = [
  {
    name: 'an empty log has nothing to read',
    run: async ({ log }) => expectSame(await log.read(0), [], 'entries'),
  },
  {
    name: 'what was appended is read back as it was, in order, from any place on',
    run: async ({ log }) => {
      const entries = [entry(1, { id: 'a', as: 'bot:x' }), entry(2), takeback];
      expectSame(await log.append(0, entries.slice(0, 2)), 'ok', 'the first batch');
      expectSame(await log.append(2, entries.slice(2)), 'ok', 'the second batch');
      const stored = (await log.read(0)) as readonly Entry[];
      for (const [index, wanted] of entries.entries()) {
        const found = byName(stored[index]!);
        expectSame(found, byName(wanted), `entry ${index + 1}`);
      }
      expectSame(await sequences(log, 2), [3], 'after the first two');
      expectSame(await sequences(log, 3), [], 'after all');
    },
  },
  {
    name: 'what was confirmed is there for whoever opens the log again',
    run: async ({ log, reopen }) => {
      expectSame(await log.append(0, [entry(1), entry(2)]), 'ok', 'the batch');
      expectSame(await sequences(await reopen()), [1, 2], 'after opening again');
    },
  },
];

const races: Case<LogUnderTest>[] = [
  {
    name: 'a batch for another place is refused whole',
    run: async ({ log }) => {
      expectSame(await log.append(0, [entry(1), entry(2)]), 'ok', 'the batch');
      expectSame(await log.append(0, [entry(1), entry(2), entry(3)]), 'taken', 'behind the end');
      expectSame(await log.append(1, [entry(2), entry(3)]), 'taken', 'overlapping the end');
      expectSame(await log.append(5, [entry(6)]), 'taken', 'beyond the end');
      expectSame(await sequences(log), [1, 2], 'entries');
    },
  },
  {
    name: 'a batch that is given twice stands once',
    run: async ({ log }) => {
      const given = [entry(1), entry(2)];
      const answers = await Promise.all([log.append(0, given), log.append(0, given)]);
      expectSame([...answers].map(String).sort(), ['ok', 'taken'], 'answers');
      expectSame(await log.append(0, given), 'taken', 'once more');
      expectSame(await sequences(log), [1, 2], 'entries');
    },
  },
  {
    name: 'of two writers at one place exactly one wins',
    run: async ({ log, reopen }) => {
      const other = await reopen();
      for (let round = 0; round < 10; round++) {
        const at = 2 * round;
        const batch = (by: number) => [1, 2].map((n) => entry(at + n, { id: `${by}-${at + n}` }));
        const answers = await Promise.all([log.append(at, batch(0)), other.append(at, batch(1))]);
        expectSame([...answers].map(String).sort(), ['ok', 'taken'], 'answers');
        const winner = answers.indexOf('ok');
        const ids = ((await log.read(at)) as readonly Entry[]).map(({ id }) => id);
        expectSame(ids, [`${winner}-${at + 1}`, `${winner}-${at + 2}`], 'the batch in the log');
      }
    },
  },
  {
    name: 'many writers who read on and try again lose nothing and double nothing',
    run: async ({ log, reopen }) => {
      const others = await Promise.all([reopen(), reopen()]);
      const write = async (writer: Log, name: string): Promise<void> => {
        for (let n = 0; n < 8; n++) {
          for (;;) {
            const length = (await writer.read(0)).length;
            if ((await writer.append(length, [entry(length + 1, { id: `${name}${n}` })])) === 'ok') break;
          }
        }
      };
      await Promise.all([write(log, 'a'), ...others.map((other, index) => write(other, 'bc'[index]!))]);
      const stored = (await log.read(0)) as readonly Entry[];
      expectSame(
        await sequences(log),
        Array.from({ length: 24 }, (_, n) => n + 1),
        'sequences',
      );
      expectTrue(new Set(stored.map(({ id }) => id)).size === 24, 'an entry is missing or doubled');
    },
  },
];

export const logContract: readonly Case<LogUnderTest>[] = [...reads, ...races];
