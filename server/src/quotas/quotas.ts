// Everything that a stranger can make the server do, counted and limited in one place.

import { quotaKey, type AddressKey } from '../address-key.ts';
import type { Config } from '../config.ts';
import type { Measures } from '../measures.ts';
import { Problem } from '../problem.ts';
import type { Run, Sql } from '../sql/sql.ts';
import { bucket, buckets, type Bucket } from './bucket.ts';
import { connectionsOf, type Connections } from './connections.ts';
import { ASK_AGAIN, sqlLedger, type Asker, type Ledger, type Rate } from './ledger.ts';
import { networkReader, type Incoming } from './network.ts';
import { reached, type Quota } from './reached.ts';
import { tableQuotas, type TableQuotas } from './tables.ts';

/** In milliseconds. */
const HOUR = 3_600_000;
const MINUTE = 60_000;
const TEN_MINUTES = 600_000;

export interface Quotas extends TableQuotas {
  readonly connections: Connections;
  /** Has to be called before anything is counted by address. */
  open(): Promise<void>;
  /** Undefined: it cannot be told, and nothing is counted by address. */
  network(incoming: Incoming): string | undefined;
  /** The network as it is stored while something counts for it: nobody can read an address from it. */
  addressOf(network: string | undefined): string | undefined;
  /** One more request; refused where the network asks too often. */
  request(network: string | undefined): void;
  /** For the messages of one socket. */
  messages(): Bucket;
  /** Throws where this was refused before and is still; asked first, since it needs no transaction. */
  expect(what: 'new-guests' | 'new-tables' | 'chat' | 'rulings', asker: Asker): void;
  /** These, too, are asked in the transaction that does what they allow, and throw where they do not. */
  newGuest(run: Run, address: string | undefined): Promise<void>;
  newSession(run: Run, guest: string): Promise<void>;
  chat(run: Run, guest: string): Promise<void>;
  /** One more time this guest asks people to let the table rule. */
  ruling(run: Run, guest: string): Promise<void>;
  /** One more game is verified for a short link. */
  newLink(address: string | undefined): Promise<void>;
  /** One more picture of a game is drawn. */
  picture(address: string | undefined): Promise<void>;
  /** Who made the table is forgotten. */
  forgetMaker(table: string): Promise<void>;
  /** Forgets so many uses at most that no quota counts any longer; answers with how many. */
  tidy(limit: number): Promise<number>;
}

export interface QuotasSetup {
  readonly config: Config;
  readonly sql: Sql;
  readonly now: () => number;
  readonly measures: Measures;
  /** Told once: addresses are forwarded by a proxy that the settings do not trust. */
  readonly unheeded: () => void;
}

const limitsOf = (config: Config) =>
  ({
    'waiting-tables': { guest: config.WAITING_TABLES_PER_GUEST, address: config.WAITING_TABLES_PER_ADDRESS },
    'bot-tables': { guest: config.BOT_TABLES_PER_GUEST, address: config.BOT_TABLES_PER_ADDRESS },
    'new-tables': { guest: config.NEW_TABLES_PER_GUEST, address: config.NEW_TABLES_PER_ADDRESS },
    'new-guests': { address: config.NEW_GUESTS_PER_ADDRESS },
    'new-links': { address: config.NEW_LINKS_PER_ADDRESS },
    pictures: { address: config.PICTURES_PER_ADDRESS },
    sessions: { guest: config.SESSIONS_PER_GUEST },
    sockets: {
      ...{ guest: config.SOCKETS_PER_GUEST, address: config.SOCKETS_PER_ADDRESS, table: config.SOCKETS_PER_TABLE },
    },
    chat: { guest: config.CHAT_PER_MINUTE },
    rulings: { guest: config.RULINGS_PER_TEN_MINUTES },
  }) as const;

/** In milliseconds. Everything else is counted within an hour. */
const WITHIN = { chat: MINUTE, rulings: TEN_MINUTES } as const;

/** What costs work and nothing else, so that it is counted in a transaction of its own. */
type Counted = 'new-links' | 'pictures';

const hourly = (limits: ReturnType<typeof limitsOf>, name: 'new-guests' | Counted): Rate => ({
  ...{ name, by: 'address', limit: limits[name].address, within: HOUR },
});

type Book = { readonly sql: Sql; readonly ledger: Ledger };

async function counted({ sql, ledger }: Book, rate: Rate, address: string | undefined): Promise<void> {
  if (address === undefined) return;
  ledger.expectUse(rate, address);
  await sql.write(async (run) => {
    await ledger.lock(run, { address });
    await ledger.use(run, rate, address);
  });
}

function once(call: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) call();
    isDone = true;
  };
}

export function quotasOf({ config, sql, now, measures, unheeded }: QuotasSetup): Quotas {
  const limits = limitsOf(config);
  const refuse = (quota: Quota, retryAfter: number): never => {
    measures.quotas.inc({ quota: quota.name, by: quota.by });
    throw reached(quota, retryAfter);
  };
  const ledger = sqlLedger(sql, now, refuse);
  const mayAsk = buckets(config.REQUESTS_PER_MINUTE, config.REQUESTS_PER_MINUTE / 60);
  const used = async (run: Run, guest: string, name: keyof typeof WITHIN): Promise<void> => {
    await ledger.lock(run, { guest });
    await ledger.use(run, { name, by: 'guest', limit: limits[name].guest, within: WITHIN[name] }, guest);
  };
  let key: AddressKey | undefined;

  return {
    ...tableQuotas(sql, ledger, limits),
    // Sockets that are dead already are noticed by the second ping.
    connections: connectionsOf(limits.sockets, (quota) => refuse(quota, 2 * config.PING_SECONDS)),
    async open() {
      key = await quotaKey(config, sql);
    },
    network: networkReader(config.TRUST_PROXY, once(unheeded)),
    addressOf: (network) => (network === undefined ? undefined : key?.hash(network)),
    request(network) {
      if (network === undefined || mayAsk(network, now())) return;
      measures.refused.inc({ reason: 'too-many' });
      throw new Problem(429, 'too-many', 'Too many requests; wait a little.', { retryAfter: 1 });
    },
    messages: () => bucket(2 * config.MESSAGES_PER_SECOND, config.MESSAGES_PER_SECOND, now()),
    expect(what, asker) {
      for (const [by, limit] of Object.entries(limits[what]) as ['guest' | 'address', number][]) {
        const subject = asker[by];
        const within = what === 'chat' || what === 'rulings' ? WITHIN[what] : HOUR;
        if (subject !== undefined) ledger.expectUse({ name: what, by, limit, within }, subject);
      }
    },
    async newGuest(run, address) {
      if (address === undefined) return;
      await ledger.lock(run, { address });
      await ledger.use(run, hourly(limits, 'new-guests'), address);
    },
    async newSession(run, guest) {
      await ledger.lock(run, { guest });
      const [row] = await run('select count(*) as held from sessions where guest_id = $1', [guest]);
      const limit = limits.sessions.guest;
      if (Number(row!['held']) >= limit) refuse({ name: 'sessions', by: 'guest', limit }, ASK_AGAIN);
    },
    chat: (run, guest) => used(run, guest, 'chat'),
    ruling: (run, guest) => used(run, guest, 'rulings'),
    newLink: (address) => counted({ sql, ledger }, hourly(limits, 'new-links'), address),
    picture: (address) => counted({ sql, ledger }, hourly(limits, 'pictures'), address),
    forgetMaker: (table) => sql.note((run) => ledger.release(run, table)),
    tidy: (limit) => ledger.tidy(HOUR, limit),
  };
}
