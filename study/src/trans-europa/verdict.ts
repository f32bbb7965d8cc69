// The verdict on one turn: the chances it left, the best turn there was, and what the difference cost.

import type { Reader } from '@branchline/bots/trans-europa/judging';
import { worldsOf } from '@branchline/bots/trans-europa/judging';
import type { BySeat } from '@branchline/core';
import { transEuropa, type Action } from '@branchline/trans-europa';
import type { Doubtful } from '../analysis.ts';
import { streamOf } from '../streams.ts';
import { benchOf, outcomeOf, type Bench } from './bench.ts';
import { startChoice, turnChoice, type Choice } from './choice.ts';
import { bestOption, doubtOf, measure } from './measure.ts';
import { openChances } from './open.ts';
import type { Turn } from './turns.ts';

export interface Verdict {
  /** Chances of every seat after the turn: with what its player could know, and with all hands open. */
  readonly known: BySeat<number>;
  readonly open: BySeat<number>;
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

/** For five deals that judge, one that chooses; and one variation of the open hands for every twenty-five. */
const CHOOSING = 5;
const VARIATIONS = 25;

/** Less is no loss: below this, the figures say more about the playouts than about the turn. */
const LEAST_LOSS = 0.03;

/** What a turn gave away, if that is more than doubt. */
export function lossOf({ difference }: Verdict): Doubtful | undefined {
  const { value, doubt } = difference;
  return value >= LEAST_LOSS && value >= doubt ? difference : undefined;
}

interface Question {
  readonly turn: Turn;
  readonly reading: Reader;
  readonly effort: Effort;
}

/** Played and best side by side, in deals apart from those that chose. */
function compare(bench: Bench, choice: Choice, { turn, reading, effort: { budget, seed } }: Question) {
  const { seat, before, first } = turn;
  const view = transEuropa.view(before, seat);
  const deals = (part: string) => worldsOf(view, reading.suspects(), streamOf(seed, `${first}:${part}`));
  const common = { seat, rng: streamOf(seed, `${first}:patience`) };
  const best =
    choice.options.length === 1
      ? choice.played
      : bestOption(bench, choice, { ...common, deals: deals('choose'), count: Math.ceil(budget / CHOOSING) });
  const which = best === choice.played ? [best] : [choice.played, best];
  return { best, ...measure(bench, choice, { ...common, which, deals: deals('judge'), count: budget }) };
}

/** `reading` has seen everything that the player of the turn had seen before it. */
export function verdictOn(question: Question): Verdict {
  const { turn, effort } = question;
  const { seat, before, after } = turn;
  const bench = benchOf(before);
  const view = transEuropa.view(before, seat);
  const choice = (turn.kind === 'build' ? turnChoice : startChoice)(bench, view, turn.actions);
  const { best, shares, stretches } = compare(bench, choice, question);
  const kept = Array.from(shares[0]!);
  const gain = shares.length > 1 ? shares[1]![seat]! - kept[seat]! : 0;
  // The turn played stands where the one chosen did no better after all.
  const better = gain > 0 ? 1 : 0;
  const outcome = outcomeOf(before, after);
  const count = Math.ceil(effort.budget / VARIATIONS);
  const rng = streamOf(effort.seed, `${turn.first}:open`);
  return {
    known: outcome ?? kept,
    open: outcome ?? openChances(bench, after, { count, rng }),
    kept,
    best: {
      actions: choice.options[better === 1 ? best : choice.played]!,
      known: shares[better]![seat]!,
      doubt: doubtOf(stretches[better]!),
      chances: Array.from(shares[better]!),
    },
    difference: {
      value: gain,
      doubt: shares.length > 1 ? doubtOf(stretches[1]!.map((value, i) => value - stretches[0]![i]!)) : 0,
    },
  };
}
