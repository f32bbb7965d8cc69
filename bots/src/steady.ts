// A bot that answers the same moves with the same moves, no matter when it takes its seat and who asks: for games that several
// people play with the same cards.

import { fastRng, type Game, type GameTypes, type Rng, type Seat } from '@branchline/core';
import type { Bot, Player } from './bot.ts';

export interface SteadySeat<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seat: Seat;
  readonly seed: number;
  /** Time would give another answer on another machine. */
  readonly iterations: number;
}

export interface SteadyPlayer<T extends GameTypes> extends Player<T> {
  /** A decision it has made before it took its seat here: what it saw then. */
  recall(view: T['View'], when: { readonly isThisTurn: boolean }): void;
}

/**
 * Every decision has a separate stream, by its number: how much chance earlier ones took does not matter, so that after
 * different moves the bot is still the same one.
 */
export function steadyPlayer<T extends GameTypes>(
  bot: Bot<T>,
  { game, config, seat, seed, iterations }: SteadySeat<T>,
): SteadyPlayer<T> {
  let stream: Rng = fastRng(seed);
  let number = 0;
  const player = bot.start({
    game,
    config,
    seat,
    rng: { below: (n) => stream.below(n) },
    budget: { kind: 'iterations', count: iterations },
  });
  const decide = (view: T['View']): T['Action'] => {
    stream = fastRng(seed + ++number);
    return player.decide(view);
  };
  return {
    observe: (events, view) => player.observe?.(events, view),
    decide,
    recall(view, { isThisTurn }) {
      // It decides again what it has decided, to remember what it meant to do next; the answer is on record.
      if (isThisTurn || !player.turnByTurn) decide(view);
      else number++;
    },
  };
}
