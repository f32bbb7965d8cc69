// The review of a game: its figures add up, are the same every time, and find a win that was left lying.

import type { Move } from '@branchline/core';
import { gridOf, membersOf, transEuropa, type Action, type State, type TransEuropa } from '@branchline/trans-europa';
import { describe, expect, test } from 'vitest';
import { analysisOf } from '../src/trans-europa/analysis-of.ts';
import { firstSteps, reviewFrom, reviewSteps, type Review } from '../src/trans-europa/review.ts';
import { turnsOf, type Course } from '../src/trans-europa/turns.ts';
import { botGame } from './bot-game.ts';
import { claimed, fixture } from './games.ts';

const review = (course: Course, budget = 40, seed = 'x'): Review =>
  reviewFrom(reviewSteps(course, { budget, seed }), { budget, seed }, course.states[0]!.config.seats);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const game = botGame(['conductor', 'engineer', 'apprentice'], { seed: 'study' });

describe('turns', () => {
  test('[TE-CLAIM-4] a wrong claim belongs to the turn it is made in, even before the first track', () => {
    const { moves, states } = claimed(0).course;
    const place = moves.findIndex(({ do: what }) => what === 'lay');
    const lay = moves[place]!;
    const claim: Move<TransEuropa> = { by: lay.by as number, do: 'claim' };
    const opened = transEuropa.apply(states[place]!, claim);
    const course = {
      moves: [...moves.slice(0, place), claim, lay],
      states: [...states.slice(0, place + 1), opened, transEuropa.apply(opened, lay)],
    };
    expect(
      turnsOf(course)
        .at(-1)!
        .actions.map((action) => action.do),
    ).toEqual(['claim', 'lay']);
  });

  test('[TE-CLAIM-3] a game that ends with claims is reviewed to its end', () => {
    const { course } = claimed(0);
    const found = review(course, 20);
    const { complete } = course.states.at(-1)!.public.rounds.at(-1)!;
    const last = found.turns.at(-1)!;
    expect(last.best.actions).toContainEqual({ do: 'claim' });
    for (const seat of complete) expect(last.open[seat]).toBeCloseTo(1 / complete.length, 9);
  });

  test('every marker and track belongs to exactly one turn, in order', () => {
    const turns = turnsOf(game);
    const covered = turns.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
    const acted = game.moves.flatMap((move, index) => (move.by === 'chance' ? [] : [index + 1]));
    expect(covered).toEqual(acted);
    for (const { first, last, seat } of turns) {
      expect(game.moves.slice(first - 1, last).every(({ by }) => by === seat)).toBe(true);
    }
  });
});

describe('a review', () => {
  const found = review(game);

  test('gives chances that sum to 1 after every turn and deal', () => {
    for (const { known, open, kept } of found.turns) {
      for (const chances of [known, open, kept]) expect(sum(chances)).toBeCloseTo(1, 9);
    }
    for (const { opening } of found.rounds) {
      expect(sum(opening.known)).toBeCloseTo(1, 9);
      expect(sum(opening.open)).toBeCloseTo(1, 9);
    }
  });

  test('ends every round with what happened', () => {
    const rounds = game.states.at(-1)!.public.rounds;
    rounds.forEach(({ complete }, round) => {
      const last = found.turns.filter((turn) => turn.round === round).at(-1)!;
      expect(last.open).toEqual(last.known);
      for (const seat of complete) expect(last.open[seat]).toBeCloseTo(1 / complete.length, 9);
    });
  });

  test('divides what a seat got into fair share, cards, own moves and the others', () => {
    for (const { ledger } of found.rounds) {
      for (const { luck, skill, others, result } of ledger) {
        expect(1 / ledger.length + luck + skill + others).toBeCloseTo(result, 9);
      }
      expect(sum(ledger.map(({ luck }) => luck))).toBeCloseTo(0, 9);
    }
  });

  test('lists no loss below 3 % or below its doubt, and gives reasons for each', () => {
    const losses = found.turns.filter(({ loss }) => loss !== undefined);
    expect(losses.length).toBeGreaterThan(0);
    for (const { loss, difference, reasons } of losses) {
      expect(loss).toEqual(difference);
      expect(loss!.value).toBeGreaterThanOrEqual(Math.max(0.03, loss!.doubt));
      expect(reasons!.length).toBeGreaterThan(0);
    }
  });

  const short: Course = { moves: game.moves.slice(0, 30), states: game.states.slice(0, 31) };

  test('is the same for the same seed and budget', () => {
    expect(review(short, 100)).toEqual(review(short, 100));
    expect(review(short, 100, 'y')).not.toEqual({ ...review(short, 100), seed: 'y' });
  });

  test('begins with a first look: chances after every turn, and no word yet about better ones', () => {
    const steps = [...firstSteps(short, { budget: 100, seed: 'x' })];
    const glances = steps.flatMap((step) => (step.kind === 'first-turn' ? [step.turn] : []));
    expect(glances.map(({ first }) => first)).toEqual(turnsOf(short).map(({ first }) => first));
    for (const glance of glances) {
      expect(sum(glance.known)).toBeCloseTo(1, 9);
      expect(sum(glance.open)).toBeCloseTo(1, 9);
      expect(glance).not.toHaveProperty('best');
    }
    // What it saw has no part in the review.
    expect(reviewFrom(steps, { budget: 100, seed: 'x' }, 3).turns).toEqual([]);
  });

  test('reads as an analysis with one entry a move', () => {
    const { moves, luck, skill } = analysisOf(game, found, { game: 'trans-europa', seats: [] });
    expect(moves.map(({ sequence }) => sequence)).toEqual(game.moves.map((_, index) => index + 1));
    expect([luck, skill]).toEqual([[], []]);
    for (const { known, open, loss, best } of moves) {
      expect(Math.abs(sum(known) - 1)).toBeLessThan(0.001);
      expect(Math.abs(sum(open) - 1)).toBeLessThan(0.001);
      if (loss) expect(best).toBeDefined();
    }
  });
});

describe('every edition', () => {
  test.each([
    ['classic', 9],
    ['ferry', 4],
    ['prestige', 2],
  ])('%s can be reviewed, special cards and all', (edition, place) => {
    const { course } = fixture(edition, place);
    const part: Course = { moves: course.moves.slice(0, 24), states: course.states.slice(0, 25) };
    const { turns } = review(part);
    expect(turns.length).toBeGreaterThan(0);
    for (const { open } of turns) expect(sum(open)).toBeCloseTo(1, 9);
  });
});

/** The game as it would be had the winner of the first round not laid the last track. */
function winLeftLying(): Course {
  const winning = turnsOf(game).find(
    ({ seat, after, round }) => round === 0 && after.public.rounds[0]?.complete.includes(seat),
  )!;
  const { seat, before, first } = winning;
  const { graph } = gridOf(before.config.board);
  const wins = (state: State): boolean => state.public.rounds.length > 0;
  const aside = transEuropa
    .legal(transEuropa.view(before, seat), seat)
    .filter((action): action is Action & { do: 'lay' } => action.do === 'lay')
    .find(
      (action) =>
        !wins(transEuropa.apply(before, { by: seat, ...action })) &&
        !winning.actions.some((done) => done.do === 'lay' && done.line === action.line),
    )!;
  expect(membersOf(before.public.tracks.laid)).not.toContain(graph.lineIndex.get(aside.line));
  const laid: Move<TransEuropa> = { by: seat, ...aside };
  const states = [...game.states.slice(0, first), transEuropa.apply(before, laid)];
  const moves: Move<TransEuropa>[] = [...game.moves.slice(0, first - 1), laid];
  const { stage } = states.at(-1)!.public;
  if (stage.kind === 'build' && stage.seat === seat) {
    const ended: Move<TransEuropa> = { by: seat, do: 'end-turn' };
    moves.push(ended);
    states.push(transEuropa.apply(states.at(-1)!, ended));
  }
  return { moves, states };
}

test('a win that was left lying is a loss, and the reason says so', () => {
  const { turns } = review(winLeftLying(), 200);
  const last = turns.at(-1)!;
  expect(last.loss!.value).toBeGreaterThan(0.1);
  expect(last.best.chance).toBe(1);
  expect(last.reasons![0]).toEqual({ why: 'completes' });
});
