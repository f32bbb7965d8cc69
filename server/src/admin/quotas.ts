// Who has reached a quota: read from the rows by which the servers themselves count.

import type { Config } from '../config.ts';
import type { QuotaName } from '@branchline/protocol/online';
import type { Desk } from './desk.ts';

export interface QuotaHeld {
  readonly quota: QuotaName;
  readonly by: 'guest' | 'address';
  /** A guest's id, or the keyed hash of an address. */
  readonly subject: string;
  readonly held: number;
  readonly limit: number;
}

/** In milliseconds. */
const HOUR = 3_600_000;
const MINUTE = 60_000;
const TEN_MINUTES = 600_000;

type Quota = Pick<QuotaHeld, 'quota' | 'by' | 'limit'>;

/** Tables that count for their makers, by the state they are in. */
const tableQuotas = (config: Config): readonly (Quota & { readonly state: string })[] => [
  { quota: 'waiting-tables', by: 'guest', state: 'waiting', limit: config.WAITING_TABLES_PER_GUEST },
  { quota: 'waiting-tables', by: 'address', state: 'waiting', limit: config.WAITING_TABLES_PER_ADDRESS },
  { quota: 'bot-tables', by: 'guest', state: 'running', limit: config.BOT_TABLES_PER_GUEST },
  { quota: 'bot-tables', by: 'address', state: 'running', limit: config.BOT_TABLES_PER_ADDRESS },
];

/** What may be done so often within a time. */
const useQuotas = (config: Config): readonly (Quota & { readonly within: number })[] => [
  { quota: 'new-tables', by: 'guest', within: HOUR, limit: config.NEW_TABLES_PER_GUEST },
  { quota: 'new-tables', by: 'address', within: HOUR, limit: config.NEW_TABLES_PER_ADDRESS },
  { quota: 'new-guests', by: 'address', within: HOUR, limit: config.NEW_GUESTS_PER_ADDRESS },
  { quota: 'new-links', by: 'address', within: HOUR, limit: config.NEW_LINKS_PER_ADDRESS },
  { quota: 'pictures', by: 'address', within: HOUR, limit: config.PICTURES_PER_ADDRESS },
  { quota: 'chat', by: 'guest', within: MINUTE, limit: config.CHAT_PER_MINUTE },
  { quota: 'rulings', by: 'guest', within: TEN_MINUTES, limit: config.RULINGS_PER_TEN_MINUTES },
];

/** Those who hold most first. */
export async function quotasReached({ sql, config, now }: Desk): Promise<readonly QuotaHeld[]> {
  const found: QuotaHeld[] = [];
  const note = ({ quota, by, limit }: Quota, rows: Awaited<ReturnType<typeof sql.read>>): void => {
    for (const { subject, held } of rows)
      found.push({ quota, by, subject: String(subject), held: Number(held), limit });
  };
  for (const quota of tableQuotas(config)) {
    const rows = await sql.read(
      `select quota_tables.${quota.by} as subject, count(*) as held
       from quota_tables join tables on tables.id = quota_tables.table_id
       where quota_tables.${quota.by} is not null and tables.state = $1
       group by quota_tables.${quota.by} having count(*) >= $2`,
      [quota.state, quota.limit],
    );
    note(quota, rows);
  }
  for (const quota of useQuotas(config)) {
    const rows = await sql.read(
      'select subject, count(*) as held from quota_uses where quota = $1 and at > $2 group by subject having count(*) >= $3',
      [`${quota.quota} ${quota.by}`, now() - quota.within, quota.limit],
    );
    note(quota, rows);
  }
  return found.toSorted((a, b) => b.held / b.limit - a.held / a.limit || (a.subject < b.subject ? -1 : 1));
}
