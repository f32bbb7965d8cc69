// A whole game played by bots: chance drawn from the seed, every bot asked in turn, every move checked and logged.

import {
  botSeed,
  fastRng,
  invariant,
  newTable,
  playTable,
  type Change,
  type Game,
  type GameTypes,
  type Move,
  type Rng,
  type Seat,
  type Seed,
  type Terms,
} from '@branchline/core';
import type { Bot, Budget } from './bot.ts';

/** What `playGame` plays. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  /** One per seat. */
  readonly bots: readonly Bot<T>[];
  readonly seed: Seed;
  /** What the draws are bound to. */
  readonly terms?: Terms;
  readonly budget: Budget;
  /** Told of every move as soon as it has happened. */
  readonly onMove?: (move: Move<T>, after: T['State']) => void;
}

/** A game played to its end. */
export interface Played<T extends GameTypes> {
  readonly moves: readonly Move<T>[];
  readonly state: T['State'];
  readonly result: T['Result'];
}

/** A bot's own randomness. */
export const botRng = (seed: Seed, seat: Seat): Rng => fastRng(botSeed(seed, seat));

/** Throws where a bot wants something illegal: that is a fault of the bot, not of the game. */
export function playGame<T extends GameTypes>(match: Match<T>): Played<T> {
  const { game, config, bots, seed, terms, budget, onMove } = match;
  const players = bots.map((bot, seat) => bot.start({ game, config, seat, rng: botRng(seed, seat), budget }));
  const tell = ({ entry, before, after }: Change<T>): void => {
    const { move } = entry;
    if (!move) return; // bots ask for no rulings
    players.forEach((player, seat) =>
      player.observe?.(game.events(before, move, after, seat), () => game.view(after, seat)),
    );
    onMove?.(move, after);
  };
  // Choices made at the same time are asked for one by one: nobody sees the others' (exact point 4).
  const bound = terms === undefined ? {} : { terms };
  const table = playTable(newTable({ game, config, seats: bots.length, seed, ...bound, hashed: false }), {
    choose: (view, seat) => players[seat]!.decide(view),
    onChanges: (changes) => changes.forEach(tell),
  });
  const result = game.result(table.state);
  invariant(result !== undefined, 'a game that is over has a result');
  return { moves: table.moves.map(({ move }) => move), state: table.state, result };
}
