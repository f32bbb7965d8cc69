// The verdict on one turn: the chances it left, the best turn there was, and what the difference cost.

import {
  allHandsOpen,
  candidateTurns,
  chancesAt,
  judgeTurns,
  turnKey,
  turnOf,
  whatIsKnown,
  type JudgedTurn,
  type Turn as Option,
} from '@branchline/bots/trans-europa/judgement';
import type { Reader } from '@branchline/bots/trans-europa/judging';
import type { BySeat } from '@branchline/core';
import { gridOf, transEuropa, type Action, type State } from '@branchline/trans-europa';
import type { Doubtful } from '../analysis.ts';
import { numberFor } from '../streams.ts';
import type { Turn } from './turns.ts';

/** Chances of every seat after a turn: with what its player could know, and with all hands open. */
export interface Glance {
  readonly known: BySeat<number>;
  readonly open: BySeat<number>;
}

export interface Verdict extends Glance {
  /** What the turn left every seat, judged like the best one: before anybody knew how it ended. */
  readonly kept: BySeat<number>;
  /** The best turn found. It may be the one played. */
  readonly best: {
    readonly actions: readonly Action[];
    readonly known: number;
    readonly doubt: number;
    /** What it leaves every seat. */
    readonly chances: BySeat<number>;
  };
  /** Best less played, in deals of their own: about 0, or a little below, where nothing was lost. */
  readonly difference: Doubtful;
}

/** How much is tried: deals that figures are taken from, and a seed for all chance. */
export interface Effort {
  readonly budget: number;
  readonly seed: string;
}

/** Every turn is tried in a few deals, the best of them in more, and the best of all beside the one played in all of them. */
const SIFTING = 20;
const CHOOSING = 5;
const LEAST_DEALS = 16;
const SHORT_LIST = 6;
/** With open hands only the play varies: fewer rounds say as much. */
const OPEN = 6;

/**
 * With all hands face up the playouts are too sure of themselves: real players play otherwise than any of their styles. So
 * much of the chance goes to a fair share for everybody; what fits best is measured (docs/study.md).
 */
const OTHERWISE = 0.08;

/** Twice the standard error: 95 times of 100 the truth lies within. */
const WIDTH = 2;

/** Less is no loss: below this, the figures say more about the playouts than about the turn. */
const LEAST_LOSS = 0.03;

/** What a turn gave away, if that is more than doubt. */
export function lossOf({ difference }: Verdict): Doubtful | undefined {
  const { value, doubt } = difference;
  return value >= LEAST_LOSS && value >= doubt ? difference : undefined;
}

export interface Question {
  readonly turn: Turn;
  /** Has seen everything that the player of the turn had seen before it. */
  readonly reading: Reader;
  readonly effort: Effort;
}

const deals = (budget: number, part: number): number => Math.max(LEAST_DEALS, Math.ceil(budget / part));

/** Played and best side by side, in deals apart from those that chose. */
function compare({ turn, reading, effort: { budget, seed } }: Question): readonly JudgedTurn[] {
  const { seat, before, first } = turn;
  const view = transEuropa.view(before, seat);
  const standpoint = whatIsKnown(view, reading.suspects());
  const played = turnOf(view, turn.actions);
  const found = candidateTurns(standpoint, {
    seed: numberFor(seed, `${first}:choose`),
    choosing: deals(budget, SIFTING),
    deals: deals(budget, CHOOSING),
    most: SHORT_LIST,
    also: [played],
  });
  const meanOf = ({ bySeat }: JudgedTurn): number => bySeat[seat]!.mean;
  const best = found.reduce((most, option) => (meanOf(option) > meanOf(most) ? option : most)).turn;
  const both = turnKey(best) === turnKey(played) ? [played] : [played, best];
  return judgeTurns(standpoint, both, { seed: numberFor(seed, `${first}:judge`), deals: budget });
}

export function actionsOf({ before }: Turn, option: Option): readonly Action[] {
  const { graph } = gridOf(before.config.board);
  if (option.kind === 'marker') return [{ do: 'marker', at: graph.junctionIds[option.at]! }];
  if (option.lays.length === 0) return [{ do: 'end-turn' }];
  return option.lays.map(({ line, piece }) => ({ do: 'lay', line: graph.lineIds[line]!, piece }));
}

/** What a seat has of a round that has ended: complete seats share it, or else those that miss least. */
export function outcomeOf(before: State, after: State): readonly number[] | undefined {
  const { rounds } = after.public;
  if (rounds.length === before.public.rounds.length) return undefined;
  const { complete, missing } = rounds.at(-1)!;
  const least = Math.min(...missing);
  const winners = complete.length > 0 ? complete : [...missing.keys()].filter((seat) => missing[seat] === least);
  return missing.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

export function openChances(state: State, seed: number, budget: number): readonly number[] {
  const chances = chancesAt(allHandsOpen(state), { seed, deals: deals(budget, OPEN) });
  return chances?.map(({ mean }) => mean + OTHERWISE * (1 / chances.length - mean)) ?? [];
}

const meansOf = ({ bySeat }: JudgedTurn): readonly number[] => bySeat.map(({ mean }) => mean);

const openAfter = ({ after, first }: Turn, { seed, budget }: Effort): readonly number[] =>
  openChances(after, numberFor(seed, `${first}:open`), budget);

/** The chances alone: no other turn is tried, so it takes a fraction of the time. */
export function glanceAt({ turn, reading, effort }: Question): Glance {
  const { seat, before, after, actions, first } = turn;
  const outcome = outcomeOf(before, after);
  if (outcome) return { known: outcome, open: outcome };
  const view = transEuropa.view(before, seat);
  const [played] = judgeTurns(whatIsKnown(view, reading.suspects()), [turnOf(view, actions)], {
    seed: numberFor(effort.seed, `${first}:judge`),
    deals: effort.budget,
  });
  return { known: meansOf(played!), open: openAfter(turn, effort) };
}

export function verdictOn(question: Question): Verdict {
  const { turn, effort } = question;
  const { seat, before, after } = turn;
  const [played, best] = compare(question);
  const kept = meansOf(played!);
  const gain = best ? -best.loss.mean : 0;
  // The turn played stands where the one chosen did no better after all.
  const better = best && gain > 0 ? best : played!;
  const outcome = outcomeOf(before, after);
  return {
    known: outcome ?? kept,
    open: outcome ?? openAfter(turn, effort),
    kept,
    best: {
      actions: better === played ? turn.actions : actionsOf(turn, better.turn),
      known: better.bySeat[seat]!.mean,
      doubt: WIDTH * better.bySeat[seat]!.doubt,
      chances: meansOf(better),
    },
    difference: { value: gain, doubt: best ? WIDTH * best.loss.doubt : 0 },
  };
}
