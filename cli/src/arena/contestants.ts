// Seating bots at a table of the arena: built-in ones and those from outside.

import { boardById, boardJson } from '@branchline/boards';
import { botRng, type Budget } from '@branchline/bots';
import type { Game, GameTypes, Seat, Seed } from '@branchline/core';
import { contentOf, type Config } from '@branchline/trains-of-europe';
import { requireBot } from '../tables.ts';
import { PROTOCOL, type OutsideBot } from './outside-bot.ts';
import { shortened, type Contestant } from './referee.ts';

export interface Seating {
  readonly game: Game<GameTypes>;
  readonly config: unknown;
  readonly seats: number;
  readonly seat: Seat;
  readonly seed: Seed;
  /** Place in the line-up: a bot's own randomness goes with it from seat to seat. */
  readonly slot: number;
  readonly budget: Budget;
  /** For bots from outside, in milliseconds. */
  readonly limit: number;
}

export const houseContestant = (id: string, { game, config, seat, seed, slot, budget }: Seating): Contestant =>
  requireBot(game.id, id).start({ game, config, seat, rng: botRng(seed, slot), budget });

/** All that is printed on the board and cards, so that a program needs no other source. */
function printedMatter(game: Game<GameTypes>, config: unknown): object {
  if (game.id === 'trains-of-europe') return { content: contentOf(config as Config).content };
  const board = boardById(game.header(config).board);
  return board === undefined ? {} : { board: boardJson(board) };
}

export function outsideContestant(bot: OutsideBot, seating: Seating): Contestant {
  const { game, config, seat, seats, limit } = seating;
  let events: GameTypes['Event'][] = [];
  bot.tell({
    type: 'hello',
    protocol: PROTOCOL,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seat,
    seats,
    limit,
    config,
    ...printedMatter(game, config),
  });
  return {
    observe: (seen) => void events.push(...seen),
    async decide(view) {
      const news = events;
      events = [];
      const answer = await bot.ask({ type: 'decide', view, legal: game.legal(view, seat), events: news });
      if (typeof answer === 'object' && answer !== null && 'action' in answer) return answer.action;
      throw new Error(`its answer names no action: ${shortened(JSON.stringify(answer))}`);
    },
    over(outcome) {
      // A bot that forfeits is in an unknown state, so it starts again.
      if ('forfeit' in outcome && outcome.forfeit.seat === seat) bot.kill();
      else bot.tell({ type: 'over', events, ...outcome });
    },
  };
}
