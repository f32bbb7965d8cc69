// What lists show of a game: the position its players have seen last.

import { stateAt, type GameTypes, type Table } from '@branchline/core';
import type { Playable } from './ports.ts';
import type { Summary } from './records.ts';

export const NO_SUMMARY: Summary = { moves: 0, over: false, detail: null };

export function summaryAt({ game, summarise }: Playable, table: Table<GameTypes>, sequence: number): Summary {
  const state = stateAt(table, sequence);
  return {
    moves: sequence,
    over: game.turn(state).kind === 'over',
    detail: summarise(game.view(state, 'spectator')),
  };
}
