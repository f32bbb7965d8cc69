// The review of a game of companies: its figures add up, are the same every time, and find what was left lying.

import { trainsOfEurope, type GameResult } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { analysisOf } from '../src/trains-of-europe/analysis-of.ts';
import { decisionsOf, stationsOf, type Course } from '../src/trains-of-europe/course.ts';
import {
  reviewFrom,
  reviewSteps,
  type Progress,
  type Review,
  type StationReview,
} from '../src/trains-of-europe/review.ts';
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
  expect(new Set(again.map(({ kind }) => kind))).toEqual(new Set(steps.map(({ kind }) => kind)));
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
  for (const { sequence, seat, action, best, loss, difference } of review.decisions) {
    const before = game.states[sequence - 1]!;
    expect(trainsOfEurope.check(trainsOfEurope.view(before, seat), seat, best.action)).toBeUndefined();
    expect(best.action).not.toEqual(action);
    if (loss) expect(loss.value).toBeGreaterThanOrEqual(Math.max(0.3, loss.doubt));
    else expect(difference.value < Math.max(0.3, difference.doubt)).toBe(true);
  }
});

test('a company that does anything gives more away than it keeps from others', () => {
  // The random company plays at seat 1; in a whole game it leaves plenty lying.
  const found = review.decisions.filter(({ seat, difference }) => seat === 1 && difference.value > 0);
  expect(found.length).toBeGreaterThan(0);
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
