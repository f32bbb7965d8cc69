// The review of a game of companies: its figures add up, are the same every time, and find what was left lying.

import { fastRng } from '@branchline/core';
import { trainsOfEurope, type GameResult } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { analysisOf } from '../src/trains-of-europe/analysis-of.ts';
import { decisionsOf, stationsOf, type Course } from '../src/trains-of-europe/course.ts';
import { drawsOf, judgedDraw } from '../src/trains-of-europe/draws.ts';
import { byCost, lossOf } from '../src/trains-of-europe/loss.ts';
import { isLuck } from '../src/trains-of-europe/luck.ts';
import {
  reviewFrom,
  reviewSteps,
  type DecisionReview,
  type Progress,
  type Review,
  type StationReview,
} from '../src/trains-of-europe/review.ts';
import { decidedBy } from '../src/trains-of-europe/story.ts';
import type { Comparison } from '../src/trains-of-europe/verdict.ts';
import { companyGame } from './company-game.ts';

const effort = { budget: 6, seed: '1' };
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const game = companyGame(['conductor', 'random'], { seed: 'review' });
const steps: readonly Progress[] = [...reviewSteps(game, { ...effort, roughFirst: true })];
const review: Review = reviewFrom(steps, effort);

test('stations are the calls and the end, decisions are those of companies', () => {
  const stations = stationsOf(game);
  const calls = game.moves.filter((move) => move.do === 'call').length;
  expect(stations).toHaveLength(calls + 1);
  expect(stations[0]).not.toHaveProperty('phase');
  expect(stations.at(-1)!.sequence).toBe(game.moves.length);
  for (const { sequence, seat, action } of decisionsOf(game)) {
    expect(game.moves[sequence - 1]).toEqual({ by: seat, ...action });
  }
});

test('chances sum up to 1 everywhere, and the end is what happened', () => {
  for (const { open } of review.stations) expect(sum(open.chances)).toBeCloseTo(1, 9);
  const end = trainsOfEurope.result(game.states.at(-1)!) as GameResult;
  const { open } = review.stations.at(-1)!;
  expect(open.points.map(({ value }) => value)).toEqual(end.evaluation.map(({ total }) => total / 6));
  expect(open.points.every(({ doubt }) => doubt === 0)).toBe(true);
  open.chances.forEach((chance, seat) => expect(chance > 0).toBe(end.winners.includes(seat)));
});

test('the same game, budget and seed give the same figures; another seed gives others', () => {
  // As far as the second judged decision: by then there was one of every kind.
  const again: Progress[] = [];
  for (const step of reviewSteps(game, { ...effort, roughFirst: true })) {
    again.push(step);
    if (again.filter(({ kind }) => kind === 'decision').length === 2) break;
  }
  expect(again).toEqual(steps.slice(0, again.length));
  expect(new Set(again.map(({ kind }) => kind))).toEqual(new Set(['books', 'station', 'sifted', 'decision']));
  const [draw] = drawsOf(game);
  expect(judgedDraw(draw!, { budget: 1, seed: '1' })).toEqual(judgedDraw(draw!, { budget: 1, seed: '1' }));
  expect(stationsIn(game, '2', 1)).not.toEqual(stationsIn(game, '1', 1));
});

test('a first curve over the years comes before everything that takes long', () => {
  const kinds = steps.map((step) => (step.kind === 'station' ? `station ${step.rough}` : step.kind));
  expect(kinds[0]).toBe('books');
  expect(kinds.indexOf('station true')).toBe(1);
  expect(kinds.lastIndexOf('station true')).toBeLessThan(kinds.indexOf('station false'));
  expect(kinds.lastIndexOf('station false')).toBeLessThan(kinds.indexOf('sifted'));
});

test('what is listed as given away is more than its own doubt, with a legal choice that is another one', () => {
  for (const { sequence, seat, action, better, known, loss } of review.decisions) {
    const before = game.states[sequence - 1]!;
    expect(trainsOfEurope.check(trainsOfEurope.view(before, seat), seat, better)).toBeUndefined();
    expect(better).not.toEqual(action);
    expect(loss).toEqual(lossOf(known, seat));
    if (loss) expect(loss.value).toBeGreaterThanOrEqual(loss.doubt);
  }
});

describe('what a decision gave away', () => {
  const outlook = (own: number): Comparison['played'] => ({ chances: [own, 1 - own], points: [] });
  const compared = (played: number, better: number, rest: Pick<Comparison, 'difference' | 'chance'>): Comparison => ({
    ...{ played: outlook(played), better: outlook(better) },
    ...rest,
  });
  const [sure, unsure] = [
    { value: 0.12, doubt: 0.05 },
    { value: 0.12, doubt: 0.2 },
  ];
  const points = { value: 1.5, doubt: 0.4 };

  test('counts in chances to win where these differ beyond doubt, else in points ahead', () => {
    expect(lossOf(compared(0.3, 0.42, { difference: points, chance: sure }), 0)).toEqual({ of: 'chances', ...sure });
    expect(lossOf(compared(0.3, 0.42, { difference: points, chance: unsure }), 0)).toEqual({ of: 'points', ...points });
    expect(lossOf(compared(0.3, 0.42, { difference: { value: 1.5, doubt: 2 }, chance: unsure }), 0)).toBeUndefined();
    expect(lossOf(compared(0.3, 0.42, { difference: { value: 0.2, doubt: 0.1 }, chance: unsure }), 0)).toBeUndefined();
  });

  test('is nothing where the game was lost before and after: below 3 %', () => {
    const lost = { difference: points, chance: { value: 0.01, doubt: 0.005 } };
    expect(lossOf(compared(0.01, 0.02, lost), 0)).toBeUndefined();
    expect(lossOf(compared(0.01, 0.04, lost), 0)).toEqual({ of: 'points', ...points });
  });

  test('is ranked by chances before points', () => {
    const list = [
      { of: 'points', value: 5, doubt: 0 },
      { of: 'chances', value: 0.05, doubt: 0 },
      { of: 'points', value: 1, doubt: 0 },
      { of: 'chances', value: 0.2, doubt: 0 },
    ] as const;
    expect(list.toSorted(byCost).map(({ value }) => value)).toEqual([0.2, 0.05, 5, 1]);
  });
});

test('a company that does anything gives more away than it keeps from others', () => {
  // The random company plays at seat 1; in a whole game it leaves plenty lying.
  const found = review.decisions.filter(({ seat, known }) => seat === 1 && known.difference.value > 0);
  expect(found.length).toBeGreaterThan(0);
});

test('a company that does anything is less accurate than one with a plan', () => {
  const [plan, anything] = review.accuracy;
  expect(anything).toBeLessThan(plan!);
  for (const share of review.accuracy) expect(share).toBeLessThanOrEqual(1);
});

describe('the luck of a draw', () => {
  test('what one company gains the others lose, and only draws after the first call count', () => {
    expect(review.draws.length).toBeGreaterThan(0);
    const first = stationsOf(game)[0]!.sequence;
    for (const { sequence, outcome, luck } of review.draws) {
      expect(sequence).toBeGreaterThan(first);
      expect(game.moves[sequence - 1]).toEqual({ by: 'chance', ...outcome });
      expect(sum(luck.map(({ value }) => value))).toBeCloseTo(0, 9);
    }
  });

  test('is none on the average over what could be drawn', () => {
    // A draw is compared with the mean of all draws: over many of them nothing is left but doubt.
    const draw = drawsOf(game).find(({ outcome }) => outcome.do === 'refill')!;
    const means = Array.from({ length: 8 }, (_, at) => {
      const outcome = trainsOfEurope.draw(draw.before, fastRng(at));
      const after = trainsOfEurope.apply(draw.before, { by: 'chance', ...outcome });
      return judgedDraw({ ...draw, outcome, after }, { budget: 4, seed: `mean ${at}` }).luck[0]!;
    });
    const mean = sum(means.map(({ value }) => value)) / means.length;
    const doubt = Math.sqrt(sum(means.map((luck) => luck.doubt ** 2))) / means.length;
    expect(Math.abs(mean)).toBeLessThanOrEqual(2 * doubt);
  });

  test('is shown only above its doubt', () => {
    expect(isLuck({ value: -0.1, doubt: 0.04 })).toBe(true);
    expect(isLuck({ value: -0.1, doubt: 0.11 })).toBe(false);
    expect(isLuck({ value: 0.02, doubt: 0.01 })).toBe(false);
  });
});

describe('what decided a game', () => {
  const points = [10, 10].map((value) => ({ value, doubt: 0 }));
  const station = (sequence: number, year: number, own: number) =>
    ({ sequence, year, open: { chances: [own, 1 - own], points } }) as StationReview;
  const lost = [station(0, 1, 0.5), station(10, 2, 0.4), station(20, 3, 0.1), station(30, 3, 0)];
  const decision = (sequence: number, seat: number, value: number, better: number): DecisionReview =>
    ({
      ...{ sequence, seat, year: 2, phase: 'call', loss: { of: 'chances', value, doubt: 0.02 } },
      known: { better: { chances: seat === 0 ? [better, 1 - better] : [1 - better, better] } },
    }) as unknown as DecisionReview;
  const told = (stations: readonly StationReview[], parts: Partial<Review>, seat = 0) =>
    decidedBy({ stations, decisions: [], draws: [], ...parts }, seat);

  test('is the own costliest choice of a company that lost', () => {
    const decisions = [decision(12, 0, 0.2, 0.6), decision(15, 0, 0.1, 0.5), decision(16, 1, 0.4, 0.9)];
    expect(told(lost, { decisions })).toMatchObject({ won: false, by: { why: 'decision', share: 0.2 } });
    expect(told(lost, { decisions }, 1)).toMatchObject({ won: true, by: { why: 'decision', share: 0.2 } });
  });

  test('is no choice that was made good later', () => {
    const again = [...lost.slice(0, 2), station(18, 2, 0.7), ...lost.slice(2)];
    expect(told(again, { decisions: [decision(12, 0, 0.2, 0.6)] })!.by.why).toBe('year');
  });

  test('is a draw that cost more than any choice', () => {
    const luck = [
      { value: -0.3, doubt: 0.1 },
      { value: 0.3, doubt: 0.1 },
    ];
    const draws = [{ sequence: 19, year: 2, outcome: {}, luck }] as unknown as Review['draws'];
    const decisions = [decision(12, 0, 0.2, 0.6)];
    expect(told(lost, { decisions, draws })!.by).toMatchObject({ why: 'draw', share: 0.3 });
    expect(told(lost, { decisions, draws }, 1)!.by).toMatchObject({ why: 'draw', share: 0.3 });
  });

  test('is no small draw', () => {
    const luck = [
      { value: -0.11, doubt: 0.1 },
      { value: 0.11, doubt: 0.1 },
    ];
    const draws = [{ sequence: 19, year: 2, outcome: {}, luck }] as unknown as Review['draws'];
    expect(told(lost, { draws })!.by.why).toBe('year');
    expect(told(lost, { draws }, 1)!.by.why).toBe('year');
  });

  test('is else the year in which the winner went ahead', () => {
    expect(told(lost, {})!.by).toEqual({ why: 'year', seat: 1, year: 2, from: 0.6, to: 0.9 });
    const flat = [station(0, 1, 0.05), station(30, 1, 0)];
    expect(told(flat, {})!.by).toEqual({ why: 'throughout', seat: 1, from: 0.95 });
  });

  test('is nothing where the game was given up', () => {
    const open = { chances: [0.5, 0.5], points: [1, 1].map((value) => ({ value, doubt: 0.5 })) };
    expect(told([{ ...station(0, 1, 0.5), open }], {})).toBeUndefined();
  });
});

describe('as data', () => {
  const seats = [0, 1].map((seat) => ({ name: `Company ${seat}`, kind: 'human' as const }));
  const analysis = analysisOf(game, review, { game: 'trains-of-europe', seats });

  test('every move from the first call on has its figures', () => {
    expect(analysis.moves).toHaveLength(game.moves.length);
    for (const { known, open, points } of analysis.moves) {
      expect(sum(known)).toBeCloseTo(1, 3);
      expect(sum(open)).toBeCloseTo(1, 3);
      expect(points).toHaveLength(2);
    }
    expect(sum(analysis.luck)).toBeCloseTo(0, 3);
  });

  test('better choices stand at the moves they belong to', () => {
    const listed = review.decisions.filter(({ loss }) => loss !== undefined).map(({ sequence }) => sequence);
    expect(analysis.moves.filter(({ best }) => best).map(({ sequence }) => sequence)).toEqual(listed);
  });
});

test('where cash and vehicles are hidden, every company has an outlook of its own', () => {
  const options = { hiddenCash: true, hiddenVehicles: true };
  const hidden = companyGame(['conductor', 'conductor'], { seed: 'hidden', options });
  for (const { known } of stationsIn(hidden, '1', 2)) {
    expect(known).toHaveLength(2);
    for (const { chances } of known!) expect(sum(chances)).toBeCloseTo(1, 9);
  }
});

/** The first stations of a review, and nothing beyond them. */
function stationsIn(course: Course, seed: string, count: number): readonly StationReview[] {
  const found: StationReview[] = [];
  for (const step of reviewSteps(course, { budget: 6, seed, roughFirst: false })) {
    if (step.kind === 'station') found.push(step.station);
    if (found.length === count) break;
  }
  return found;
}
