// Loading a game from the store: its rules, its record and its table, or the reason why it cannot be opened.

import type { GameTypes, Table } from '@branchline/core';
import type { Clock, Games, GiveWay, Playable } from './ports.ts';
import { isDamaged, type GameRecord, type Records } from './records.ts';
import { storedTable, type Broken } from './stored-table.ts';
import { LATE, within } from './within.ts';

/** In milliseconds. A port that is silent for so long is out of reach. */
export const PORT_DEADLINE = 15_000;

export type OpenProblem =
  | { readonly problem: 'unknown-game' | 'replay-only' | 'unreachable' }
  | { readonly problem: 'damaged'; readonly why: Broken };

export interface Loaded {
  readonly playable: Playable;
  readonly record: GameRecord;
  readonly table: Table<GameTypes>;
}

export interface LoadPorts {
  readonly games: Games;
  readonly records: Records;
  readonly clock: Clock;
  /** Absent: a game is brought to life in one go. */
  readonly giveWay?: GiveWay;
}

export async function load(ports: LoadPorts, id: string): Promise<Loaded | OpenProblem> {
  try {
    const loaded = await within(ports.clock, PORT_DEADLINE, take(ports, id));
    return loaded === LATE ? { problem: 'unreachable' } : loaded;
  } catch {
    return { problem: 'unreachable' };
  }
}

async function take({ games, records, giveWay }: LoadPorts, id: string): Promise<Loaded | OpenProblem> {
  const record = await records.read(id);
  if (!record) return { problem: 'unknown-game' };
  if (isDamaged(record)) return { problem: 'damaged', why: 'unreadable' };
  const playable = await games(record.game);
  if (!playable) return { problem: 'unknown-game' };
  const table = await storedTable(playable, record, await records.log(id).read(0), giveWay);
  return table.ok ? { playable, record, table: table.value } : { problem: 'damaged', why: table.error };
}
