// What people write to each other at a table.

import type { Run, Sql } from '../sql/sql.ts';
import { isConflict } from '../sql/trouble.ts';

export interface Said {
  readonly number: number;
  readonly guest: string;
  readonly at: number;
  readonly text: string;
}

const KEPT = 200;

/** Stands for the writer of a line that was removed. */
const NOBODY = '';

/** Which lines: those of all that is named. */
export interface Lines {
  readonly table?: string;
  readonly guest?: string;
  readonly numbers?: readonly number[];
}

export interface Chat {
  say(
    line: Omit<Said, 'number'> & { readonly table: string },
    out: (run: Run, number: number) => Promise<void>,
  ): Promise<Said>;
  /** The latest lines after this one, oldest first. */
  after(table: string, number: number): Promise<readonly Said[]>;
  /** Removes lines as part of a transaction; answers with how many. */
  remove(run: Run, lines: Lines): Promise<number>;
  /** A guest's lines are deleted with the guest. */
  forget(guest: string): Promise<void>;
}

async function remove(run: Run, { table, guest, numbers }: Lines): Promise<number> {
  if (numbers?.length === 0) return 0;
  const values: (string | number)[] = [NOBODY];
  const place = (value: string | number): string => `$${values.push(value)}`;
  const wheres = [
    'guest_id <> $1',
    ...(table === undefined ? [] : [`table_id = ${place(table)}`]),
    ...(guest === undefined ? [] : [`guest_id = ${place(guest)}`]),
    ...(numbers === undefined ? [] : [`number in (${numbers.map(place).join(', ')})`]),
  ].join(' and ');
  // The last line of a table leaves its number behind: a client that has read it must not take the next one for the same.
  const last = await run(
    `update chat set guest_id = $1, at = 0, text = '' where ${wheres} and not exists
       (select 1 from chat as later where later.table_id = chat.table_id and later.number > chat.number)
     returning number`,
    values,
  );
  const others = await run(`delete from chat where ${wheres} returning number`, values);
  return last.length + others.length;
}

export function sqlChat(sql: Sql): Chat {
  const insert = async (
    run: Run,
    { table, guest, at, text }: Omit<Said, 'number'> & { readonly table: string },
  ): Promise<number> => {
    const [row] = await run(
      `insert into chat (table_id, number, guest_id, at, text)
       select $1, coalesce(max(number), 0) + 1, $2, $3, $4 from chat where table_id = $5 returning number`,
      [table, guest, at, text, table],
    );
    const number = Number(row!['number']);
    // Nobody is shown what is further back.
    await run('delete from chat where table_id = $1 and number <= $2', [table, number - KEPT]);
    return number;
  };
  return {
    async say(line, out) {
      for (;;) {
        try {
          return await sql.write(async (run) => {
            const number = await insert(run, line);
            await out(run, number);
            return { number, guest: line.guest, at: line.at, text: line.text };
          });
        } catch (fault) {
          if (!isConflict(fault)) throw fault; // else two wrote at once: the later one takes the next number
        }
      }
    },
    async after(table, number) {
      const rows = await sql.read(
        `select number, guest_id, at, text from chat where table_id = $1 and number > $2 and guest_id <> $3
         order by number desc limit ${KEPT}`,
        [table, number, NOBODY],
      );
      return rows
        .map((row) => ({
          number: Number(row['number']),
          guest: String(row['guest_id']),
          at: Number(row['at']),
          text: String(row['text']),
        }))
        .reverse();
    },
    remove,
    async forget(guest) {
      await sql.write((run) => remove(run, { guest }));
    },
  };
}
