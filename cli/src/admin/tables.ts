// branchline admin tables | table | close | chat | remove-chat

import { Option, type Command } from 'commander';
import { wholeNumber, numberList } from '../arguments.ts';
import { badInput } from '../fail.ts';
import { print, printJson, table as columns } from '../output.ts';
import { plain } from '../text/plain.ts';
import { atDesk, type Desk, type Server } from './desk.ts';
import { adminPart, type PartOptions } from './part.ts';
import { LONGEST_TEXT, time } from './text.ts';

type TableSheet = Awaited<ReturnType<Server['admin']['tablesAt']>>[number];

const seatText = ({ kind, name, guest }: TableSheet['seats'][number]): string =>
  kind !== 'open' ? kind : guest === undefined ? 'free' : `${plain(name ?? '')} (${guest})`;

const row = ({ id, state, game, host, seats, moves, lines, listed, touched }: TableSheet) => [
  ...[id, state, game ?? '–', listed ? 'yes' : 'no', moves, lines, time(touched), host ?? '–'],
  seats.map(seatText).join(', '),
];

const HEAD = ['table', 'state', 'game', 'listed', 'moves', 'lines', 'last change', 'host', 'seats'];

interface ListOptions extends PartOptions {
  readonly state?: 'waiting' | 'running' | 'over';
  readonly guest?: string;
  readonly limit: number;
}

export const tables = adminPart('tables', 'list tables, the latest changed first')
  .addOption(new Option('--state <state>', 'only these').choices(['waiting', 'running', 'over']))
  .option('--guest <id>', 'only tables at which this guest sits')
  .option('--limit <n>', 'so many at most', wholeNumber(1, 100_000), 50)
  .action(async ({ json, data, ...filter }: ListOptions) => {
    const found = await atDesk({ ...(data === undefined ? {} : { data }) }, (admin, desk) =>
      admin.tablesAt(desk, filter),
    );
    if (json) printJson(found);
    else print(found.length === 0 ? 'No tables.' : columns(HEAD, found.map(row)));
  });

const noTable = (id: string): never => badInput(`there is no table ${plain(id)}`);

export const table = adminPart('table', 'show one table with its chat')
  .argument('<id>', 'the table')
  .action(async (id: string, { json, ...options }: PartOptions) => {
    const { sheet, lines } = await atDesk(options, async (admin, desk) => ({
      sheet: (await admin.tableAt(desk, id)) ?? noTable(id),
      lines: await admin.linesAt(desk, id),
    }));
    if (json) return printJson({ ...sheet, chat: lines });
    print(columns(HEAD, [row(sheet)]));
    if (lines.length === 0) return;
    const said = lines.map(({ number, at, guest, text }) => [number, time(at), guest, plain(text, LONGEST_TEXT)]);
    print(`\n${columns(['line', 'at', 'guest', 'text'], said)}`);
  });

const CLOSED = {
  unknown: (id: string): never => noTable(id),
  over: (id: string): never => badInput(`the game at table ${id} is over: there is nothing to close`),
} as const;

export const close = adminPart('close', 'close a waiting or running table: it is removed, and all its players are told')
  .argument('<id>', 'the table')
  .option('--reason <text>', 'is kept in the log')
  .action(async (id: string, { reason, json, ...options }: PartOptions & { readonly reason?: string }) => {
    const closed = await atDesk(options, (admin, desk) => admin.closeTable(desk, id, reason));
    if (closed !== 'closed') return CLOSED[closed](id);
    if (json) printJson({ closed: id });
    else print(`Table ${id} is closed.`);
  });

interface RemoveOptions extends PartOptions {
  readonly lines?: readonly number[];
  readonly guest?: string;
}

async function removed(
  admin: Server['admin'],
  desk: Desk,
  id: string | undefined,
  { lines, guest }: RemoveOptions,
): Promise<number> {
  if (id !== undefined) {
    return admin.removeLines(desk, {
      ...{ table: id },
      ...(lines === undefined ? {} : { numbers: lines }),
      ...(guest === undefined ? {} : { guest }),
    });
  }
  return admin.removeLinesOf(desk, guest!);
}

export const removeChat: Command = adminPart('remove-chat', 'remove lines of chat')
  .argument('[table]', 'at this table; without one, everything that the guest of --guest wrote')
  .option('--lines <numbers>', 'only the lines of these numbers', numberList(1, Number.MAX_SAFE_INTEGER))
  .option('--guest <id>', 'only what this guest wrote')
  .action(async (id: string | undefined, options: RemoveOptions) => {
    if (id === undefined && options.guest === undefined) badInput('say at which table, or whose lines with --guest');
    const count = await atDesk(options, (admin, desk) => removed(admin, desk, id, options));
    if (count === 0) badInput('there are no such lines of chat');
    if (options.json) printJson({ removed: count });
    else print(count === 1 ? '1 line removed.' : `${count} lines removed.`);
  });
