// branchline admin: what an operator sees and does, at the database, beside the servers that use it.

import { Command } from 'commander';
import { addresses, ban, guest, guests, mute, remove, unban, unmute } from '../admin/guests.ts';
import { log, quotas, storage } from '../admin/state.ts';
import { close, removeChat, table, tables } from '../admin/tables.ts';

export const command = new Command('admin')
  .summary('see and change what a server holds: tables, guests, bans, chat')
  .description(
    'Work at the database of a server, which may go on meanwhile: it obeys within three seconds. Everything that is done ' +
      'is logged in the database.',
  )
  .addHelpText(
    'after',
    '\nExamples:\n  branchline admin tables --state waiting\n  branchline admin ban GUEST --days 7\n' +
      '  branchline admin ban 203.0.113.7\n  branchline admin remove-chat TABLE --lines 12,13',
  );
for (const part of [
  ...[tables, table, close, removeChat],
  ...[guests, guest, mute, unmute, ban, unban, remove, addresses],
  ...[quotas, storage, log],
])
  command.addCommand(part);
