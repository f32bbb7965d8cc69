// How long a bot thinks about one decision, and how much memory the process needs that it thinks in.

import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { botById, botRng, type Bot, type Budget, type Player } from '@branchline/bots';
import { invariant, seedFromText, streamsOf, type Game, type GameTypes, type Move } from '@branchline/core';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';
import { percentile, processorSeconds } from './processor.ts';

export interface DecisionTimes {
  readonly bot: string;
  readonly decisions: number;
  /** Milliseconds: of processor time where the budget is a count, by the clock where it is a time. */
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
  /** What taking note of one move takes, inference included; p95. */
  readonly noting: number;
}

export interface DecisionRun {
  readonly game: 'trans-europa' | 'trains-of-europe';
  readonly bot: string;
  readonly seats: number;
  readonly budget: { readonly iterations: number } | { readonly milliseconds: number };
  /** How long to measure. */
  readonly milliseconds: number;
}

interface Table {
  readonly game: Game<GameTypes>;
  readonly config: unknown;
  readonly bots: readonly Bot<GameTypes>[];
  readonly budget: Budget;
  readonly seed: string;
  /** Asked before every move whether to stop. */
  readonly isEnough: () => boolean;
}

/** In milliseconds. */
interface Times {
  readonly deciding: number[];
  readonly noting: number[];
}

/** One game, with the time of every decision of seat 0 that leaves a choice and of every move it takes note of. */
function timedGame({ game, config, bots, budget, seed, isEnough }: Table, times: Times): void {
  const clock = budget.kind === 'time' ? () => performance.now() : () => processorSeconds() * 1000;
  const players = bots.map((bot, seat): Player<GameTypes> =>
    bot.start({ game, config, seat, rng: botRng(seed, seat), budget }),
  );
  const streams = streamsOf(seed);
  let state = game.setup(config);
  for (let count = 0; !isEnough(); count++) {
    const before = state;
    const turn = game.turn(before);
    if (turn.kind === 'over') return;
    let move: Move<GameTypes>;
    if (turn.kind === 'chance') move = { by: 'chance', ...game.draw(before, streams(count)) };
    else {
      const seat = turn.seats[0]!;
      const view = game.view(before, seat);
      const start = clock();
      const action = players[seat]!.decide(view);
      if (seat === 0 && game.legal(view, seat).length > 1) times.deciding.push(clock() - start);
      move = { by: seat, ...action };
    }
    const after = (state = game.apply(before, move));
    players.forEach((player, seat) => {
      if (player.observe === undefined) return;
      const start = clock();
      player.observe(game.events(before, move, after, seat), () => game.view(after, seat));
      if (seat === 0) times.noting.push(clock() - start);
    });
  }
}

export function measureDecisions(run: DecisionRun): DecisionTimes | undefined {
  const game: Game<GameTypes> = run.game === 'trans-europa' ? transEuropa : trainsOfEurope;
  const configured = game.configure({ seats: run.seats });
  const bot = botById(run.game, run.bot);
  const others = botById(run.game, 'conductor');
  if (bot === undefined) return undefined;
  invariant(configured.ok && others !== undefined, 'the table exists and has opponents');
  const budget: Budget =
    'iterations' in run.budget
      ? { kind: 'iterations', count: run.budget.iterations }
      : { kind: 'time', milliseconds: run.budget.milliseconds, now: () => performance.now() };
  const bots = Array.from({ length: run.seats }, (_, seat) => (seat === 0 ? bot : others));
  const play = (number: number, milliseconds: number, times: Times): void => {
    const start = performance.now();
    for (let i = 0; performance.now() - start < milliseconds; i++) {
      const seed = seedFromText(`decisions:${number}:${i}`);
      const isEnough = (): boolean => performance.now() - start >= milliseconds;
      timedGame({ game, config: configured.value, bots, budget, seed, isEnough }, times);
    }
  };
  const times: Times = { deciding: [], noting: [] };
  play(0, Math.min(1000, run.milliseconds / 4), { deciding: [], noting: [] }); // warm up
  play(1, run.milliseconds, times);
  return {
    bot: run.bot,
    decisions: times.deciding.length,
    p50: percentile(times.deciding, 0.5),
    p95: percentile(times.deciding, 0.95),
    most: percentile(times.deciding, 1),
    noting: percentile(times.noting, 0.95),
  };
}

/**
 * The most this whole process has held in memory, in bytes. Linux says so itself; its `maxRSS` would count in what the
 * process that started this one held. Elsewhere it is what is held now.
 */
export function peakMemory(): number {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kibibytes === undefined ? process.memoryUsage().rss : Number(kibibytes) * 1024;
}
