// Finished games behind short links. The same game has the same link.

import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@branchline/tables';
import type { Run, Sql } from '../sql/sql.ts';
import { Problem } from '../problem.ts';

/** In milliseconds: a link that is opened often is noted as used once a day. */
const DAY = 86_400_000;

export interface Links {
  /** Answers with the id. */
  add(text: string): Promise<string>;
  read(id: string): Promise<string | undefined>;
  /** Removes links that were not used since then, so many at most; answers with how many. */
  removeUnused(since: number, limit: number): Promise<number>;
}

interface LinksSetup {
  readonly now: () => number;
  /** All links together. */
  readonly mostBytes: number;
}

export function sqlLinks(sql: Sql, { now, mostBytes }: LinksSetup): Links {
  const textOf = async (run: Run, id: string): Promise<string | undefined> => {
    const [row] = await run('select text from links where id = $1', [id]);
    return row && String(row['text']);
  };
  const use = (id: string) => (run: Run) =>
    run('update links set used = $2 where id = $1 and used < $3', [id, now(), now() - DAY]);

  async function insert(run: Run, text: string): Promise<string> {
    let id = newId(createHash('sha256').update(text).digest());
    for (let known = await textOf(run, id); known !== undefined; known = await textOf(run, id)) {
      if (known === text) return id;
      id = newId(randomBytes(32));
    }
    const bytes = Buffer.byteLength(text);
    const [row] = await run('select coalesce(sum(bytes), 0) as held from links');
    if (Number(row!['held']) + bytes > mostBytes)
      throw new Problem(507, 'no-room', 'This server has no room for more links.');
    await run('insert into links (id, text, bytes, used) values ($1, $2, $3, $4) on conflict do nothing', [
      ...[id, text, bytes, now()],
    ]);
    return id;
  }

  return {
    add: (text) => sql.write((run) => insert(run, text)),
    async read(id) {
      const text = await textOf(sql.read, id);
      if (text !== undefined) await sql.note(use(id));
      return text;
    },
    async removeUnused(since, limit) {
      const unused = `select id from links where used < $1 order by used limit ${limit}`;
      const [first] = await sql.read(unused, [since]);
      if (!first) return 0;
      const rows = await sql.write((run) => run(`delete from links where id in (${unused}) returning id`, [since]));
      return rows.length;
    },
  };
}
