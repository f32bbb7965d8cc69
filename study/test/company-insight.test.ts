// Insight into companies: figures of one game against its own final evaluation, and many games in one view.

import { trainsOfEurope, type GameResult } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { companyInsight, type CompanyInsight } from '../src/trains-of-europe/insight/game.ts';
import { judgedOf } from '../src/trains-of-europe/insight/judged.ts';
import { companySummary, type KeptCompany } from '../src/trains-of-europe/insight/summary.ts';
import type { DecisionReview, Review } from '../src/trains-of-europe/review.ts';
import { companyGame } from './company-game.ts';

const game = companyGame(['conductor', 'conductor', 'random'], { seed: 'insight' });
const result = trainsOfEurope.result(game.states.at(-1)!) as GameResult;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('one game', () => {
  const insights = [0, 1, 2].map((seat) => companyInsight(game, { seat })!);

  test('has the points of the final evaluation, line by line', () => {
    for (const { seat, points, items } of insights) {
      expect(points).toBeCloseTo(result.evaluation[seat]!.total / 6, 9);
      expect(sum(Object.values(items))).toBeCloseTo(points, 9);
    }
  });

  test('says who won, and how far ahead', () => {
    expect(sum(insights.map(({ won }) => won))).toBeCloseTo(1, 9);
    for (const { seat, won, ahead } of insights) {
      expect(won > 0).toBe(result.winners.includes(seat));
      if (ahead > 0) expect(won).toBe(1);
    }
  });

  test('counts completed contracts, and the year of the first', () => {
    for (const { seat, completed, contracts, first } of insights) {
      const held = game.states.at(-1)!.public.contracts[seat]!;
      expect(completed).toBeGreaterThanOrEqual(held.filter(({ complete }) => complete).length);
      expect(contracts).toBeGreaterThanOrEqual(completed);
      expect(first === undefined).toBe(completed === 0);
    }
  });

  test('that was given up has none', () => {
    const half = { moves: game.moves.slice(0, 40), states: game.states.slice(0, 41) };
    expect(companyInsight(half, { seat: 0 })).toBeUndefined();
  });
});

describe('mistakes', () => {
  const decision = (seat: number, played: string, better: string, value: number) =>
    ({
      ...{ sequence: 5, year: 2, seat, phase: 'railroad-fair', action: { do: played }, better: { do: better } },
      loss: { of: 'chances', value, doubt: 0.01 },
    }) as unknown as DecisionReview;
  const review = {
    accuracy: [0.9, 0.8],
    decisions: [
      decision(0, 'done', 'buy', 0.1),
      decision(0, 'buy', 'done', 0.05),
      decision(0, 'buy', 'buy', 0.2),
      decision(1, 'done', 'buy', 0.4),
    ],
  } as unknown as Review;

  test('of one company, by what the better choice did', () => {
    const judged = judgedOf(review, 0)!;
    expect(judged.accuracy).toBe(0.9);
    expect(judged.mistakes.map(({ how }) => how)).toEqual(['more', 'less', 'other']);
  });

  test('of many games stand together by kind, the costliest first', () => {
    const insight = { ...companyInsight(game, { seat: 0 })!, judged: judgedOf(review, 0)! } as CompanyInsight;
    const plain = companyInsight(game, { seat: 0 })!;
    const kept = (id: string, played: number, each: CompanyInsight): KeptCompany => ({ id, played, insight: each });
    const summary = companySummary([kept('b', 2, insight), kept('a', 1, insight), kept('c', 3, plain)]);
    expect(summary.games).toBe(3);
    expect(summary.mistakes.map(({ how, count }) => [how, count])).toEqual([
      ['other', 2],
      ['more', 2],
      ['less', 2],
    ]);
    expect(summary.mistakes[0]!.chances).toBeCloseTo(0.4, 9);
    expect(summary.judged.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(summary.unjudged).toEqual(['c']);
    expect(summary.points).toBeCloseTo(plain.points, 9);
  });
});
