// The contract that pays: a clear answer with its proof, and every puzzle that comes with the page can still be played.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentOf, trainsOfEurope } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { checkContract } from '../src/trains-of-europe/puzzles/check.ts';
import { futuresFor } from '../src/trains-of-europe/outlook.ts';
import { isClear, pointsAfter } from '../src/trains-of-europe/puzzles/proof.ts';
import { answerOf, marginOf, type ContractPuzzle } from '../src/trains-of-europe/puzzles/puzzle.ts';
import { positionOf } from '../src/trains-of-europe/puzzles/scene.ts';

const path = fileURLToPath(
  new URL('../../web/src/games/trains-of-europe/study/puzzles/generated/contract.json', import.meta.url),
);
const shipped = JSON.parse(readFileSync(path, 'utf8')) as readonly ContractPuzzle[];

/** An answer that today's bots prove as well; the puzzles of the page were proven by the bots of their time. */
const HOLDS = shipped.find(({ id }) => id === 'contract-5-2')!;

describe('every puzzle of the page', () => {
  test('there are many, none of them twice', () => {
    expect(shipped.length).toBeGreaterThanOrEqual(100);
    expect(new Set(shipped.map(({ id }) => id)).size).toBe(shipped.length);
  });

  test('is a conference in which the company may take any of four contracts', () => {
    for (const puzzle of shipped) {
      const state = positionOf(puzzle);
      const { seat, options } = puzzle;
      expect(state.public.stage).toEqual({ kind: 'conference-room', seat, used: 0 });
      const shown = state.public.display.map(({ contract }) => contentOf(state.config).contracts[contract]!.id);
      expect(new Set(options.map(({ contract }) => contract)).size).toBe(4);
      for (const { contract } of options) {
        expect(shown).toContain(contract);
        const view = trainsOfEurope.view(state, seat);
        expect(trainsOfEurope.check(view, seat, { do: 'take', contract })).toBeUndefined();
      }
    }
  });

  test('has an answer that is ahead by a clear margin, proven in many games', () => {
    for (const puzzle of shipped) {
      expect(puzzle.games).toBeGreaterThanOrEqual(100);
      expect(isClear(puzzle.options)).toBe(true);
      expect(marginOf(puzzle)).toBeGreaterThanOrEqual(0.8);
      expect(puzzle.options[answerOf(puzzle)]!.behind).toBe(0);
      expect(puzzle.rating).toBeGreaterThan(600);
    }
  });
});

test('a tie is no answer, and neither is a margin within its doubt', () => {
  const option = (points: number, behind: number, doubt: number) => ({ contract: 'x', points, behind, doubt });
  expect(isClear([option(12, 0, 0), option(10, 2, 0.2), option(9, 3, 0.2), option(8, 4, 0.2)])).toBe(true);
  expect(isClear([option(12, 0, 0), option(12, 0, 0), option(9, 3, 0.2), option(8, 4, 0.2)])).toBe(false);
  expect(isClear([option(12, 0, 0), option(11, 1, 0.3), option(9, 3, 0.2), option(8, 4, 0.2)])).toBe(false);
  expect(isClear([option(12, 0, 0), option(11.5, 0.5, 0.1), option(9, 3, 0.2), option(8, 4, 0.2)])).toBe(false);
});

test('the same futures prove the same: what each contract comes to', () => {
  const { seat, options, id } = HOLDS;
  const futures = futuresFor(id, 'prove', 3);
  const points = (): readonly (readonly number[])[] =>
    options.map(({ contract }) => pointsAfter({ state: positionOf(HOLDS), seat, seed: id }, contract, futures));
  const first = points();
  expect(points()).toEqual(first);
  expect(new Set(first.flat()).size).toBeGreaterThan(1);
});

test('a wrong answer would be noticed when a puzzle is judged anew', () => {
  expect(checkContract(HOLDS, { games: 30, seed: 1 })).toBe(true);
  const answer = answerOf(HOLDS);
  const wrong = HOLDS.options.map((option, at) => ({ ...option, points: at === answer ? 0 : option.points }));
  expect(checkContract({ ...HOLDS, options: wrong }, { games: 30, seed: 1 })).toBe(false);
});
