// How fast the business game is through the public contract: whole random games, state copies, legal actions by stage.

import { performance } from 'node:perf_hooks';
import { fastRng, invariant, pick, type Move, type Rng } from '@branchline/core';
import { copyState, trainsOfEurope, type Config, type State, type TrainsOfEurope } from '@branchline/trains-of-europe';
import { measure, processorSeconds } from './processor.ts';

export interface BusinessRun {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seconds: number;
}

export interface BusinessSpeed {
  readonly games: number;
  /** Processor time. */
  readonly gamesPerSecond: number;
  readonly movesPerGame: number;
  readonly movesPerSecond: number;
  readonly yearsPerGame: number;
  /** Microseconds to copy a state. */
  readonly copy: number;
  /** Microseconds to list the legal actions, over all decisions and by the stage they are taken at. */
  readonly legal: Percentiles;
  readonly legalByStage: Readonly<Record<string, Percentiles>>;
}

export interface Percentiles {
  readonly samples: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

function configured({ seats, options = {} }: BusinessRun): Config {
  const config = trainsOfEurope.configure({ seats, options });
  invariant(config.ok, 'the benchmark asks for a table that exists');
  return config.value;
}

/** One game of uniformly random actions by every seat, the lowest level of play. */
function playRandomly(config: Config, rng: Rng, visit?: (state: State) => void): { state: State; moves: number } {
  const log: Move<TrainsOfEurope>[] = [];
  let state = trainsOfEurope.setup(config);
  for (;;) {
    const turn = trainsOfEurope.turn(state);
    if (turn.kind === 'over') return { state, moves: log.length };
    visit?.(state);
    let move: Move<TrainsOfEurope>;
    if (turn.kind === 'chance') move = { by: 'chance', ...trainsOfEurope.draw(state, rng) };
    else {
      const seat = turn.seats[0]!;
      move = { by: seat, ...pick(trainsOfEurope.legal(trainsOfEurope.view(state, seat), seat), rng) };
    }
    log.push(move);
    state = trainsOfEurope.apply(state, move);
  }
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { samples: sorted.length, p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? 0 };
}

function timeLegal(config: Config): { all: number[]; byStage: Map<string, number[]> } {
  const all: number[] = [];
  const byStage = new Map<string, number[]>();
  const rng = fastRng(7);
  for (let game = 0; game < 200; game++) {
    playRandomly(config, rng, (state) => {
      const turn = trainsOfEurope.turn(state);
      if (turn.kind !== 'seats') return;
      const view = trainsOfEurope.view(state, turn.seats[0]!);
      // The best of three: what else the machine does is not the engine's time.
      let time = Infinity;
      for (let attempt = 0; attempt < 3; attempt++) {
        const start = performance.now();
        trainsOfEurope.legal(view, turn.seats[0]!);
        time = Math.min(time, (performance.now() - start) * 1000);
      }
      all.push(time);
      const { kind } = state.public.stage;
      byStage.set(kind, [...(byStage.get(kind) ?? []), time]);
    });
  }
  return { all, byStage };
}

function timeCopies(config: Config): number {
  const states: State[] = [];
  playRandomly(config, fastRng(11), (state) => states.push(state));
  const rounds = 200;
  const start = processorSeconds();
  let cash = 0;
  for (let round = 0; round < rounds; round++) for (const state of states) cash += copyState(state).secret.cash[0]!;
  invariant(cash >= 0, 'copies are made');
  return ((processorSeconds() - start) * 1e6) / (rounds * states.length);
}

export function businessSpeed(run: BusinessRun): BusinessSpeed {
  const config = configured(run);
  const rng = fastRng(1);
  for (let game = 0; game < 200; game++) playRandomly(config, rng); // warm up
  let moves = 0;
  let years = 0;
  const { count: games, seconds } = measure(run.seconds, () => {
    const played = playRandomly(config, rng);
    moves += played.moves;
    years += played.state.public.year;
    return 1;
  });
  const { all, byStage } = timeLegal(config);
  return {
    games,
    gamesPerSecond: games / seconds,
    movesPerGame: moves / games,
    movesPerSecond: moves / seconds,
    yearsPerGame: years / games,
    copy: timeCopies(config),
    legal: percentiles(all),
    legalByStage: Object.fromEntries([...byStage].map(([stage, times]) => [stage, percentiles(times)])),
  };
}
