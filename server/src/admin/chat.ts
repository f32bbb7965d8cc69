// Chat as the operator sees it, and how lines are removed.

import type { Said } from '../store/chat.ts';
import type { Desk } from './desk.ts';

/** The latest lines of a table, oldest first. */
export const linesAt = ({ chat }: Desk, table: string): Promise<readonly Said[]> => chat.after(table, 0);

export interface Removal {
  readonly table: string;
  /** Only these lines; absent: all. */
  readonly numbers?: readonly number[];
  /** Only what this guest wrote. */
  readonly guest?: string;
}

/** Answers with how many lines went. */
export async function removeLines({ log }: Desk, { table, numbers, guest }: Removal): Promise<number> {
  const removed = await log.act(async (run) => {
    const values: (string | number)[] = [table];
    const wheres = ['table_id = $1'];
    if (guest !== undefined) wheres.push(`guest_id = $${values.push(guest)}`);
    if (numbers !== undefined) wheres.push(`number in (${numbers.map((each) => `$${values.push(each)}`).join(', ')})`);
    const rows = await run(`delete from chat where ${wheres.join(' and ')} returning number`, values);
    if (rows.length === 0) return undefined;
    return {
      deed: { act: 'remove-chat', subject: table, detail: rows.length === 1 ? '1 line' : `${rows.length} lines` },
      value: rows.length,
    };
  });
  return removed ?? 0;
}

/** Everything a guest wrote, table by table. */
export async function removeLinesOf(desk: Desk, guest: string): Promise<number> {
  const rows = await desk.sql.read('select distinct table_id from chat where guest_id = $1', [guest]);
  let removed = 0;
  for (const row of rows) removed += await removeLines(desk, { table: String(row['table_id']), guest });
  return removed;
}
