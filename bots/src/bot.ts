// The contract of a bot: it sees what its seat may see, and answers with one action when it is asked.

import type { Game, GameTypes, Rng, Seat } from '@branchline/core';
import type { Thought } from './thought.ts';

/** How much a bot may think about one decision. Only a count of iterations gives the same game every time. */
export type Budget =
  | { readonly kind: 'iterations'; readonly count: number }
  /** The caller passes the clock in: bots have no access to one. */
  | { readonly kind: 'time'; readonly milliseconds: number; readonly now: () => number };

/** What a bot knows when it takes its seat. */
export interface BotContext<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly seat: Seat;
  /** The bot's own stream, never the one the cards are dealt from. */
  readonly rng: Rng;
  readonly budget: Budget;
}

/** A bot at its seat for one whole game; what it remembers between decisions is its own affair. */
export interface Player<T extends GameTypes> {
  /** What it decided in earlier turns means nothing to it any more; only within a turn it follows a plan. */
  readonly turnByTurn?: true;
  /**
   * Told of every move, its own and chance's included, before the next decision: what this seat saw happen, and the
   * view right after it. Both take time to build, so a bot that needs neither leaves this out.
   */
  observe?(events: readonly T['Event'][], view: () => T['View']): void;
  /** Asked only where the seat has to act; `game.legal(view, seat)` lists the choices. */
  decide(view: T['View']): T['Action'];
  /**
   * The same decision in steps, for a bot that thinks for long. Between them it keeps everything that the rest of the
   * thought depends on to itself; it is told and asked nothing else before the thought has ended.
   */
  think?(view: T['View']): Thought<T['Action']>;
}

/** A bot, not yet seated. */
export interface Bot<T extends GameTypes> {
  /** As on the command line and in game files (`bot:<id>`). */
  readonly id: string;
  start(context: BotContext<T>): Player<T>;
}
