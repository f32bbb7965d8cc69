// Insight: figures of hand-made rounds on a chain of cities, where every answer can be counted on one's fingers.

import type { Board, City, Loc } from '@branchline/boards';
import type { Move } from '@branchline/core';
import { addBoard, gridOf, transEuropa, type Action, type State, type TransEuropa } from '@branchline/trans-europa';
import { describe, expect, test } from 'vitest';
import {
  judgedOf,
  type JudgedInsight,
  type MistakeInsight,
  type Reviewed,
} from '../src/trans-europa/insight/judged.ts';
import { roundsOf } from '../src/trans-europa/insight/round.ts';
import { insightOf, type KeptGame } from '../src/trans-europa/insight/summary.ts';
import { exercisesFrom } from '../src/trans-europa/puzzles/exercise.ts';
import { answerOf } from '../src/trans-europa/puzzles/puzzle.ts';
import { courseOf } from '../src/trans-europa/puzzles/scene.ts';
import { reviewFrom, reviewSteps } from '../src/trans-europa/review.ts';
import type { Course } from '../src/trans-europa/turns.ts';
import { botGame } from './bot-game.ts';

const inEveryLanguage = (text: string): Loc => ({ en: text, de: text, fr: text, nl: text, pl: text });
const COLOURS = ['brown', 'white', 'rose', 'orange', 'turquoise'] as const;
const COMPASS = ['west', 'north', 'centre', 'east', 'south'] as const;

/** Cities c0 to c9 in a row, two of each colour; beyond c8 a siding s0 to s5 that leads nowhere. */
const ROW = Array.from({ length: 10 }, (_, i) => `c${i}`);
const SIDING = ['c8', ...Array.from({ length: 6 }, (_, i) => `s${i}`)];
const lineOf = (a: string, b: string) =>
  ({ id: `${a}-${b}`, a, b, kind: 'flat', cost: 1, terrain: [], art: undefined }) as const;
const inRow = (places: readonly string[]) => places.slice(1).map((place, i) => lineOf(places[i]!, place));
const chain: Board = {
  id: 'chain of ten',
  version: 1,
  title: inEveryLanguage('chain'),
  ferries: false,
  junctions: [...ROW, ...SIDING.slice(1)].map((id, i) => ({
    ...{ id, x: 2 * i, y: 0, sea: false, city: id.startsWith('c') ? id : undefined },
  })),
  lines: [...inRow(ROW), ...inRow(SIDING)],
  regions: COLOURS.map((colour, i) => ({
    ...{ id: colour, title: inEveryLanguage(colour), compass: COMPASS[i]!, prestige: colour },
  })),
  cities: ROW.map((id, i): City => ({
    ...{ id, name: id, local: id, names: inEveryLanguage(id), junction: id, region: COLOURS[Math.floor(i / 2)]! },
    ...{ dashed: false, lon: 0, lat: 0 },
  })),
};
addBoard(chain);

const EVEN = ['c0', 'c2', 'c4', 'c6', 'c8'];
const ODD = ['c1', 'c3', 'c5', 'c7', 'c9'];

/** A round of two: seat 0 holds the even cities and begins. `lays` in the order in which they are laid. */
function played(markers: readonly [string, string], lays: readonly string[]): Course {
  const configured = transEuropa.configure({
    seats: 2,
    edition: 'classic',
    board: chain.id,
    options: { targetScore: 1 },
  });
  if (!configured.ok) throw new Error('the table cannot be set up');
  const moves: Move<TransEuropa>[] = [];
  const states: State[] = [transEuropa.setup(configured.value)];
  const play = (move: Move<TransEuropa>): void => {
    moves.push(move);
    states.push(transEuropa.apply(states.at(-1)!, move));
  };
  const act = (action: Action): void => {
    const { stage } = states.at(-1)!.public;
    play({ by: 'seat' in stage ? stage.seat : 0, ...action });
  };
  play({ by: 'chance', do: 'start-player', seat: 0 });
  play({ by: 'chance', do: 'deal', hands: [EVEN, ODD] });
  for (const at of markers) act({ do: 'marker', at });
  for (const line of lays) act({ do: 'lay', line, piece: 'black' });
  return { moves, states };
}

/** They meet in the middle and are complete at the same moment. */
const shared = played(['c0', 'c9'], ['c0-c1', 'c1-c2', 'c8-c9', 'c7-c8', 'c2-c3', 'c3-c4', 'c6-c7', 'c5-c6', 'c4-c5']);
/** Seat 0 builds into the siding while seat 1 builds the whole row but for its end. */
const astray = played(
  ['c8', 'c1'],
  ['c8-s0', 's0-s1', 'c1-c2', 'c2-c3', 's1-s2', 's2-s3', 'c3-c4', 'c4-c5', 's3-s4', 's4-s5', 'c5-c6', 'c6-c7'].concat(
    // The siding is full: seat 0 lays what is left to it.
    ['c7-c8', 'c8-c9'],
  ),
);

describe('a round', () => {
  test('that was shared: tracks of both carry both', () => {
    const [round] = roundsOf(shared, 0);
    expect(round!.start).toEqual({ city: 0, away: 0, own: true });
    expect([round!.missing, round!.won]).toEqual([0, 0.5]);
    // c0-c1 carries seat 0 alone; of its way to c8 the last three tracks are the other's.
    expect(round!.tracks).toEqual({ laid: 5, usedByOthers: 4, usedByNobody: 0, used: 8, laidByOthers: 3 });
    expect(roundsOf(shared, 1)[0]!.tracks).toEqual({
      laid: 4,
      usedByOthers: 3,
      usedByNobody: 0,
      used: 8,
      laidByOthers: 4,
    });
  });

  test('that was lost: tracks used by nobody, and the colour of the city that was not reached', () => {
    const [round] = roundsOf(astray, 0);
    expect([round!.missing, round!.won]).toEqual([1, 0]);
    expect(round!.regions[0]).toEqual({ held: 1, open: 1, missing: 1 });
    expect(round!.regions.slice(1).every(({ open, missing }) => open === 0 && missing === 0)).toBe(true);
    expect(round!.tracks).toEqual({ laid: 8, usedByOthers: 2, usedByNobody: 6, used: 6, laidByOthers: 5 });
    expect(roundsOf(astray, 1)[0]!.won).toBe(1);
  });

  test('that began beside a city knows which', () => {
    const { graph } = gridOf(chain.id);
    const course = played(['s2', 'c9'], ['s1-s2', 's0-s1', 'c8-c9', 'c7-c8']);
    expect(graph.junctionCity[course.states.at(-1)!.public.markers[0]!]).toBe(-1);
    // Not over yet: nothing is told of a round that was not scored.
    expect(roundsOf(course, 0)).toEqual([]);
  });
});

const laying = (...lines: readonly string[]): readonly Action[] =>
  lines.map((line) => ({ do: 'lay', line, piece: 'black' }));

type ReviewedTurn = Reviewed['turns'][number];

/** A turn to which a better one was found: these tracks, or this start. */
const reviewed = (first: number, better: readonly Action[], changes: Partial<ReviewedTurn> = {}): ReviewedTurn => ({
  ...{ seat: 0, first, difference: { value: 0.1, doubt: 0.02 }, loss: { value: 0.1, doubt: 0.02 } },
  best: { actions: better, chance: 0.5, doubt: 0.01, chances: [0.5, 0.5] },
  ...changes,
});
const review = (turns: readonly ReviewedTurn[]): Reviewed => ({ accuracy: [0.9, undefined], turns });

describe('what a review says of one player', () => {
  // Into the siding, where the row would have reached c6 and come nearer to three more cities.
  const siding = reviewed(5, laying('c7-c8', 'c6-c7'));

  test('own turns alone, each with everything that speaks against it', () => {
    const none = reviewed(9, [], { difference: { value: 0, doubt: 0 } });
    const judged = judgedOf(astray, review([siding, none, reviewed(7, [], { seat: 1 })]), 0);
    const { loss: _, ...unsure } = reviewed(5, laying('c7-c8', 'c6-c7'), { difference: { value: 0.01, doubt: 0.02 } });
    const mistake = {
      first: 5,
      round: 0,
      turn: 'build',
      kinds: ['reaches', 'fewer'],
      loss: 0.1,
      doubt: 0.02,
      sure: true,
    };
    expect(judged).toEqual({ accuracy: 0.9, turns: 2, mistakes: [mistake] });
    // What is not sure counts for habits all the same.
    expect(judgedOf(astray, review([unsure]), 0)!.mistakes).toEqual([{ ...mistake, loss: 0.01, sure: false }]);
    expect(judgedOf(astray, review([siding]), 1)).toBeUndefined();
  });
});

const judgedWith = (...mistakes: readonly Partial<MistakeInsight>[]): JudgedInsight => ({
  ...{ accuracy: 0.9, turns: 3 },
  mistakes: mistakes.map((mistake) => ({
    ...{ first: 7, round: 0, kinds: ['double'], turn: 'build', loss: 0.1, doubt: 0.02, sure: true },
    ...mistake,
  })),
});

const kept = (id: string, at: number, course: Course, judged?: JudgedInsight): KeptGame => ({
  ...{ id, played: at },
  insight: {
    ...{ seat: 0, edition: 'classic', board: chain.id, rounds: roundsOf(course, 0) },
    ...(judged ? { judged } : {}),
  },
});

test('many games in one view', () => {
  const insight = insightOf([
    kept('new', 9, astray),
    kept('late', 5, astray, judgedWith()),
    kept('early', 2, shared, judgedWith()),
  ]);
  expect([insight.games, insight.all.rounds]).toEqual([3, 3]);
  expect(insight.all.won).toBeCloseTo(0.5 / 3);
  expect(insight.all.missing).toBeCloseTo(2 / 3);
  expect(insight.startPlaces).toEqual([
    { board: chain.id, city: 8, rounds: 2, won: 0, missing: 1 },
    { board: chain.id, city: 0, rounds: 1, won: 0.5, missing: 0 },
  ]);
  expect(insight.startKinds).toEqual([
    { kind: 'own', rounds: 3, won: expect.closeTo(0.5 / 3), missing: expect.closeTo(2 / 3) },
  ]);
  expect(insight.tracks).toEqual({ laid: 21, usedByOthers: 8, usedByNobody: 12, used: 20, laidByOthers: 13 });
  expect(insight.colours[0]).toEqual({ board: chain.id, region: 0, held: 3, open: 2, missing: 2 });
  expect(insight.judged.map(({ id }) => id)).toEqual(['early', 'late']);
  expect(insight.unjudged).toEqual(['new']);
  expect(insight.mistakes).toEqual([]);
});

describe('habits', () => {
  const round = (id: number, ...mistakes: readonly Partial<MistakeInsight>[]): KeptGame =>
    kept(String(id), id, shared, judgedWith(...mistakes));
  const often = (count: number, ...mistakes: readonly Partial<MistakeInsight>[]): readonly KeptGame[] =>
    Array.from({ length: count }, (_, id) => round(id, ...mistakes));

  test('the costliest kind beyond the usual comes first; a turn with two causes has half of each', () => {
    const { mistakes } = insightOf(often(8, { loss: 0.2 }, { kinds: ['fewer', 'leave'], loss: 0.1 }));
    expect(mistakes[0]).toMatchObject({ turn: 'build', kind: 'double', count: 8, habit: true });
    const byKind = new Map(mistakes.map(({ kind, cost }) => [kind, cost]));
    expect(byKind.get('double')).toBeCloseTo(0.2);
    expect(byKind.get('fewer')).toBeCloseTo(0.05);
    expect(byKind.get('leave')).toBeCloseTo(0.05);
  });

  test('are what costs something round after round, be each loss ever so unsure; once is none', () => {
    expect(insightOf(often(20, { loss: 0.02, sure: false })).mistakes).toMatchObject([
      { kind: 'double', count: 0, habit: true, worst: [] },
    ]);
    const [once] = insightOf([round(0, { kinds: ['place'], loss: 0.2 }), ...often(20).slice(1)]).mistakes;
    expect(once).toMatchObject({ kind: 'place', count: 1, habit: false });
    // What is hardly felt is none either, however often.
    expect(insightOf(often(20, { loss: 0.005, sure: false })).mistakes).toEqual([]);
  });

  test('come before what is none, even if that cost more', () => {
    const costly = round(0, { kinds: ['place'], loss: 0.9 }, { loss: 0.03 });
    const { mistakes } = insightOf([costly, ...often(20, { loss: 0.03 }).slice(1)]);
    expect(mistakes.map(({ kind, habit }) => [kind, habit])).toEqual([
      ['double', true],
      ['place', false],
    ]);
  });
});

describe('exercises', () => {
  const effort = { budget: 120, seed: 'x' };
  const course = botGame(['apprentice', 'conductor', 'apprentice'], { seed: 'own' });
  const whole = reviewFrom(reviewSteps(course, effort), effort, 3);
  const made = exercisesFrom(course, whole, { id: 'abcdef', seat: 0 });

  test('ask the position of an own mistake, the turn played among the choices, and the answer is another one', () => {
    expect(made.length).toBeGreaterThan(0);
    for (const puzzle of made) {
      const first = Number(puzzle.id.split('-')[2]);
      const mistake = whole.turns.find((each) => each.first === first)!;
      expect(mistake.seat).toBe(0);
      const state = courseOf(puzzle.scene).states.at(-1)!;
      expect(state.public.tracks.laid).toEqual(course.states[first - 1]!.public.tracks.laid);
      expect(state.public.stage).toEqual(course.states[first - 1]!.public.stage);
      const { graph } = gridOf(puzzle.scene.board);
      const options: readonly (readonly number[])[] = puzzle.options.map((option) => [option].flat());
      const own = mistake.actions.flatMap((action): readonly number[] =>
        action.do === 'lay'
          ? [graph.lineIndex.get(action.line)!]
          : action.do === 'marker'
            ? [graph.junctionIndex.get(action.at)!]
            : [],
      );
      const same = (option: readonly number[]): boolean =>
        option.length === own.length && own.every((line) => option.includes(line));
      const place = options.findIndex(same);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(answerOf(puzzle)).not.toBe(place);
    }
  });

  test('are the same every time, and there are none where a position cannot be asked again', () => {
    expect(exercisesFrom(course, whole, { id: 'abcdef', seat: 0 })).toEqual(made);
    const withCards = course.states.map((state) => ({
      ...state,
      config: { ...state.config, options: { ...state.config.options, specialCards: 'random' as const } },
    }));
    expect(exercisesFrom({ ...course, states: withCards }, whole, { id: 'abcdef', seat: 0 })).toEqual([]);
  });
});
