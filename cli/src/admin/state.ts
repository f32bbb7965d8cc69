// branchline admin quotas | storage | log

import { wholeNumber } from '../arguments.ts';
import { print, printJson, table as columns } from '../output.ts';
import { plain } from '../text/plain.ts';
import { atDesk } from './desk.ts';
import { adminPart, type PartOptions } from './part.ts';
import { LONGEST_TEXT, size, time } from './text.ts';

/** The beginning of a hash: enough to tell addresses apart. */
const HASH_SHOWN = 12;

export const quotas = adminPart('quotas', 'list guests and addresses that have reached a quota').action(
  async ({ json, ...options }: PartOptions) => {
    const found = await atDesk(options, (admin, desk) => admin.quotasReached(desk));
    const shown = found.map((each) =>
      each.by === 'address' ? { ...each, subject: each.subject.slice(0, HASH_SHOWN) } : each,
    );
    if (json) return printJson(shown);
    const lines = shown.map(({ by, subject, quota, held, limit }) => [by, subject, quota, held, limit]);
    const head = ['of', 'who', 'quota', 'held', 'allowed'];
    print(found.length === 0 ? 'Nobody has reached a quota.' : columns(head, lines));
  },
);

export const storage = adminPart('storage', 'show what fills the database, by kind').action(
  async ({ json, ...options }: PartOptions) => {
    const sheet = await atDesk(options, (admin, desk) => admin.storageAt(desk));
    if (json) return printJson(sheet);
    const lines = sheet.kinds.map(({ kind, rows, bytes }) => [kind, rows, size(bytes)]);
    print(columns(['kind', 'rows', 'texts'], lines));
    print(`\nThe whole database: ${size(sheet.bytes)}.`);
  },
);

interface LogOptions extends PartOptions {
  readonly limit: number;
}

export const log = adminPart('log', 'list what operators have done, the latest last')
  .option('--limit <n>', 'so many at most', wholeNumber(1, 100_000), 50)
  .action(async ({ limit, json, ...options }: LogOptions) => {
    const deeds = await atDesk(options, (_, desk) => desk.log.latest(limit));
    if (json) return printJson(deeds);
    const lines = deeds.map(({ number, at, operator, act, subject, detail }) => [
      ...[number, time(at), plain(operator), act, subject ?? '–', plain(detail ?? '', LONGEST_TEXT)],
    ]);
    print(deeds.length === 0 ? 'Nothing yet.' : columns(['number', 'at', 'operator', 'act', 'of', 'detail'], lines));
  });
