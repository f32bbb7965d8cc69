// A game of companies continued from a position: each company in a random style, with the same chance year for year.

import { fastRng, pick, type Move, type Rng } from '@branchline/core';
import {
  SIXTHS,
  trainsOfEurope,
  type GameResult,
  type Points,
  type Public,
  type State,
  type TrainsOfEurope,
} from '@branchline/trains-of-europe';
import { choose } from '../policy.ts';
import { pointsOf } from '../standing.ts';
import { BOLD, EVEN, type Taste } from '../taste.ts';

/** How people run companies; nobody knows who sits there. */
const MANNERS: readonly Taste[] = [
  BOLD,
  BOLD,
  EVEN,
  { ...BOLD, expansion: 1.8 },
  { ...BOLD, payback: 0.25, contracts: 4 },
  { ...BOLD, cash: 0.5, reserve: 60_000, pickiness: 0 },
];

/** What a game came to: the real end, or where it was left the forecast. */
export interface Ending {
  /** Points of the final evaluation, by seat. */
  readonly points: readonly number[];
  /** Shares of the win, by seat; they sum up to 1. */
  readonly wins: readonly number[];
  /** By seat, in sixths; only of a real end. */
  readonly items?: readonly Points[];
  /** Contracts of every seat as they were then. */
  readonly contracts: Public['contracts'];
}

export interface Course {
  /** From which all chance and all manners follow. */
  readonly future: number;
  /** Year ends to be played through; all of them where left out. */
  readonly years?: number;
}

/** Without a target a game may go on for a hundred years; after so many the forecast says the rest. */
const MOST_YEARS = 16;
const MOVES_AT_MOST = 4000;

const STREAMS = 64;
const DRAWS = 32;
const CALLS = 8;

/** Every draw has a separate stream: whatever was decided before, the same year deals from the same luck. */
const drawRng = (future: number, { year, called }: Public, draws: number): Rng =>
  fastRng(((future * STREAMS + (year % STREAMS)) * CALLS + called.length) * DRAWS + (draws % DRAWS));

function shares(winners: readonly number[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

function realEnd(state: State): Ending {
  const { evaluation, winners } = trainsOfEurope.result(state) as GameResult;
  return {
    points: evaluation.map(({ total }) => total / SIXTHS),
    wins: shares(winners, evaluation.length),
    items: evaluation,
    contracts: state.public.contracts,
  };
}

/** The win of a game that is left before its end goes to the company with the best forecast. */
function forecastEnd(state: State): Ending {
  const points = pointsOf(state, BOLD);
  const most = Math.max(...points);
  const winners = points.flatMap((value, seat) => (value === most ? [seat] : []));
  return { points, wins: shares(winners, points.length), contracts: state.public.contracts };
}

export const endingOf = (state: State): Ending | undefined =>
  state.public.stage.kind === 'over' ? realEnd(state) : undefined;

export function playOn(from: State, { future, years = MOST_YEARS }: Course): Ending {
  const rng = fastRng(future);
  const manners = from.public.left.map(() => pick(MANNERS, rng));
  const last = from.public.year + years - 1;
  let state = from;
  let [phase, draws] = [-1, 0];
  for (let moves = 0; moves < MOVES_AT_MOST; moves++) {
    const turn = trainsOfEurope.turn(state);
    if (turn.kind === 'over') return realEnd(state);
    if (turn.kind === 'seats' && state.public.year > last) break;
    let move: Move<TrainsOfEurope>;
    if (turn.kind === 'chance') {
      const now = state.public.year * CALLS + state.public.called.length;
      draws = now === phase ? draws + 1 : 0;
      phase = now;
      move = { by: 'chance', ...trainsOfEurope.draw(state, drawRng(future, state.public, draws)) };
    } else {
      const seat = turn.seats[0]!;
      move = { by: seat, ...choose(state, seat, { taste: manners[seat]!, rng }) };
    }
    state = trainsOfEurope.apply(state, move);
  }
  return forecastEnd(state);
}
