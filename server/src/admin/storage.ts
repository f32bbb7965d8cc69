// What fills the database, by kind.

import type { Desk } from './desk.ts';

export interface StorageKind {
  readonly kind: string;
  readonly rows: number;
  /** Of the texts in these rows, without indexes and what the database needs beside them. */
  readonly bytes: number;
}

export interface StorageSheet {
  readonly kinds: readonly StorageKind[];
  /** The whole database on the disk. */
  readonly bytes: number;
}

const KINDS: readonly (readonly [kind: string, query: string])[] = [
  [
    'guests',
    'select count(*) as found, sum(length(name) + length(token_hash)) as bytes from guests where gone is null',
  ],
  ['guests who left', 'select count(*) as found, sum(length(name)) as bytes from guests where gone is not null'],
  ...(['waiting', 'running', 'over'] as const).flatMap((state) => [
    [
      `tables, ${state}`,
      `select count(*) as found, sum(length(record) + coalesce(length(room), 0)) as bytes
       from tables where state = '${state}'`,
    ] as const,
    [
      `moves of tables, ${state}`,
      `select count(*) as found, sum(length(entry)) as bytes
       from entries join tables on tables.id = entries.table_id where state = '${state}'`,
    ] as const,
  ]),
  ['chat', 'select count(*) as found, sum(length(text)) as bytes from chat'],
  ['short links', 'select count(*) as found, sum(bytes) as bytes from links'],
  ['sessions', 'select count(*) as found, sum(length(token_hash)) as bytes from sessions'],
  ['bans and mutes', 'select count(*) as found, sum(length(subject)) as bytes from sanctions'],
  ['deeds of the operator', `select count(*) as found, sum(length(coalesce(detail, ''))) as bytes from admin_log`],
];

const WHOLE = {
  sqlite: 'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
  postgres: 'select pg_database_size(current_database()) as bytes',
} as const;

export async function storageAt({ sql }: Desk): Promise<StorageSheet> {
  const kinds: StorageKind[] = [];
  for (const [kind, query] of KINDS) {
    const [row] = await sql.read(query);
    kinds.push({ kind, rows: Number(row!['found']), bytes: Number(row!['bytes'] ?? 0) });
  }
  const [whole] = await sql.read(WHOLE[sql.dialect]);
  return { kinds, bytes: Number(whole!['bytes']) };
}
