// Baselines: what one of our bots would do, as a number.

import { botById, botRng } from '@branchline/bots';
import { seedFromText, type Seat } from '@branchline/core';
import type { Gym } from './games.ts';
import { NOBODY } from './tables.ts';

const BUDGET = { kind: 'iterations', count: 50 } as const;

/**
 * The numbers that a bot of that name would choose, table by table; undefined if there is no such bot. It is asked as if it
 * had just sat down: it remembers nothing of the game. `nth`: other numbers, other chance.
 */
export function adviceFrom({ game, config, tables }: Gym, id: string, nth: number): Int32Array | undefined {
  const bot = botById(game.id, id);
  if (!bot) return undefined;
  const numbers = new Int32Array(tables.count).fill(NOBODY);
  for (let table = 0; table < tables.count; table++) {
    const decide = (view: unknown, seat: Seat): unknown =>
      bot
        .start({ game, config, seat, rng: botRng(seedFromText(`gym:${table}:${nth}`), seat), budget: BUDGET })
        .decide(view);
    numbers[table] = tables.ask(table, decide);
  }
  return numbers;
}
