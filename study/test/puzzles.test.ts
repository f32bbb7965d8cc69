// Puzzles: every kind is found, its answer is clear and proven, and a wrong answer would be noticed.

import { transEuropa, gridOf } from '@branchline/trans-europa';
import { describe, expect, test } from 'vitest';
import { canBeAsked } from '../src/trans-europa/puzzles/askable.ts';
import { explained } from '../src/trans-europa/puzzles/explain.ts';
import { puzzles } from '../src/trans-europa/puzzles/generate.ts';
import { checkMoves } from '../src/trans-europa/puzzles/moves.ts';
import { checkNet, naiveCost } from '../src/trans-europa/puzzles/net.ts';
import {
  answerOf,
  gradeOf,
  lossesOf,
  marginOf,
  type NetPuzzle,
  type Puzzle,
  type PuzzleKind,
} from '../src/trans-europa/puzzles/puzzle.ts';
import { courseOf, sceneOf } from '../src/trans-europa/puzzles/scene.ts';
import { tellings } from '../src/trans-europa/puzzles/told.ts';
import { checkWhose } from '../src/trans-europa/puzzles/whose.ts';
import { botGame } from './bot-game.ts';
import { fixture } from './games.ts';

const proof = { sifting: 20, stages: [60, 300] };

/** The first ones of a kind. */
function found(kind: PuzzleKind, count: number): readonly Puzzle[] {
  const list: Puzzle[] = [];
  for (const puzzle of puzzles({ kind, board: 'europe', seed: 'test', proof })) {
    if (puzzle) list.push(puzzle);
    if (list.length === count) break;
  }
  return list;
}

describe('scenes', () => {
  test('a round comes back from a scene as it was', () => {
    const game = botGame(['conductor', 'random', 'apprentice'], { seed: 'scene' });
    for (const sequence of [2, 4, 20, 31]) {
      const { states } = courseOf(sceneOf(game, sequence));
      const [was, is] = [game.states[sequence]!, states.at(-1)!];
      expect(is.public.tracks).toEqual(was.public.tracks);
      expect(is.public.markers).toEqual(was.public.markers);
      expect(is.public.stage).toEqual(was.public.stage);
      expect(is.secret.hands).toEqual(was.secret.hands);
    }
  });
});

describe('scenes of other editions', () => {
  test.each(['ferry', 'prestige'])('%s: a round comes back as it was, tracks of the own colour and all', (edition) => {
    const { course } = fixture(edition);
    const { moves, states } = course;
    expect(canBeAsked(states[0]!.config)).toBe(true);
    const own = moves.findLastIndex((move) => move.do === 'lay' && move.piece === 'own');
    const last = own < 0 ? states.findLastIndex(({ public: { stage } }) => stage.kind === 'build') : own + 1;
    const scene = sceneOf(course, last);
    expect(scene.edition).toBe(edition);
    expect((scene.own ?? []).length > 0).toBe(edition === 'ferry');
    const [was, is] = [states[last]!, courseOf(scene).states.at(-1)!];
    expect(is.public.tracks).toEqual(was.public.tracks);
    expect(is.public.stage).toEqual(was.public.stage);
    expect(is.secret.hands).toEqual(was.secret.hands);
  });

  test('with special cards or other tracks no position can be asked again', () => {
    expect(canBeAsked(fixture('prestige', 2).course.states[0]!.config)).toBe(false);
    expect(canBeAsked(fixture('ferry', 1).course.states[0]!.config)).toBe(false);
  });
});

describe('cheapest net', () => {
  test('costs less than joining city after city, and the solver agrees', () => {
    for (const puzzle of found('net', 20) as readonly NetPuzzle[]) {
      expect(checkNet(puzzle)).toBe(true);
      expect(checkNet({ ...puzzle, best: puzzle.best + 1 })).toBe(false);
      expect(puzzle.naive).toBeGreaterThan(puzzle.best);
      const { tariffs } = gridOf('europe');
      expect(naiveCost('europe', tariffs[0]!.cost, puzzle.cities)).toBe(puzzle.naive);
    }
  });
});

const firstOnes = { turn: found('turn', 2), start: found('start', 2), whose: found('whose', 3) };

describe.each(['turn', 'start', 'whose'] as const)('%s', (kind) => {
  test('has one clear answer among several, with its proof, and is the same for the same seed', () => {
    for (const puzzle of firstOnes[kind]) {
      if (puzzle.kind === 'net') throw new Error('another kind was asked for');
      expect(marginOf(puzzle)).toBeGreaterThanOrEqual(0.08);
      expect(answerOf(puzzle)).toBeLessThan(puzzle.options.length);
      expect(puzzle.options.length).toBeGreaterThanOrEqual(4);
      expect(new Set(puzzle.options.map(String)).size).toBe(puzzle.options.length);
    }
    expect(found(kind, 1)).toEqual(firstOnes[kind].slice(0, 1));
  });
});

test('right stays right and wrong stays wrong in other deals; a puzzle that says otherwise is found out', () => {
  for (const puzzle of [...firstOnes.turn, ...firstOnes.start]) {
    if (puzzle.kind !== 'turn' && puzzle.kind !== 'start') continue;
    expect(checkMoves(puzzle, { deals: 600, seed: 5 })).toBe(true);
    const upside = { ...puzzle, judged: puzzle.judged.map(({ chance, doubt }) => ({ chance: 1 - chance, doubt })) };
    expect(checkMoves(upside, { deals: 600, seed: 5 })).toBe(false);
    const grades = lossesOf(puzzle).map(gradeOf);
    expect(grades[answerOf(puzzle)]).toBe('right');
    expect(grades.filter((grade) => grade === 'wrong').length).toBeGreaterThanOrEqual(3);
  }
});

test('a city is its holder’s, by the reader and in truth, and the turns that told it made it likelier', () => {
  for (const puzzle of firstOnes.whose) {
    if (puzzle.kind !== 'whose') continue;
    expect(checkWhose(puzzle)).toBe(true);
    const holder = puzzle.options[answerOf(puzzle)]!;
    const other = { ...puzzle, chances: puzzle.chances.toReversed() };
    expect(checkWhose(other)).toBe(false);
    for (const { before, after } of tellings(puzzle, holder)) expect(after).toBeGreaterThan(before);
  }
});

test('the best move beside a wrong one: chances as the proof has them, reasons, and both rounds played to their ends', () => {
  const [puzzle] = firstOnes.turn;
  if (puzzle?.kind !== 'turn') throw new Error('a turn was asked for');
  const { scene, seat } = puzzle;
  const wrong = lossesOf(puzzle).findIndex((loss) => gradeOf(loss) === 'wrong');
  const told = explained({
    ...{ scene, seat },
    ...{ chosen: { lines: puzzle.options[wrong]! }, best: { lines: puzzle.options[answerOf(puzzle)]! } },
  });
  expect(told.best - told.chosen).toBeGreaterThan(0.03);
  expect(told.reasons.length).toBeGreaterThan(0);
  for (const out of [told.chosenOut, told.bestOut]) {
    expect(out.turns[0]!.seat).toBe(seat);
    expect(out.missing).toContain(0);
  }
});

test('every turn and start that is offered may be done', () => {
  for (const puzzle of [...firstOnes.turn, ...firstOnes.start]) {
    if (puzzle.kind !== 'turn' && puzzle.kind !== 'start') continue;
    const state = courseOf(puzzle.scene).states.at(-1)!;
    const { graph } = gridOf(puzzle.scene.board);
    for (const option of puzzle.options) {
      let now = state;
      const actions =
        typeof option === 'number'
          ? [{ do: 'marker' as const, at: graph.junctionIds[option]! }]
          : option.map((line) => ({ do: 'lay' as const, line: graph.lineIds[line]!, piece: 'black' as const }));
      for (const action of actions) {
        expect(transEuropa.check(transEuropa.view(now, puzzle.seat), puzzle.seat, action)).toBeUndefined();
        now = transEuropa.apply(now, { by: puzzle.seat, ...action });
      }
    }
  }
});
