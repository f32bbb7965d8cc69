// Whether moves can be stored: tried, not believed.

import type { Sql } from './sql/sql.ts';
import { reasonOf } from './sql/trouble.ts';

/** In milliseconds. */
const FRESH = 1000;
const PATIENCE = 3000;

/** Answers with the reason where they cannot; asked often, it tries once a second. `folder` is where a SQLite file is stored. */
export function readiness(sql: Sql, node: string, folder?: string): () => Promise<string | undefined> {
  let at = 0;
  let latest: Promise<string | undefined> | undefined;

  async function attempt(): Promise<string | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('the storage does not answer'), PATIENCE);
    });
    const written = sql
      .write((run) =>
        run('insert into health (node, at) values ($1, $2) on conflict (node) do update set at = excluded.at', [
          node,
          Date.now(),
        ]),
      )
      .then(
        () => undefined,
        (fault: unknown) => reasonOf(fault, folder) ?? 'the storage cannot be reached',
      );
    const reason = await Promise.race([written, late]);
    clearTimeout(timer);
    return reason;
  }

  return () => {
    if (!latest || Date.now() - at > FRESH) {
      at = Date.now();
      latest = attempt();
    }
    return latest;
  };
}
