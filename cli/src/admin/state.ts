// branchline admin quotas | storage | log

import { wholeNumber } from '../arguments.ts';
import { print, printJson, table as columns } from '../output.ts';
import { atDesk } from './desk.ts';
import { adminPart, type PartOptions } from './part.ts';
import { plain, size, time } from './text.ts';

/** What a guest may hold by default. */
const WAITING_TABLES = 3;
const BOT_TABLES = 2;

interface QuotaOptions extends PartOptions {
  readonly waiting: number;
  readonly bots: number;
}

export const quotas = adminPart('quotas', 'list guests who hold as many tables as the quotas allow')
  .option('--waiting <n>', 'waiting tables that one guest may hold', wholeNumber(1), WAITING_TABLES)
  .option('--bots <n>', 'running tables of bots alone that one guest may hold', wholeNumber(1), BOT_TABLES)
  .action(async ({ waiting, bots, json, ...options }: QuotaOptions) => {
    const limits = { 'waiting-tables': waiting, 'bot-tables': bots };
    const found = await atDesk(options, (admin, desk) => admin.quotasReached(desk, limits));
    if (json) return printJson(found);
    const lines = found.map(({ guest, quota, held, limit }) => [guest, quota, held, limit]);
    print(found.length === 0 ? 'Nobody has reached a quota.' : columns(['guest', 'quota', 'held', 'allowed'], lines));
  });

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
      ...[number, time(at), plain(operator), act, subject ?? '–', plain(detail ?? '')],
    ]);
    print(deeds.length === 0 ? 'Nothing yet.' : columns(['number', 'at', 'operator', 'act', 'of', 'detail'], lines));
  });
