// The clocks of one open table, kept in step with its log.

import type { Entry, GameTypes, Table, Turn } from '@branchline/core';
import { newClocks, tick, type ClockRule, type Clocks } from '@branchline/tables';

export interface Timekeeper {
  clocks(): Clocks;
  /** One more entry is in the log; whose turn it is after it. */
  follow(entry: Entry, after: Turn): void;
  /** The machine's clock was set: nobody's present question has become longer or shorter by that. */
  shift(milliseconds: number): void;
}

/** Before the first entry; the code that opens the table lets it follow all entries. */
export function timekeeper(rule: ClockRule, table: Table<GameTypes>): Timekeeper {
  const { game } = table;
  let clocks = newClocks(rule, table.askedAt.length);
  let turn: Turn = game.turn(game.setup(table.config));

  const follow = (entry: Entry, after: Turn): void => {
    clocks = tick(rule, clocks, { entry, before: turn, after });
    turn = after;
  };

  const shift = (milliseconds: number): void => {
    const asked = clocks.asked.map((since) => (since === undefined ? undefined : since + milliseconds));
    clocks = { ...clocks, asked };
  };

  return { clocks: () => clocks, follow, shift };
}
