// All tables of a server in the process of the test, with bots that move at once: for what no client can see from outside.

import { transEuropa } from '@branchline/trans-europa';
import { onTestFinished } from 'vitest';
import { firstLegal } from '../../../tables/src/contract/bots.ts';
import { configFrom, type Config } from '../../src/config.ts';
import { houseOf, type House } from '../../src/live/house.ts';
import { measuresOf } from '../../src/measures.ts';
import { createTable } from '../../src/rooms/create.ts';
import { databaseClock } from '../../src/store/clock.ts';
import type { Sql } from '../../src/sql/sql.ts';
import { QUICK_TRANS_EUROPA } from './play.ts';
import { RAISED_LIMITS } from './raised-limits.ts';

export async function houseForTest(sql: Sql): Promise<{ readonly house: House; readonly faults: readonly unknown[] }> {
  const faults: unknown[] = [];
  const house = houseOf({
    config: configFrom({ ADDRESS_KEY: 'a key for all tests' }, RAISED_LIMITS) as Config,
    sql,
    botsFor: () => ({ ...firstLegal(transEuropa), close: async () => {} }),
    clock: await databaseClock(sql),
    faultIn: () => (fault) => void faults.push(fault),
    jumped() {},
    unknownKey() {},
    obeyed() {},
    unheeded() {},
    measures: measuresOf(),
  });
  await house.open();
  onTestFinished(() => house.close());
  return { house, faults };
}

/** A table of two bots, which play at once. */
export async function botTable({ services, actions }: House): Promise<string> {
  const host = await services.guests.add('Ann');
  const seats = [{ kind: 'bot:greedy' }, { kind: 'bot:greedy' }] as const;
  const id = await createTable(
    services,
    { ...host, address: undefined },
    { ...QUICK_TRANS_EUROPA, game: 'trans-europa', seats },
  );
  await actions.start(id, host);
  return id;
}
