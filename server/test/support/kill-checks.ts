// What must hold of a database whose servers were killed: every confirmed move at its place, once, and every game verifies.

import { parseGameFile, verifyGame, type GameTypes, type Game } from '@branchline/core';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';
import type { Row, Sql } from '../../src/sql/sql.ts';
import { call } from './client.ts';
import type { Confirmed } from './stubborn.ts';

export const GAMES: Readonly<Record<string, Game<GameTypes>>> = {
  'trans-europa': transEuropa,
  'trains-of-europe': trainsOfEurope,
};

/** Every game is over and verifies as an outsider would verify it. */
export async function checkTables(url: string, tables: readonly string[]): Promise<number> {
  for (const table of tables) {
    const { status, body } = await call(url, `/api/tables/${table}/file`);
    if (status !== 200) throw new Error(`${table}: ${JSON.stringify(body)}`);
    const file = parseGameFile(JSON.stringify(body));
    if (!file.ok) throw new Error(`${table}: ${JSON.stringify(file.error)}`);
    const verdict = verifyGame(GAMES[file.value.game]!, file.value);
    if (!verdict.ok) throw new Error(`${table}: ${JSON.stringify(verdict.error)}`);
  }
  return tables.length;
}

interface Place {
  readonly table: string;
  readonly sequence: number;
  readonly move: string;
}

/** Where each submission stands; throws where one stands twice or a log has a gap. */
function placesOf(rows: readonly Row[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  let last = { table: '', sequence: 0 };
  for (const row of rows) {
    const [table, sequence] = [String(row['table_id']), Number(row['sequence'])];
    const expected = table === last.table ? last.sequence + 1 : 1;
    if (sequence !== expected) throw new Error(`table ${table} has ${sequence} where ${expected} should be`);
    last = { table, sequence };
    if (row['submission'] === null) continue;
    const id = String(row['submission']);
    if (places.has(id)) throw new Error(`submission ${id} stands twice`);
    const entry = JSON.parse(String(row['entry'])) as {
      move?: Record<string, unknown>;
      ruling?: Record<string, unknown>;
    };
    const { by: _, ...move } = entry.move ?? entry.ruling!;
    places.set(id, { table, sequence, move: JSON.stringify(move) });
  }
  return places;
}

async function expectWhole(sql: Sql): Promise<void> {
  if (sql.dialect !== 'sqlite') return;
  const [check] = await sql.read('pragma integrity_check');
  if (JSON.stringify(check) !== '{"integrity_check":"ok"}') throw new Error(JSON.stringify(check));
}

/** The log itself: every confirmed move at its place, none twice, no gap. Answers with the number of entries. */
export async function checkLog(sql: Sql, confirmed: ReadonlyMap<string, Confirmed>): Promise<number> {
  const rows = await sql.read('select table_id, sequence, submission, entry from entries order by table_id, sequence');
  await expectWhole(sql);
  await sql.close();
  const places = placesOf(rows);
  for (const [id, { table, sequence, action }] of confirmed) {
    const found = places.get(id);
    const isThere = found?.table === table && found.sequence === sequence && sameWords(found.move, action);
    if (!isThere) throw new Error(`confirmed ${id} (${action}) at ${sequence}, found ${JSON.stringify(found)}`);
  }
  return rows.length;
}

const sameWords = (a: string, b: string): boolean => {
  const sorted = (text: string): string =>
    JSON.stringify(Object.entries(JSON.parse(text) as object).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(a) === sorted(b);
};
