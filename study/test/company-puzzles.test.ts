// The contract that pays: a clear answer with its proof, no blind rule that finds it, and every puzzle of the page can still be played.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { contentOf, trainsOfEurope } from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { BLIND_RULES, seenOf, shareLearned, shareSolved, type Seen } from '../scripts/contract-rules.ts';
import { checkContract } from '../src/trains-of-europe/puzzles/check.ts';
import { futuresFor } from '../src/trains-of-europe/outlook.ts';
import { conferencesOf, puzzleFrom } from '../src/trains-of-europe/puzzles/generate.ts';
import type { Look } from '../src/trains-of-europe/puzzles/looks.ts';
import { fours, isClear, pointsAfter } from '../src/trains-of-europe/puzzles/proof.ts';
import { answerOf, marginOf, type ContractPuzzle } from '../src/trains-of-europe/puzzles/puzzle.ts';
import { ratingOf, temptingOf } from '../src/trains-of-europe/puzzles/rating.ts';
import { positionOf } from '../src/trains-of-europe/puzzles/scene.ts';

const folder = fileURLToPath(new URL('../../web/src/games/trains-of-europe/study/puzzles/generated/', import.meta.url));
const read = (name: string): string => readFileSync(`${folder}${name}`, 'utf8');
const index = JSON.parse(read('index.json')) as readonly { file: string; count: number; from: number }[];
const parts = index.map(({ file }) => JSON.parse(read(`${file}.json`)) as readonly ContractPuzzle[]);
const shipped = parts.flat();

describe('the parts of the page', () => {
  test('are what the index says, by rating, each small enough to be loaded when it is asked for', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      ['index.json', ...index.map(({ file }) => `${file}.json`)].toSorted(),
    );
    expect(parts.map(({ length }) => length)).toEqual(index.map(({ count }) => count));
    expect(parts.map((part) => part[0]!.rating)).toEqual(index.map(({ from }) => from));
    const ratings = shipped.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    for (const { file } of index) expect(gzipSync(read(`${file}.json`)).length).toBeLessThanOrEqual(50_000);
  });

  test('begin with puzzles for somebody who has never solved one', () => {
    expect(index[0]!.from).toBeLessThanOrEqual(1000);
    expect(parts[0]!.filter(({ rating }) => rating <= 1400).length).toBeGreaterThanOrEqual(10);
  });
});

describe('every puzzle of the page', () => {
  test('there are many, none of them twice and no two from the same position', () => {
    expect(shipped.length).toBeGreaterThanOrEqual(40);
    expect(new Set(shipped.map(({ id }) => id)).size).toBe(shipped.length);
    expect(new Set(shipped.map(({ moves }) => JSON.stringify(moves))).size).toBe(shipped.length);
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

  test('has an answer that is ahead by a clear margin, proven in many games, and another contract that tempts', () => {
    for (const puzzle of shipped) {
      expect(puzzle.games).toBeGreaterThanOrEqual(100);
      expect(isClear(puzzle.options)).toBe(true);
      expect(marginOf(puzzle)).toBeGreaterThanOrEqual(0.8);
      expect(puzzle.options[answerOf(puzzle)]!.behind).toBe(0);
      expect(puzzle.tempting).not.toBe(answerOf(puzzle));
      expect(puzzle.options[puzzle.tempting]).toBeDefined();
      expect(puzzle.rating).toBeGreaterThanOrEqual(800);
      expect(puzzle.rating).toBeLessThanOrEqual(2200);
      for (const { completed, points, items } of puzzle.options) {
        expect(completed).toBeGreaterThanOrEqual(0);
        expect(completed).toBeLessThanOrEqual(1);
        const sum = Object.values(items).reduce((total, each) => total + each, 0);
        expect(Math.abs(sum - points)).toBeLessThan(0.1);
      }
    }
  });
});

describe('rules that play nothing out', () => {
  const seen = shipped.map(seenOf);

  test.each([...BLIND_RULES])('%s solves at most 35 % of the puzzles', (_, rule) => {
    expect(shareSolved(rule, seen)).toBeLessThanOrEqual(0.35);
  });

  test('one that is learned on one half solves at most 35 % of the other', () => {
    expect(shareLearned(seen)).toBeLessThanOrEqual(0.35);
  });

  test('are found out where they do solve: an answer that always has most profit, or stands in one place', () => {
    const looks = (best: number): readonly Look[] =>
      [0, 1, 2, 3].map((place) => ({
        ...{ tax: place, chips: 0, cities: 3, held: 0, vehicles: 3, yard: 0, fees: 10, outlay: 20, payback: 2 },
        profit: place === best ? 200 : 100 + place,
      }));
    const easy: readonly Seen[] = Array.from({ length: 40 }, (_, at) => ({ looks: looks(at % 4), answer: at % 4 }));
    expect(shareSolved(BLIND_RULES.get('most profit')!, easy)).toBe(1);
    expect(shareSolved(BLIND_RULES.get('always A')!, easy)).toBe(0.25);
    expect(shareLearned(easy)).toBe(1);
  });
});

test('a tie is no answer, and neither is a margin within its doubt', () => {
  const option = (points: number, behind: number, doubt: number) => ({ contract: 'x', points, behind, doubt });
  expect(isClear([option(12, 0, 0), option(10, 2, 0.2), option(9, 3, 0.2), option(8, 4, 0.2)])).toBe(true);
  expect(isClear([option(12, 0, 0), option(12, 0, 0), option(9, 3, 0.2), option(8, 4, 0.2)])).toBe(false);
  expect(isClear([option(12, 0, 0), option(11, 1, 0.3), option(9, 3, 0.2), option(8, 4, 0.2)])).toBe(false);
  expect(isClear([option(12, 0, 0), option(11.5, 0.5, 0.1), option(9, 3, 0.2), option(8, 4, 0.2)])).toBe(false);
});

test('of five contracts there are five sets of four', () => {
  expect(fours([1, 2, 3, 4, 5]).map((set) => set.join(''))).toEqual(['1234', '1235', '1245', '1345', '2345']);
});

describe('the rating', () => {
  const option = (points: number) => ({ points, behind: 12 - points });
  const look = (profit: number, fees: number): Look => ({
    ...{ profit, fees, outlay: fees, payback: fees / profit },
    ...{ tax: 0, chips: 0, cities: 3, held: 0, vehicles: 3, yard: 0 },
  });
  const clear = [option(12), option(8), option(7), option(6)];
  const narrow = [option(12), option(11.2), option(7), option(6)];
  const honest = [look(200, 10), look(100, 50), look(90, 60), look(80, 70)];
  const astray = [look(80, 70), look(100, 50), look(90, 60), look(200, 10)];

  test('goes from 800 to 2200 by the margin and by the rules of thumb that lead astray', () => {
    expect(ratingOf(clear, honest)).toBe(800);
    expect(ratingOf(narrow, astray)).toBe(2200);
    expect(ratingOf(clear, astray)).toBe(1500);
    expect(ratingOf(narrow, honest)).toBe(1500);
  });

  test('the tempting one is what rules of thumb like; where they like the answer, the one that came nearest', () => {
    expect(temptingOf(clear, astray)).toBe(3);
    expect(temptingOf(clear, honest)).toBe(1);
  });
});

test('the same seed makes the same conferences', () => {
  const making = { seed: 'again', stages: [2] };
  const first = [...conferencesOf(3, making)];
  expect([...conferencesOf(3, making)]).toEqual(first);
  expect(first.length).toBeGreaterThan(0);
});

/** An answer that today's bots prove as well, with the widest margin of all. */
const HOLDS = shipped.toSorted((a, b) => marginOf(b) - marginOf(a))[0]!;

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
  const wrong = HOLDS.options.map((option, at) => ({ ...option, points: at === answer ? -1000 : option.points }));
  expect(checkContract({ ...HOLDS, options: wrong }, { games: 30, seed: 1 })).toBe(false);
});

test('the order of the options is drawn by lot, not that of the display', () => {
  const { sets: _, ...rest } = { sets: [], ...HOLDS };
  const conference = { ...rest, sets: [HOLDS.options] };
  expect(
    puzzleFrom(conference, HOLDS.options)
      .options.map(({ contract }) => contract)
      .toSorted(),
  ).toEqual(HOLDS.options.map(({ contract }) => contract).toSorted());
  const places = new Set(shipped.map(answerOf));
  expect(places.size).toBe(4);
});
