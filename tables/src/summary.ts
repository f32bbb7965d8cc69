// What lists show of a game: the position its players have seen last.

import { standingAt, stateAt, type GameTypes, type Table } from '@branchline/core';
import type { Playable } from './ports.ts';
import type { Summary } from './records.ts';

export const NO_SUMMARY: Summary = { moves: 0, over: false, detail: null };

export function summaryAt({ game, summarise }: Playable, table: Table<GameTypes>, sequence: number): Summary {
  const state = stateAt(table, sequence);
  // A concession is the last entry of its log.
  const conceded = sequence >= table.entries.length ? table.conceded : undefined;
  return {
    moves: standingAt(table, sequence).length,
    over: conceded !== undefined || game.turn(state).kind === 'over',
    ...(conceded === undefined ? {} : { conceded }),
    detail: summarise(game.view(state, 'spectator')),
  };
}
