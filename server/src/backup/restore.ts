// A backup written into an empty database of either kind: all of it or nothing.

import { LONG, type Run, type Sql, type Value } from '../sql/sql.ts';
import { FORMAT, KEPT, keptIn } from './shape.ts';

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** In words for whoever runs the server. */
class Unfit extends Error {}

/** Answers with the version of the backup. */
function judgeHead(line: unknown, newest: number): number {
  const { format, migration } = (line ?? {}) as { readonly format?: unknown; readonly migration?: unknown };
  if (format !== FORMAT) throw new Unfit('this is no backup of Branchline');
  if (typeof migration !== 'number' || migration > newest) {
    throw new Unfit(
      `the backup is of version ${String(migration)}, this program knows versions up to ${newest}: update it`,
    );
  }
  return migration;
}

/** From this version on tokens are in the sessions; before it a guest had one. */
const WITH_SESSIONS = 3;
const SIGN_IN = `insert into sessions (id, guest_id, token_hash, created, used)
  select id, id, token_hash, created, 0 from guests where gone is null`;

async function insert(run: Run, line: unknown): Promise<void> {
  const { in: name, row } = line as { readonly in?: unknown; readonly row?: unknown };
  const kept = typeof name === 'string' ? keptIn(name) : undefined;
  if (!kept || !Array.isArray(row) || row.length !== kept.columns.length || !row.every(isValue)) {
    throw new Unfit('the backup has a line that makes no sense');
  }
  const places = row.map((_, index) => `$${index + 1}`).join(', ');
  await run(`insert into ${kept.table} (${kept.columns.join(', ')}) values (${places})`, row);
}

async function expectEmpty(run: Run): Promise<void> {
  for (const { table } of KEPT) {
    const [first] = await run(`select 1 as found from ${table} limit 1`);
    if (first) throw new Unfit('the database is not empty; a backup is restored into an empty one');
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unfit('the backup has a line that makes no sense');
  }
};

/** Answers with the number of rows. Tables that were running go on as soon as a server is started. */
export async function restore(sql: Sql, lines: AsyncIterable<string>): Promise<number> {
  const [newest] = await sql.read('select max(number) as number from migrations');
  return sql.write(async (run) => {
    await expectEmpty(run);
    let count = -1;
    let version = 0;
    let end: number | undefined;
    for await (const text of lines) {
      if (text === '') continue;
      const line = parsed(text);
      if (count < 0) version = judgeHead(line, Number(newest?.['number']));
      else if (typeof line === 'object' && line !== null && 'end' in line) end = Number(line.end);
      else await insert(run, line);
      if (end === undefined) count++;
    }
    if (end === undefined || end !== count) throw new Unfit('the backup ends before its end: it is not whole');
    if (version < WITH_SESSIONS) await run(SIGN_IN);
    await run('update running set leased_until = 0');
    return count;
  }, LONG);
}
