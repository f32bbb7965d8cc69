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
  type Standpoint,
  type Turn as Option,
} from '@branchline/bots/trans-europa/judgement';
import type { Reader } from '@branchline/bots/trans-europa/judging';
import type { BySeat, Seat } from '@branchline/core';
import { gridOf, transEuropa, type Action, type State } from '@branchline/trans-europa';
import type { Doubtful } from '../analysis.ts';
import { numberFor } from '../streams.ts';
import type { Turn } from './turns.ts';

/** Chances of every seat after a turn: with what its player could know, and with all hands open. */
export interface Glance {
  readonly known: BySeat<number>;
  readonly open: BySeat<number>;
}

/** The turn played beside the best one found, in the same deals. */
export interface Comparison {
  /** What the turn played leaves every seat: before anyone knew how it ended. */
  readonly kept: BySeat<number>;
  /** The best turn found. It may be the one played. */
  readonly best: {
    readonly actions: readonly Action[];
    readonly chance: number;
    readonly doubt: number;
    /** What it leaves every seat. */
    readonly chances: BySeat<number>;
  };
  /** Best less played, in separate deals: about 0, or a little below, where nothing was lost. */
  readonly difference: Doubtful;
}

/** Compared by what its player could know, and once more with all hands open. */
export interface Verdict extends Glance, Comparison {
  readonly faceUp: Comparison;
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
/** Where the turn played is compared with better ones, the doubt has to be small. */
const OPEN_COMPARED = 3;
/** For so many deals that judge a turn, one here, for another viewer. */
const LOOKING_ON = 5;

/**
 * With all hands face up the playouts are too sure of themselves: real players play otherwise than any of their styles. So
 * much of the chance goes to a fair share for all seats; what fits best is measured (docs/study.md).
 */
const OTHERWISE = 0.08;

/** Twice the standard error: 95 times of 100 the truth is within. */
const WIDTH = 2;

/** Less is no loss: below this, the figures say more about the playouts than about the turn. */
const LEAST_LOSS = 0.03;

/** What a turn gave away, if that is more than doubt. */
export function lossOf({ difference }: Pick<Comparison, 'difference'>): Doubtful | undefined {
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

/** From where a turn is judged, in how many deals, and under which name its chance is drawn. */
interface Bench {
  readonly standpoint: Standpoint;
  readonly budget: number;
  readonly name: string;
  readonly seed: string;
  /** Turns to judge in any case beside the one played. */
  readonly also: readonly Option[];
}

/** Played and best side by side, in deals apart from those that chose. */
function compared({ seat, actions }: Turn, { standpoint, budget, name, seed, also }: Bench): readonly JudgedTurn[] {
  const played = turnOf(standpoint.view, actions);
  const found = candidateTurns(standpoint, {
    seed: numberFor(seed, `${name}choose`),
    choosing: deals(budget, SIFTING),
    deals: deals(budget, CHOOSING),
    most: SHORT_LIST,
    also: [played, ...also],
  });
  const meanOf = ({ bySeat }: JudgedTurn): number => bySeat[seat]!.mean;
  const best = found.reduce((most, option) => (meanOf(option) > meanOf(most) ? option : most)).turn;
  const both = turnKey(best) === turnKey(played) ? [played] : [played, best];
  return judgeTurns(standpoint, both, { seed: numberFor(seed, `${name}judge`), deals: budget });
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

/** Nearer to a fair share, as far as `share` says. */
const tempered = (chances: readonly number[], share: number): readonly number[] =>
  chances.map((chance) => chance + share * (1 / chances.length - chance));

/** What playouts with all hands open found, as it is said. */
export const openly = (chances: readonly number[]): readonly number[] => tempered(chances, OTHERWISE);

export function openChances(state: State, seed: number, budget: number): readonly number[] {
  const chances = chancesAt(allHandsOpen(state), { seed, deals: deals(budget, OPEN) });
  return openly(chances?.map(({ mean }) => mean) ?? []);
}

/** What one seat could know of all seats' chances, in any seat's turn. */
export function chancesSeen(
  { state, viewer, reading }: { readonly state: State; readonly viewer: Seat; readonly reading: Reader },
  name: string,
  { budget, seed }: Effort,
): readonly number[] | undefined {
  const standpoint = whatIsKnown(transEuropa.view(state, viewer), reading.suspects());
  const sample = { seed: numberFor(seed, `${name}:seen:${viewer}`), deals: deals(budget, LOOKING_ON) };
  return chancesAt(standpoint, sample)?.map(({ mean }) => mean);
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

/** `share`: how much of every chance goes to a fair share. */
function comparisonOf(turn: Turn, [played, best]: readonly JudgedTurn[], share = 0): Comparison {
  const { seat } = turn;
  const size = 1 - share;
  const gain = best ? -best.loss.mean : 0;
  // The turn played counts if the one chosen did no better after all.
  const better = best && gain > 0 ? best : played!;
  const chances = tempered(meansOf(better), share);
  return {
    kept: tempered(meansOf(played!), share),
    best: {
      actions: better === played ? turn.actions : actionsOf(turn, better.turn),
      chance: chances[seat]!,
      doubt: WIDTH * better.bySeat[seat]!.doubt * size,
      chances,
    },
    difference: { value: gain * size, doubt: best ? WIDTH * best.loss.doubt * size : 0 },
  };
}

const byKnown = ({ turn, reading, effort: { budget, seed } }: Question): readonly JudgedTurn[] =>
  compared(turn, {
    standpoint: whatIsKnown(transEuropa.view(turn.before, turn.seat), reading.suspects()),
    ...{ budget, seed, name: `${turn.first}:`, also: [] },
  });

/** Beside the best turn by what its player could know, and nothing else. */
export const comparisonByKnown = (question: Question): Comparison => comparisonOf(question.turn, byKnown(question));

export function verdictOn(question: Question): Verdict {
  const { turn, effort } = question;
  const { before, after, first } = turn;
  const known = byKnown(question);
  const open = compared(turn, {
    standpoint: allHandsOpen(before),
    // The better turn by what could be known is always among those tried.
    also: known.slice(1).map(({ turn: better }) => better),
    ...{ budget: deals(effort.budget, OPEN_COMPARED), seed: effort.seed, name: `${first}:open:` },
  });
  const comparison = comparisonOf(turn, known);
  const faceUp = comparisonOf(turn, open, OTHERWISE);
  const outcome = outcomeOf(before, after);
  return { known: outcome ?? comparison.kept, open: outcome ?? faceUp.kept, ...comparison, faceUp };
}
