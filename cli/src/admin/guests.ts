// branchline admin guests | guest | mute | unmute | ban | unban | delete | addresses

import { wholeNumber } from '../arguments.ts';
import { badInput } from '../fail.ts';
import { print, printJson, table as columns } from '../output.ts';
import { plain } from '../text/plain.ts';
import { atDesk, type Desk, type Server } from './desk.ts';
import { adminPart, type PartOptions } from './part.ts';
import { sanctionText, time } from './text.ts';

const DAY = 24 * 3600 * 1000;
/** The beginning of a hash: enough to tell banned addresses apart. */
const HASH_SHOWN = 12;

type GuestSheet = Awaited<ReturnType<Server['admin']['guestsAt']>>[number];

const HEAD = ['guest', 'name', 'since', 'tables', 'lines', 'bans and mutes'];
const row = ({ id, name, created, gone, tables, lines, sanctions }: GuestSheet) => [
  ...[id, gone === undefined ? plain(name) : 'left for good', time(created), tables, lines],
  sanctions.map(sanctionText).join(', ') || '–',
];

interface ListOptions extends PartOptions {
  readonly name?: string;
  readonly sanctioned?: true;
  readonly limit: number;
}

export const guests = adminPart('guests', 'list guests, those who came last first')
  .option('--name <text>', 'only those whose name contains this')
  .option('--sanctioned', 'only those who are banned or muted')
  .option('--limit <n>', 'so many at most', wholeNumber(1, 100_000), 50)
  .action(async ({ json, data, ...filter }: ListOptions) => {
    const found = await atDesk(data === undefined ? {} : { data }, (admin, desk) => admin.guestsAt(desk, filter));
    if (json) printJson(found);
    else print(found.length === 0 ? 'No guests.' : columns(HEAD, found.map(row)));
  });

const noGuest = (id: string): never => badInput(`there is no guest ${plain(id)}`);

export const guest = adminPart('guest', 'show one guest and their tables')
  .argument('<id>', 'the guest')
  .action(async (id: string, { json, ...options }: PartOptions) => {
    const { sheet, tables } = await atDesk(options, async (admin, desk) => ({
      sheet: (await admin.guestAt(desk, id)) ?? noGuest(id),
      tables: await admin.tablesAt(desk, { guest: id, limit: 1000 }),
    }));
    if (json) return printJson({ ...sheet, at: tables });
    print(columns(HEAD, [row(sheet)]));
    if (tables.length === 0) return;
    const lines = tables.map((each) => [each.id, each.state, each.moves, time(each.touched)]);
    print(`\n${columns(['table', 'state', 'moves', 'last change'], lines)}`);
  });

interface TermOptions extends PartOptions {
  readonly days?: number;
}

const term = ({ now }: Desk, { days }: TermOptions) => (days === undefined ? {} : { until: now() + days * DAY });
const DAYS = wholeNumber(1, 3650);

export const mute = adminPart('mute', 'close the chat for a guest, at every table')
  .argument('<id>', 'the guest')
  .option('--days <n>', 'for so many days (default: for good)', DAYS)
  .action(async (id: string, options: TermOptions) => {
    const isDone = await atDesk(options, (admin, desk) =>
      admin.sanctionGuest(desk, { kind: 'mute', guest: id, ...term(desk, options) }),
    );
    if (!isDone) noGuest(id);
    if (options.json) printJson({ muted: id });
    else print(`Guest ${id} is muted.`);
  });

export const unmute = adminPart('unmute', 'open the chat for a guest again')
  .argument('<id>', 'the guest')
  .action(async (id: string, { json, ...options }: PartOptions) => {
    const isDone = await atDesk(options, (admin, desk) => admin.liftFromGuest(desk, { kind: 'mute', guest: id }));
    if (!isDone) badInput(`${plain(id)} is not muted`);
    if (json) printJson({ unmuted: id });
    else print(`Guest ${id} may write again.`);
  });

async function banOne(who: string, { days, json, ...options }: TermOptions): Promise<void> {
  const until = await atDesk(options, async (admin, desk) => {
    const address = admin.plainAddress(who);
    if (address !== undefined) return admin.banAddress(desk, address, days ?? admin.ADDRESS_DAYS);
    const isDone = await admin.sanctionGuest(desk, {
      kind: 'ban',
      guest: who,
      ...term(desk, { ...(days ? { days } : {}) }),
    });
    return isDone ? undefined : badInput(`there is no guest ${plain(who)}, and it is no address either`);
  });
  // An address is named nowhere, not even here: a shell keeps what it prints.
  const named = until === undefined ? `Guest ${who}` : 'The address';
  if (json) printJson({ banned: until === undefined ? who : 'address', ...(until === undefined ? {} : { until }) });
  else print(`${named} is banned${until === undefined ? '' : ` until ${time(until)}`}.`);
}

export const ban = adminPart('ban', 'exclude a guest, or an address (of IPv6 the whole /64)')
  .argument('<guest or address>', 'whom')
  .option('--days <n>', 'for so many days (default: a guest for good, an address for 30, which is the most)', DAYS)
  .action(banOne);

export const unban = adminPart('unban', 'let a guest or an address in again')
  .argument('<guest or address>', 'whom; an address also by the beginning of its hash as `addresses` lists it')
  .action(async (who: string, { json, ...options }: PartOptions) => {
    const lifted = await atDesk(options, async (admin, desk) => {
      const address = admin.plainAddress(who);
      if (address !== undefined) return admin.unbanAddress(desk, { address });
      if (await admin.liftFromGuest(desk, { kind: 'ban', guest: who })) return 1;
      return /^[\da-f]{8,64}$/.test(who) ? admin.unbanAddress(desk, { hash: who }) : 0;
    });
    if (lifted === 0) badInput(`${plain(who)} is not banned`);
    if (json) printJson({ lifted });
    else print('The ban is lifted.');
  });

export const remove = adminPart('delete', 'delete a guest: name, token and chat go, their games stay')
  .argument('<id>', 'the guest')
  .action(async (id: string, { json, ...options }: PartOptions) => {
    const isDone = await atDesk(options, (admin, desk) => admin.deleteGuest(desk, id));
    if (!isDone) noGuest(id);
    if (json) printJson({ deleted: id });
    else print(`Guest ${id} is deleted.`);
  });

export const addresses = adminPart('addresses', 'list banned addresses, by the beginning of their keyed hash').action(
  async ({ json, ...options }: PartOptions) => {
    const found = await atDesk(options, (admin, desk) => admin.bannedAddresses(desk));
    const shown = found.map(({ subject, since, until }) => ({ hash: subject.slice(0, HASH_SHOWN), since, until }));
    if (json) return printJson(shown);
    const lines = shown.map(({ hash, since, until }) => [hash, time(since), until === undefined ? '–' : time(until)]);
    print(shown.length === 0 ? 'No banned addresses.' : columns(['hash', 'since', 'until'], lines));
  },
);
