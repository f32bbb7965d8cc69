// A table whose game has ended is over for all clients, even if that could not be stored at once.

import { expect, test } from 'vitest';
import type { Sql } from '../src/sql/sql.ts';
import { botTable, houseForTest } from './support/house.ts';
import { newSqlite } from './support/storages.ts';

/** The first time a table is to be over, the storage refuses it. */
function refusingTheEnd(sql: Sql): { readonly sql: Sql; readonly refused: () => number } {
  let refused = 0;
  return {
    refused: () => refused,
    sql: {
      dialect: sql.dialect,
      listen: (heard) => sql.listen(heard),
      close: () => sql.close(),
      read: (...args) => sql.read(...args),
      note: (work) => sql.note(work),
      write: (work) =>
        sql.write((run) =>
          work((text, values) => {
            if (refused > 0 || !text.startsWith('update tables') || !values?.includes('over')) return run(text, values);
            refused++;
            throw new Error('injected');
          }),
        ),
    },
  };
}

test('a game whose end could not be stored is over as soon as it can be', async () => {
  const { sql, refused } = refusingTheEnd(await (await newSqlite())());
  const { house, faults } = await houseForTest(sql);
  const id = await botTable(house);
  const state = async (): Promise<unknown> =>
    (await sql.read('select state from tables where id = $1', [id]))[0]?.['state'];
  await expect.poll(refused).toBe(1);
  await expect.poll(state).toBe('over');
  expect(faults).toHaveLength(1);
  // Only then nobody has to look after it any more.
  await expect.poll(() => sql.read('select 1 as held from running')).toEqual([]);
});
