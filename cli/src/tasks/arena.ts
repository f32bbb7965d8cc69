// Playing one match of the arena: one line-up on one deal, once for every rotation of the seats.

import { fastRng, seedFromText, shuffled, type GameSpec, type Seat } from '@branchline/core';
import { houseContestant, outsideContestant, type Seating } from '../arena/contestants.ts';
import { judgeOf } from '../arena/judge.ts';
import { isOutside, outsideBot, type OutsideBot } from '../arena/outside-bot.ts';
import { playTable, type Forfeit } from '../arena/referee.ts';
import { processRegister } from '../arena/register.ts';
import { requireGame } from '../catalog.ts';
import { requireConfig } from '../tables.ts';

export interface ArenaTask {
  readonly game: string;
  readonly spec: GameSpec;
  /** Bots by slot. */
  readonly lineUp: readonly string[];
  readonly seed: string;
  readonly deal: number;
  /** Whole games of Trans Europa instead of rounds. */
  readonly whole: boolean;
  readonly budget:
    | { readonly kind: 'iterations'; readonly count: number }
    | { readonly kind: 'time'; readonly milliseconds: number };
  /** What a bot from outside may take for one answer, in milliseconds. */
  readonly limit: number;
  /** Where running processes are noted, see `processRegister`. */
  readonly processes?: SharedArrayBuffer;
}

/** A round, or a game; everything by slot of the line-up. */
export interface ArenaRound {
  /** Where each slot sat. */
  readonly seats: readonly Seat[];
  /** Empty after a forfeit. */
  readonly points: readonly number[];
  /** Slots that came out best. */
  readonly winners: readonly number[];
  readonly forfeit?: { readonly slot: number; readonly move: number; readonly reason: string };
}

/**
 * Slots in the order of their seats, for every rotation. Who sits beside whom changes from deal to deal, the same way
 * for every line-up.
 */
export function rotations(slots: number, seed: string, deal: number): readonly (readonly number[])[] {
  const rng = fastRng(parseInt(seedFromText(`seats:${seed}:${deal}`).slice(0, 13), 16));
  const order = shuffled(
    Array.from({ length: slots }, (_, slot) => slot),
    rng,
  );
  return order.map((_, shift) => order.map((__, seat) => order[(seat + shift) % slots]!));
}

export const dealSeed = (seed: string, deal: number): string => seedFromText(`arena:${seed}:${deal}`);

export async function playMatch(task: ArenaTask): Promise<readonly ArenaRound[]> {
  const game = requireGame(task.game);
  const config = requireConfig(game, task.spec);
  const judge = judgeOf(game, config, task.whole);
  const seed = dealSeed(task.seed, task.deal);
  const register = task.processes && processRegister(task.processes);
  const outside = new Map<number, OutsideBot>();
  task.lineUp.forEach((bot, slot) => {
    if (isOutside(bot)) outside.set(slot, outsideBot(bot, task.limit, register));
  });
  const rounds: ArenaRound[] = [];
  try {
    for (const bySeat of rotations(task.lineUp.length, task.seed, task.deal)) {
      const players = bySeat.map((slot, seat) => {
        const seating: Seating = {
          game,
          config,
          seats: bySeat.length,
          seat,
          seed,
          slot,
          budget: task.budget.kind === 'time' ? { ...task.budget, now: () => performance.now() } : task.budget,
          limit: task.limit,
        };
        const bot = outside.get(slot);
        return bot === undefined ? houseContestant(task.lineUp[slot]!, seating) : outsideContestant(bot, seating);
      });
      const outcome = await playTable({ game, config, players, seed, judge });
      rounds.push(bySlot(bySeat, outcome));
    }
  } finally {
    await Promise.all([...outside.values()].map((bot) => bot.end()));
  }
  return rounds;
}

function bySlot(
  slots: readonly number[],
  outcome: { readonly points: readonly number[]; readonly winners: readonly Seat[] } | { readonly forfeit: Forfeit },
): ArenaRound {
  const seats = slots.map((_, slot) => slots.indexOf(slot));
  if ('forfeit' in outcome) {
    const { seat, move, reason } = outcome.forfeit;
    const winners = [...seats.keys()].filter((slot) => slot !== slots[seat]);
    return { seats, points: [], winners, forfeit: { slot: slots[seat]!, move, reason } };
  }
  return {
    seats,
    points: seats.map((seat) => outcome.points[seat]!),
    winners: outcome.winners.map((seat) => slots[seat]!).sort((a, b) => a - b),
  };
}
