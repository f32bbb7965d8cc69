// A whole game played by bots: chance drawn from the seed, every bot asked in turn, every move checked and logged.

import {
  fastRng,
  invariant,
  rngForMove,
  seedFromText,
  type Game,
  type GameTypes,
  type Move,
  type Rng,
  type Seat,
  type Seed,
} from '@branchline/core';
import type { Bot, Budget } from './bot.ts';

export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  /** One per seat. */
  readonly bots: readonly Bot<T>[];
  readonly seed: Seed;
  readonly budget: Budget;
  /** Told of every move as soon as it has happened. */
  readonly onMove?: (move: Move<T>, after: T['State']) => void;
}

export interface Played<T extends GameTypes> {
  readonly moves: readonly Move<T>[];
  readonly state: T['State'];
  readonly result: T['Result'];
}

/** A bot's own randomness: another stream than the deals', and another one for every seat. */
export const botRng = (seed: Seed, seat: Seat): Rng =>
  fastRng(parseInt(seedFromText(`bot:${seat}:${seed}`).slice(0, 13), 16));

export function playGame<T extends GameTypes>({ game, config, bots, seed, budget, onMove }: Match<T>): Played<T> {
  const players = bots.map((bot, seat) => bot.start({ game, config, seat, rng: botRng(seed, seat), budget }));
  const moves: Move<T>[] = [];
  let state = game.setup(config);
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const before = state;
    let move: Move<T>;
    if (turn.kind === 'chance') {
      move = { by: 'chance', ...game.draw(before, rngForMove(seed, moves.length)) };
    } else {
      // Choices made at the same time are asked for one by one: nobody sees the others' (exact point 4).
      const seat = turn.seats[0]!;
      const view = game.view(before, seat);
      const action = players[seat]!.decide(view);
      const illegal = game.check(view, seat, action);
      if (illegal)
        throw new Error(
          `bot ${bots[seat]!.id} at move ${moves.length + 1}: ${JSON.stringify({ seat, action, illegal })}`,
        );
      move = { by: seat, ...action };
    }
    state = game.apply(before, move);
    moves.push(move);
    const after = state;
    for (let seat = 0; seat < players.length; seat++) {
      players[seat]!.observe?.(game.events(before, move, after, seat), () => game.view(after, seat));
    }
    onMove?.(move, after);
  }
  const result = game.result(state);
  invariant(result !== undefined, 'a game that is over has a result');
  return { moves, state, result };
}
