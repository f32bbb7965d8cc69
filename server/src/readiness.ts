// Whether moves can be stored: tried, not believed.

import { inTime } from './in-time.ts';
import type { Sql } from './sql/sql.ts';
import { reasonOf } from './sql/trouble.ts';

/** In milliseconds. */
const FRESH = 1000;
const PATIENCE = 3000;

/** Answers with the reason where they cannot; asked often, it tries once a second. `folder` is where a SQLite file is stored. */
export function readiness(sql: Sql, node: string, folder?: string): () => Promise<string | undefined> {
  let at = 0;
  let latest: Promise<string | undefined> | undefined;
  let writing: Promise<string | undefined> | undefined;

  const write = (): Promise<string | undefined> =>
    sql
      .write((run) =>
        run('insert into health (node, at) values ($1, $2) on conflict (node) do update set at = excluded.at', [
          node,
          Date.now(),
        ]),
      )
      .then(
        () => undefined,
        (fault: unknown) => reasonOf(fault, folder) ?? 'the storage cannot be reached',
      )
      .finally(() => (writing = undefined));

  /** While one trial is not answered there is no other: they would only take connections from other work. */
  const attempt = (): Promise<string | undefined> =>
    inTime(PATIENCE, (writing ??= write())).catch(() => 'the storage does not answer');

  return () => {
    if (!latest || performance.now() - at > FRESH) {
      at = performance.now();
      latest = attempt();
    }
    return latest;
  };
}
