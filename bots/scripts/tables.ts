// Tables to tune at: one seat tested against another bot in all others, in every seat of every deal.

import { fastRng, rngForMove, seedFromText, type Move, type Seat } from '@branchline/core';
import { transEuropa, type Config, type TransEuropa } from '@branchline/trans-europa';
import type { Bot } from '../src/index.ts';

export interface Table {
  readonly config: Config;
  readonly against: Bot<TransEuropa>;
  readonly iterations: number;
  readonly seed: string;
}

/** The bot that is tested, on which deal; how long its decisions take goes to `times`. */
interface Trial {
  readonly bot: Bot<TransEuropa>;
  readonly deal: number;
  readonly times: number[];
}

/** One deal in every seat: the share of the wins of the bot that is tested. */
export function playDeal(table: Table, trial: Trial): number {
  const { seats } = table.config;
  let won = 0;
  for (let seat: Seat = 0; seat < seats; seat++) won += playRound(table, trial, seat);
  return won / seats;
}

function playRound({ config, against, iterations, seed }: Table, { bot, deal, times }: Trial, seat: Seat): number {
  const secret = seedFromText(`tune:${seed}:${deal}`);
  const players = Array.from({ length: config.seats }, (_, place) =>
    (place === seat ? bot : against).start({
      game: transEuropa,
      config,
      seat: place,
      rng: fastRng((deal * config.seats + seat) * 10 + place),
      budget: { kind: 'iterations', count: iterations },
    }),
  );
  let state = transEuropa.setup(config);
  for (let count = 0; state.public.rounds.length === 0; count++) {
    const turn = transEuropa.turn(state);
    const before = state;
    let move: Move<TransEuropa>;
    if (turn.kind === 'seats') {
      const by = turn.seats[0]!;
      const start = performance.now();
      const action = players[by]!.decide(transEuropa.view(before, by));
      if (by === seat) times.push(performance.now() - start);
      move = { by, ...action };
    } else move = { by: 'chance', ...transEuropa.draw(before, rngForMove(secret, count)) };
    state = transEuropa.apply(before, move);
    const after = state;
    players.forEach((player, place) =>
      player.observe?.(transEuropa.events(before, move, after, place), () => transEuropa.view(after, place)),
    );
  }
  const { missing } = state.public.rounds[0]!;
  const least = Math.min(...missing);
  return missing[seat] === least ? 1 / missing.filter((count) => count === least).length : 0;
}

/** Mean and half the width of its 95 % interval, in per cent. */
export function percent(values: readonly number[]): { readonly mean: number; readonly plusMinus: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
  return { mean: round1(100 * mean), plusMinus: round1(196 * error) };
}

const round1 = (value: number): number => Math.round(10 * value) / 10;
