// What the operator's commands work with: the database beside its servers, the stores, and the log of deeds.

import type { Config } from '../config.ts';
import { openExisting } from '../open-storage.ts';
import { rewritingOf, type Rewriting } from '../rooms/rewriting.ts';
import type { Sql } from '../sql/sql.ts';
import { sqlAdminLog, type AdminLog } from '../store/admin-log.ts';
import { callsOf } from '../store/calls.ts';
import { sqlChat, type Chat } from '../store/chat.ts';
import { databaseClock } from '../store/clock.ts';
import { sqlGuests, type Guests } from '../store/guests.ts';
import { sqlLobby, type Lobby } from '../store/lobby.ts';
import { sqlMutes, type Mutes } from '../store/mutes.ts';
import { sqlRecords, type Shelf } from '../store/records.ts';
import { sqlRunning } from '../store/running.ts';
import { sqlSanctions, type SanctionStore } from '../store/sanctions.ts';

export interface Desk {
  readonly config: Config;
  readonly sql: Sql;
  readonly now: () => number;
  readonly log: AdminLog;
  readonly sanctions: SanctionStore;
  readonly guests: Guests;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly mutes: Mutes;
  readonly shelf: Shelf;
  /** Changes of rooms, as a server makes them. */
  readonly rewriting: Rewriting;
  close(): Promise<void>;
}

/** No server: what is written here every server learns of by reading. */
const NODE = 'operator';

export function deskAt(sql: Sql, config: Config, operator: string, now: () => number = Date.now): Desk {
  const calls = callsOf(sql, NODE);
  const shelf = sqlRecords(sql, { row: (run, table) => calls.out(run, { kind: 'room', table }) });
  const lobby = sqlLobby(sql, now);
  const running = sqlRunning(sql, NODE, now);
  return {
    ...{ config, sql, now, shelf, lobby },
    log: sqlAdminLog(sql, { now, operator }),
    sanctions: sqlSanctions(sql),
    guests: sqlGuests(sql, now),
    chat: sqlChat(sql),
    mutes: sqlMutes(sql),
    rewriting: rewritingOf(
      // No game begins here, and no table is open.
      { shelf, running, lobby, clock: { now }, quotas: { begins: async () => {}, ruling: async () => {} } },
      { find: () => undefined },
    ),
    close: () => sql.close(),
  };
}

/** Throws a sentence where there is no database, or not one of this program's version. */
export async function openDesk(config: Config, operator: string): Promise<Desk> {
  const sql = await openExisting(config);
  const { now } = await databaseClock(sql);
  return deskAt(sql, config, operator, now);
}
