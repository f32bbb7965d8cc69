// Chat as the operator sees it, and how lines are removed.

import type { Lines, Said } from '../store/chat.ts';
import type { Desk } from './desk.ts';

/** The latest lines of a table, oldest first. */
export const linesAt = ({ chat }: Desk, table: string): Promise<readonly Said[]> => chat.after(table, 0);

/** All lines of a table, or only some of them. */
export type Removal = Lines & { readonly table: string };

/** Answers with how many lines went. */
export async function removeLines({ chat, log }: Desk, lines: Removal): Promise<number> {
  const removed = await log.act(async (run) => {
    const count = await chat.remove(run, lines);
    if (count === 0) return undefined;
    const detail = count === 1 ? '1 line' : `${count} lines`;
    return { deed: { act: 'remove-chat', subject: lines.table, detail }, value: count };
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
