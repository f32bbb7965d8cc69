// How fast the business game is through the public contract: whole random games and state copies.

import { fastRng, invariant, pick, type Move, type Rng } from '@branchline/core';
import { trainsOfEurope, type Config, type State, type TrainsOfEurope } from '@branchline/trains-of-europe';
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

/** Everything of a state that a move can change. States share what stays the same, so that no move copies so much. */
const copy = ({ config, public: open, secret }: State): State => ({
  config,
  public: {
    ...open,
    callers: open.callers.slice(),
    called: open.called.slice(),
    left: open.left.slice(),
    marked: open.marked.slice(),
    sticks: open.sticks.slice(),
    holders: open.holders.slice(),
    contracts: open.contracts.slice(),
    idleLocos: open.idleLocos.slice(),
    idleWagons: open.idleWagons.slice(),
    display: open.display.slice(),
    locos: open.locos.slice(),
    wagons: open.wagons.slice(),
    pile: open.pile.slice(),
    queue: open.queue.slice(),
    discards: open.discards.slice(),
    offered: open.offered.slice(),
    profits: open.profits.slice(),
    insolvent: open.insolvent.slice(),
  },
  secret: {
    ...secret,
    cash: secret.cash.slice(),
    idle: secret.idle.slice(),
    supply: secret.supply.slice(),
    cashes: secret.cashes.slice(),
    offers: secret.offers.slice(),
    votes: secret.votes.slice(),
  },
});

function timeCopies(config: Config): number {
  const states: State[] = [];
  playRandomly(config, fastRng(11), (state) => states.push(state));
  const rounds = 200;
  const start = processorSeconds();
  let cash = 0;
  for (let round = 0; round < rounds; round++) for (const state of states) cash += copy(state).secret.cash[0]!;
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
  return {
    games,
    gamesPerSecond: games / seconds,
    movesPerGame: moves / games,
    movesPerSecond: moves / seconds,
    yearsPerGame: years / games,
    copy: timeCopies(config),
  };
}
