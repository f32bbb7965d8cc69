// What a backup holds, line by line: a head, every row of every lasting table, and an end that says how many there were.
// The head names the columns, so that a later program restores the rows as they were and migrates them.

import type { Row, Value } from '../sql/sql.ts';

export const FORMAT = 'branchline-backup/1';

interface Kept {
  readonly table: string;
  readonly columns: readonly string[];
  /** What a row is found by, in this order. */
  readonly key: readonly string[];
}

/** In the order in which they may be written. Who is here and who looks after what is found out again. */
export const KEPT: readonly Kept[] = [
  { table: 'guests', columns: ['id', 'name', 'token_hash', 'created', 'gone'], key: ['id'] },
  { table: 'sessions', columns: ['id', 'guest_id', 'token_hash', 'created', 'used'], key: ['id'] },
  {
    table: 'tables',
    columns: ['id', 'version', 'state', 'listed', 'created', 'touched', 'record', 'room'],
    key: ['id'],
  },
  { table: 'entries', columns: ['table_id', 'sequence', 'submission', 'entry'], key: ['table_id', 'sequence'] },
  { table: 'sittings', columns: ['table_id', 'guest_id'], key: ['table_id', 'guest_id'] },
  { table: 'running', columns: ['table_id', 'wake_at', 'node', 'leased_until'], key: ['table_id'] },
  { table: 'chat', columns: ['table_id', 'number', 'guest_id', 'at', 'text'], key: ['table_id', 'number'] },
  { table: 'mutes', columns: ['guest_id', 'muted_id'], key: ['guest_id', 'muted_id'] },
  { table: 'links', columns: ['id', 'text', 'bytes', 'used'], key: ['id'] },
  { table: 'sanctions', columns: ['kind', 'subject', 'key_mark', 'since', 'until'], key: ['kind', 'subject'] },
  { table: 'admin_log', columns: ['number', 'at', 'operator', 'act', 'subject', 'detail'], key: ['number'] },
];

export type Columns = Readonly<Record<string, readonly string[]>>;

export const COLUMNS: Columns = Object.fromEntries(KEPT.map(({ table, columns }) => [table, columns]));

/** Of backups whose head does not name them. */
export const FIRST_COLUMNS: Columns = {
  guests: ['id', 'name', 'token_hash', 'created', 'gone'],
  tables: ['id', 'version', 'state', 'listed', 'created', 'touched', 'record', 'room'],
  entries: ['table_id', 'sequence', 'submission', 'entry'],
  sittings: ['table_id', 'guest_id'],
  running: ['table_id', 'wake_at', 'node', 'leased_until'],
  chat: ['table_id', 'number', 'guest_id', 'at', 'text'],
};

export type Line =
  | { readonly format: typeof FORMAT; readonly migration: number; readonly at: number; readonly columns: Columns }
  | { readonly in: string; readonly row: readonly Value[] }
  | { readonly end: number };

export const valuesOf = ({ columns }: Kept, row: Row): readonly Value[] => columns.map((column) => row[column] ?? null);
