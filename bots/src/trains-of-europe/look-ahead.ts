// Looking ahead: every candidate is played on by the policy, in several guesses of what is hidden and to come.

import { fastRng, type Game, type Move, type Rng } from '@branchline/core';
import {
  SIXTHS,
  type Action,
  type GameResult,
  type Stage,
  type State,
  type TrainsOfEurope,
  type View,
} from '@branchline/trains-of-europe';
import type { BotContext } from '../bot.ts';
import { trying } from '../halving.ts';
import { concluded, type Thought } from '../thought.ts';
import { candidates } from './candidates.ts';
import { choose } from './policy.ts';
import { leadOf, pointsOf } from './standing.ts';
import type { Taste } from './taste.ts';

export interface Foresight {
  /** The assumed style of all companies. */
  readonly taste: Taste;
  /** How the position reached is judged. */
  readonly judgement: Taste;
  /** Decisions that are looked into; all others are the policy's. */
  readonly at: readonly Stage['kind'][];
  /** Candidates, at most. */
  readonly width: number;
  /** Year ends that are played through. */
  readonly years: number;
  /** Playouts per decision, at most, and how many an iteration of the budget means. */
  readonly most: number;
  readonly share: number;
  /** Points that speak for the policy's own choice: it is only left for good reasons. */
  readonly loyalty: number;
}

const MOVES_AT_MOST = 4000;
/** Playouts for each candidate, or it is not worth looking at so many. */
const TRIES = 8;
/** With fewer nothing can be told apart. */
const LEAST_PLAYOUTS = 4;

type Horizon = Pick<Foresight, 'taste' | 'judgement' | 'years'>;

/** Plays on by policy until that many years have ended; the points of all seats then. */
export const pointsAhead = (game: Game<TrainsOfEurope>, from: State, horizon: Horizon, rng: Rng): number[] =>
  concluded(playingAhead(game, from, horizon, rng));

/** The same in steps: one for every move. */
function* playingAhead(
  game: Game<TrainsOfEurope>,
  from: State,
  { taste, judgement, years }: Horizon,
  rng: Rng,
): Thought<number[]> {
  let state = from;
  const last = from.public.year + years - 1;
  for (let moves = 0; moves < MOVES_AT_MOST; moves++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') {
      const { evaluation } = game.result(state) as GameResult;
      return evaluation.map(({ total }) => total / SIXTHS);
    }
    if (state.public.year > last && turn.kind === 'seats') break;
    const move: Move<TrainsOfEurope> =
      turn.kind === 'chance'
        ? { by: 'chance', ...game.draw(state, rng) }
        : { by: turn.seats[0]!, ...choose(state, turn.seats[0]!, { taste, rng }) };
    state = game.apply(state, move);
    yield;
  }
  return pointsOf(state, judgement);
}

export function* lookAhead(context: BotContext<TrainsOfEurope>, view: View, foresight: Foresight): Thought<Action> {
  const { game, seat, rng, budget } = context;
  const { taste, width, most, share } = foresight;
  const playouts = budget.kind === 'iterations' ? Math.min(most, Math.ceil(budget.count * share)) : most;
  let guess = game.sample(view, rng);
  const wide = Math.min(width, Math.max(2, Math.floor(playouts / TRIES)));
  const isWorthIt = playouts >= LEAST_PLAYOUTS && foresight.at.includes(guess.public.stage.kind);
  if (!isWorthIt) return choose(guess, seat, { taste, rng });
  const actions = candidates(guess, seat, { taste, rng, width: wide });
  if (actions.length === 1) return actions[0]!;
  const begun = budget.kind === 'time' ? budget.now() : 0;
  let future = 0;
  const { arm } = yield* trying({
    arms: actions.length,
    // A choice between two takes no more trials of each than one between many.
    samples: Math.max(1, Math.round(playouts / wide)),
    next() {
      guess = game.sample(view, rng);
      future = rng.below(0x7fffffff);
    },
    // Every candidate meets the same guess and, as far as moves agree, the same cards.
    *value(at) {
      const from = game.apply(guess, { by: seat, ...actions[at]! });
      return leadOf(yield* playingAhead(game, from, foresight, fastRng(future)), seat, foresight.judgement);
    },
    prior: (at) => (at === 0 ? foresight.loyalty : 0),
    // The clock only ends what takes too long: with time enough, live play decides as a count of iterations does.
    ...(budget.kind === 'time' ? { stop: () => budget.now() - begun >= budget.milliseconds } : {}),
  });
  return actions[arm]!;
}
