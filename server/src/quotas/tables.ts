// How many tables count for a guest and an address: those that wait, games between bots, and those made within an hour.

import type { Run, Sql } from '../sql/sql.ts';
import type { Asker, Ledger, TableInState } from './ledger.ts';

/** In milliseconds. */
const HOUR = 3_600_000;

/** For a guest, and for an address. */
interface Limits {
  readonly guest: number;
  readonly address: number;
}

export interface TableLimits {
  readonly 'waiting-tables': Limits;
  readonly 'bot-tables': Limits;
  readonly 'new-tables': Limits;
}

export interface TableQuotas {
  newTable(run: Run, table: string, maker: Asker): Promise<void>;
  /** A game is to be verified before its table can be made: it counts as a new table, whatever comes of it. */
  takingOver(maker: Asker): Promise<void>;
  /** Its table is made. */
  takenTable(run: Run, table: string, maker: Asker): Promise<void>;
  /** A game begins. People's games count for nobody, games between bots count for who made the table. */
  begins(run: Run, table: string, isBotsOnly: boolean): Promise<void>;
}

export function tableQuotas(sql: Pick<Sql, 'write'>, ledger: Ledger, limits: TableLimits): TableQuotas {
  async function expectRoom(
    run: Run,
    name: 'waiting-tables' | 'bot-tables',
    maker: Asker,
    beside: TableInState,
  ): Promise<void> {
    for (const by of ['guest', 'address'] as const) {
      const subject = maker[by];
      if (subject !== undefined) await ledger.expectRoom(run, { name, by, limit: limits[name][by] }, subject, beside);
    }
  }

  async function expectRoomToWait(run: Run, table: string, maker: Asker): Promise<void> {
    await ledger.lock(run, maker);
    await expectRoom(run, 'waiting-tables', maker, { table, state: 'waiting' });
  }

  async function use(run: Run, maker: Asker): Promise<void> {
    for (const by of ['guest', 'address'] as const) {
      const subject = maker[by];
      const rate = { name: 'new-tables', by, limit: limits['new-tables'][by], within: HOUR } as const;
      if (subject !== undefined) await ledger.use(run, rate, subject);
    }
  }

  return {
    async newTable(run, table, maker) {
      await expectRoomToWait(run, table, maker);
      await use(run, maker);
      await ledger.hold(run, table, maker);
    },
    async takingOver(maker) {
      await sql.write(async (run) => {
        await expectRoomToWait(run, '', maker);
        await use(run, maker);
      });
    },
    async takenTable(run, table, maker) {
      await expectRoomToWait(run, table, maker);
      await ledger.hold(run, table, maker);
    },
    async begins(run, table, isBotsOnly) {
      if (!isBotsOnly) return ledger.release(run, table);
      const maker = await ledger.makerOf(run, table);
      if (!maker) return;
      await ledger.lock(run, maker);
      await expectRoom(run, 'bot-tables', maker, { table, state: 'running' });
    },
  };
}
