// Notifications between processes: that a table has moved on, that its room has changed, that a person came or
// went. A process that misses one finds out by reading.

import { count } from '@branchline/protocol';
import * as v from 'valibot';
import type { Run, Sql } from '../sql/sql.ts';
import { NOTIFY } from '../sql/sql.ts';

const table = v.string();
const calling = v.variant('kind', [
  v.object({ kind: v.literal('log'), table, sequence: count }),
  v.object({ kind: v.literal('room'), table }),
  v.object({ kind: v.literal('presence'), table }),
  v.object({ kind: v.literal('chat'), table, number: count }),
]);
const calledOut = v.pipe(v.string(), v.parseJson(), v.object({ node: v.string(), call: calling }));

export type Call = Readonly<v.InferOutput<typeof calling>>;

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
        // Other writers of the database, or a later program, send other notifications: they are not ours.
        const said = v.safeParse(calledOut, payload);
        if (said.success && said.output.node !== node) heard(said.output.call);
      }),
  };
}
