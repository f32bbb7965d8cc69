// Guests as the operator sees them: muted, banned, deleted.

import type { Row } from '../sql/sql.ts';
import { forgetGuest } from '../rooms/forget.ts';
import type { Sanction, SanctionKind } from '../store/sanctions.ts';
import type { Desk } from './desk.ts';

export interface GuestSheet {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** When the guest left for good. */
  readonly gone?: number;
  /** How many tables they sit or sat at. */
  readonly tables: number;
  /** How many lines of chat they wrote. */
  readonly lines: number;
  readonly sanctions: readonly Sanction[];
}

export interface GuestFilter {
  /** Part of a name, in any case. */
  readonly name?: string;
  /** Only those under a ban or a mute. */
  readonly sanctioned?: boolean;
  readonly limit: number;
}

const FIELDS = `id, name, created, gone,
  (select count(*) from sittings where guest_id = guests.id) as tables,
  (select count(*) from chat where guest_id = guests.id) as lines`;

const sheetFrom = (row: Row, sanctions: readonly Sanction[]): GuestSheet => ({
  id: String(row['id']),
  name: String(row['name']),
  created: Number(row['created']),
  ...(row['gone'] === null || row['gone'] === undefined ? {} : { gone: Number(row['gone']) }),
  tables: Number(row['tables']),
  lines: Number(row['lines']),
  sanctions: sanctions.filter(({ subject, keyMark }) => keyMark === undefined && subject === row['id']),
});

/** Those who came last first. */
export async function guestsAt(desk: Desk, { name, sanctioned, limit }: GuestFilter): Promise<readonly GuestSheet[]> {
  const values: (string | number)[] = [];
  const wheres = ['gone is null'];
  if (name !== undefined) {
    const pattern = `%${name.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    wheres.push(`lower(name) like $${values.push(pattern)} escape '\\'`);
  }
  if (sanctioned === true) wheres.push('id in (select subject from sanctions where key_mark is null)');
  const rows = await desk.sql.read(
    `select ${FIELDS} from guests where ${wheres.join(' and ')} order by created desc, id limit ${limit}`,
    values,
  );
  const sanctions = await desk.sanctions.all(desk.now());
  return rows.map((row) => sheetFrom(row, sanctions));
}

export async function guestAt(desk: Desk, id: string): Promise<GuestSheet | undefined> {
  const [row] = await desk.sql.read(`select ${FIELDS} from guests where id = $1`, [id]);
  return row && sheetFrom(row, await desk.sanctions.all(desk.now()));
}

const LIFTED = { ban: 'unban', mute: 'unmute' } as const;

export interface Decision {
  readonly kind: SanctionKind;
  readonly guest: string;
  /** In milliseconds since 1970; absent: for good. */
  readonly until?: number;
}

/** False if there is no such guest. */
export async function sanctionGuest(desk: Desk, { kind, guest, until }: Decision): Promise<boolean> {
  const { log, sanctions, now } = desk;
  const done = await log.act(async (run) => {
    const [found] = await run('select id from guests where id = $1 and gone is null', [guest]);
    if (!found) return undefined;
    await sanctions.put(run, { kind, subject: guest, since: now(), ...(until === undefined ? {} : { until }) });
    const detail = until === undefined ? 'for good' : `until ${new Date(until).toISOString()}`;
    return { deed: { act: kind, subject: guest, detail }, value: true };
  });
  return done === true;
}

/** False where there was nothing to lift. */
export async function liftFromGuest({ log, sanctions }: Desk, { kind, guest }: Decision): Promise<boolean> {
  const done = await log.act(async (run) => {
    if (!(await sanctions.lift(run, { kind, subject: guest }))) return undefined;
    return { deed: { act: LIFTED[kind], subject: guest }, value: true };
  });
  return done === true;
}

/** Name, token and words go, table by table; games stay. False if there is no such guest. */
export async function deleteGuest(desk: Desk, id: string): Promise<boolean> {
  const { log, rewriting } = desk;
  const guest = await guestAt(desk, id);
  if (!guest || guest.gone !== undefined) return false;
  const amend = async (table: string, change: Parameters<typeof rewriting.change>[1]) =>
    (await rewriting.change(table, change)) as 'no';
  await forgetGuest({ services: desk, actions: { amend } }, guest);
  await log.act(async () => ({ deed: { act: 'delete-guest', subject: id }, value: true }));
  return true;
}
