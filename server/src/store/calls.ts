// What processes call out to each other: that a table has moved on, that its room has changed, that somebody came or
// went. Whoever misses a call finds out by reading.

import type { Run, Sql } from '../sql/sql.ts';
import { NOTIFY } from '../sql/sql.ts';

export type Call =
  | { readonly kind: 'log'; readonly table: string; readonly sequence: number }
  | { readonly kind: 'room'; readonly table: string }
  | { readonly kind: 'presence'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string; readonly number: number };

export interface Calls {
  /** Whether there may be other processes at all. */
  readonly areShared: boolean;
  /** Goes out with the transaction it is part of. */
  out(run: Run, call: Call): Promise<void>;
  /** Everything that other processes call out. */
  listen(heard: (call: Call) => void): Promise<void>;
}

export function callsOf(sql: Sql, node: string): Calls {
  return {
    areShared: sql.dialect === 'postgres',
    async out(run, call) {
      if (sql.dialect === 'postgres') await run(NOTIFY, [JSON.stringify({ node, call })]);
    },
    listen: (heard) =>
      sql.listen((payload) => {
        const said = JSON.parse(payload) as { readonly node: string; readonly call: Call };
        if (said.node !== node) heard(said.call);
      }),
  };
}
