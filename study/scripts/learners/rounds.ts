// A round that a simulated learner plays among bots, as insight keeps it.

import { existsSync, readFileSync } from 'node:fs';
import { botById, playGame, type Bot } from '@branchline/bots';
import { POLICY_MODEL, reader } from '@branchline/bots/trans-europa/judgement';
import { invariant, seedFromText, type Seat } from '@branchline/core';
import { transEuropa, type State, type TransEuropa } from '@branchline/trans-europa';
import type { GameInsight } from '../../src/trans-europa/insight/game.ts';
import { judgedOf, type Reviewed } from '../../src/trans-europa/insight/judged.ts';
import { roundsOf } from '../../src/trans-europa/insight/round.ts';
import { accuracyOf } from '../../src/trans-europa/ledger.ts';
import { turnsOf, type Course } from '../../src/trans-europa/turns.ts';
import { comparisonByKnown, lossOf, type Effort } from '../../src/trans-europa/verdict.ts';
import { HABIT_IDS, HABITS, type HabitId } from './habits.ts';
import { learner } from './learner.ts';

/** The learners, and one without a habit. */
export const WHO = [...HABIT_IDS, 'none'] as const;
export type Who = (typeof WHO)[number];

/** Which learner, which of its cases, and which round of it. */
export interface RoundName {
  readonly who: Who;
  readonly of: number;
  readonly game: number;
}

export interface Learned extends RoundName {
  readonly insight: GameInsight;
  /** Processor time. */
  readonly seconds: number;
}

export function learnersIn(file: string): readonly Learned[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Learned);
}

/** Who else sits there, and on which board. */
const TABLES = [
  { others: ['engineer', 'conductor'], board: 'europe' },
  { others: ['engineer', 'conductor', 'inspector'], board: 'europe' },
  { others: ['inspector', 'engineer'], board: 'usa' },
  { others: ['engineer'], board: 'europe' },
] as const;

const botNamed = (id: string): Bot<TransEuropa> => botById('trans-europa', id) as unknown as Bot<TransEuropa>;

function played(game: number, seed: string, habit: HabitId | undefined) {
  const { others, board } = TABLES[game % TABLES.length]!;
  const seats = others.length + 1;
  const seat = Math.floor(game / TABLES.length) % seats;
  const configured = transEuropa.configure({ seats, edition: 'classic', board, options: { targetScore: 1 } });
  invariant(configured.ok, 'a classic table can be set up');
  const states: State[] = [transEuropa.setup(configured.value)];
  const { moves } = playGame<TransEuropa>({
    game: transEuropa,
    config: configured.value,
    bots: [
      ...others.slice(0, seat).map(botNamed),
      learner(habit ? HABITS[habit] : {}),
      ...others.slice(seat).map(botNamed),
    ],
    seed: seedFromText(seed),
    budget: { kind: 'iterations', count: 60 },
    onMove: (_, after) => void states.push(after),
  });
  return { seat, course: { moves, states } };
}

/** The part of a review that insight looks at, of one seat alone. */
function reviewOf(course: Course, seat: Seat, effort: Effort): Reviewed {
  const reading = reader(POLICY_MODEL);
  let shown = 0;
  const turns = turnsOf(course)
    .filter((turn) => turn.seat === seat)
    .map((turn) => {
      for (; shown < turn.first; shown++) reading.look(transEuropa.view(course.states[shown]!, seat));
      const comparison = comparisonByKnown({ turn, reading, effort });
      const loss = lossOf(comparison);
      return { ...comparison, seat, first: turn.first, ...(loss ? { loss } : {}) };
    });
  const { seats } = course.states[0]!.config;
  const share = accuracyOf(turns, seat);
  return { turns, accuracy: Array.from({ length: seats }, (_, each) => (each === seat ? share : undefined)) };
}

export function roundOf(
  { who, of, game }: RoundName,
  { seed, budget }: { readonly seed: string; readonly budget: number },
): Learned {
  const began = process.cpuUsage();
  const { seat, course } = played(game, `learners:${seed}:${who}:${of}:${game}`, who === 'none' ? undefined : who);
  const review = reviewOf(course, seat, { budget, seed: '1' });
  const { edition, board } = course.states[0]!.config;
  const judged = judgedOf(course, review, seat);
  const insight = { seat, edition, board, rounds: roundsOf(course, seat), ...(judged ? { judged } : {}) };
  const { user, system } = process.cpuUsage(began);
  return { who, of, game, insight, seconds: Math.round((user + system) / 1e4) / 100 };
}
