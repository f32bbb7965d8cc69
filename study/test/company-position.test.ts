// Positions and decisions of companies apart from a review: what a branch is worth, the best choices, and own mistakes as questions.

import { sameJson } from '@branchline/core';
import { trainsOfEurope, type State, type View } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { decisionsOf } from '../src/trains-of-europe/course.ts';
import { decisionExercise } from '../src/trains-of-europe/exercise.ts';
import { outlookAt } from '../src/trains-of-europe/outlook.ts';
import { bestChoices, chancesIn } from '../src/trains-of-europe/position.ts';
import { isRight } from '../src/trains-of-europe/right.ts';
import { reviewSteps } from '../src/trains-of-europe/review.ts';
import { companyGame } from './company-game.ts';

const effort = { budget: 12, seed: '1' };
const options = { hiddenCash: true, hiddenVehicles: true };
const game = companyGame(['conductor', 'random'], { seed: 'review', options });

const viewsOf = (state: State): readonly View[] => state.public.left.map((_, seat) => trainsOfEurope.view(state, seat));

const callIn = (year: number): State =>
  game.states.find(({ public: { stage, year: now } }) => stage.kind === 'call' && now === year)!;

describe('a position of a branch', () => {
  test('is worth what the whole state is worth: the views of all companies hide nothing', () => {
    const state = callIn(3);
    const chances = chancesIn(viewsOf(state), effort);
    expect(chances).toEqual(outlookAt(state, 'position', effort).chances);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  test('that is over is worth what came of it', () => {
    const chances = chancesIn(viewsOf(game.states.at(-1)!), effort);
    expect(chances.toSorted((a, b) => b - a)[0]).toBeGreaterThan(0.49);
    expect(chances.every((chance) => [0, 0.5, 1].includes(chance))).toBe(true);
  });

  test('has at most three best choices, all allowed, no two alike, best first', () => {
    const state = callIn(2);
    const { seats } = trainsOfEurope.turn(state) as { seats: readonly number[] };
    const seat = seats[0]!;
    const found = bestChoices(viewsOf(state), effort);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(3);
    const view = trainsOfEurope.view(state, seat);
    for (const { action } of found) expect(trainsOfEurope.check(view, seat, action)).toBeUndefined();
    expect(new Set(found.map(({ action }) => JSON.stringify(action))).size).toBe(found.length);
    const chances = found.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(bestChoices(viewsOf(state), effort)).toEqual(found);
  });

  test('in which nobody is asked has none', () => {
    expect(bestChoices(viewsOf(game.states.at(-1)!), effort)).toEqual([]);
  });
});

/** The first decision of the company that does anything for which the review finds a better choice. */
function mistake() {
  for (const step of reviewSteps(game, { budget: 6, seed: '1', roughFirst: false })) {
    if (step.kind !== 'decision') continue;
    const { decision } = step;
    const exercise = decisionExercise(game, decision, effort);
    if (exercise) return { decision, exercise };
  }
  throw new Error('a company that does anything makes mistakes');
}

describe('an own decision as a question', () => {
  const { decision, exercise } = mistake();

  test('has three or four choices: the one made, the better one and other ideas, all allowed', () => {
    const { options: choices, played, seat } = exercise;
    expect(choices.length).toBeGreaterThanOrEqual(3);
    expect(choices.length).toBeLessThanOrEqual(4);
    const { before, action } = decisionsOf(game).find(({ sequence }) => sequence === decision.sequence)!;
    expect(choices[played]!.action).toEqual(action);
    expect(choices.some((choice) => sameJson(choice.action, decision.better))).toBe(true);
    const view = trainsOfEurope.view(before, seat);
    for (const choice of choices) expect(trainsOfEurope.check(view, seat, choice.action)).toBeUndefined();
  });

  test('has a right answer that is not the choice made, and is the same every time', () => {
    expect(isRight(exercise.options[exercise.played]!)).toBe(false);
    expect(exercise.options.some(isRight)).toBe(true);
    const most = Math.max(...exercise.options.map(({ chance }) => chance));
    for (const { chance, behind } of exercise.options) expect(behind.value).toBeCloseTo(most - chance, 9);
    expect(decisionExercise(game, decision, effort)).toEqual(exercise);
  });

  test('is none where there is no such decision', () => {
    const { better } = decision;
    expect(decisionExercise(game, { sequence: 0, better }, effort)).toBeUndefined();
  });
});

test('a choice is right within four of a hundred, or within its doubt', () => {
  expect(isRight({ behind: { value: 0.039, doubt: 0.01 } })).toBe(true);
  expect(isRight({ behind: { value: 0.06, doubt: 0.07 } })).toBe(true);
  expect(isRight({ behind: { value: 0.06, doubt: 0.05 } })).toBe(false);
});
