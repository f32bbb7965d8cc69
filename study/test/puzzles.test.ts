// Puzzles: every kind is found, its answer is clear and proven, and a wrong answer would be noticed.

import { transEuropa, gridOf } from '@branchline/trans-europa';
import { describe, expect, test } from 'vitest';
import { checkChosen } from '../src/trans-europa/puzzles/chosen.ts';
import { puzzles } from '../src/trans-europa/puzzles/generate.ts';
import { checkNet, naiveCost } from '../src/trans-europa/puzzles/net.ts';
import {
  answerOf,
  marginOf,
  type NetPuzzle,
  type Puzzle,
  type PuzzleKind,
} from '../src/trans-europa/puzzles/puzzle.ts';
import { courseOf, sceneOf } from '../src/trans-europa/puzzles/scene.ts';
import { botGame } from './bot-game.ts';

const proof = { sifting: 20, comparing: 40, proving: 600 };

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

describe.each(['turn', 'start', 'whose'] as const)('%s', (kind) => {
  const list = found(kind, 2);

  test('has one clear answer among several, with its proof', () => {
    for (const puzzle of list) {
      if (puzzle.kind === 'net') throw new Error('another kind was asked for');
      expect(marginOf(puzzle)).toBeGreaterThanOrEqual(0.08);
      expect(answerOf(puzzle)).toBeLessThan(puzzle.options.length);
      expect(new Set(puzzle.options.map(String)).size).toBe(puzzle.options.length);
      expect(puzzle.rating).toBeGreaterThan(600);
    }
  });

  test('stands when it is judged anew, and is the same for the same seed', () => {
    for (const puzzle of list) {
      if (puzzle.kind !== 'net') expect(checkChosen(puzzle, { deals: 1500, seed: 5 })).toBe(true);
    }
    expect(found(kind, 2)).toEqual(list);
  });
});

test('every turn and start that is offered may be done', () => {
  for (const puzzle of [...found('turn', 2), ...found('start', 2)]) {
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
