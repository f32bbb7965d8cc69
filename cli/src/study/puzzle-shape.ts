// A puzzle as it comes from a file: it has the fields that prove its kind, no matter who wrote it.

import type { ContractPuzzle } from '@branchline/study/trains-of-europe/puzzles';
import type { Puzzle } from '@branchline/study/trans-europa/puzzles';

/** Those of Trans Europa, and the one of Trains of Europe. */
export type AnyPuzzle = Puzzle | ContractPuzzle;

type Fields = { readonly [field: string]: unknown };
type Test = (value: unknown) => boolean;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const has = (value: unknown, tests: { readonly [field: string]: Test }): boolean =>
  isObject(value) && Object.entries(tests).every(([field, test]) => test(value[field]));

const text: Test = (value) => typeof value === 'string';
const number: Test = (value) => Number.isFinite(value);
const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const numbers = listOf(number);
const scene: Test = (value) =>
  has(value, { board: text, start: number, hands: listOf(numbers), markers: numbers, lays: numbers });
const judged = listOf((value) => has(value, { chance: number }));
const option: Test = (value) => has(value, { contract: text, points: number });

const KINDS: Readonly<Record<AnyPuzzle['kind'], { readonly [field: string]: Test }>> = {
  net: { board: text, cities: numbers, laid: numbers, best: number },
  turn: { scene, seat: number, options: listOf(numbers), judged, deals: number },
  start: { scene, seat: number, options: numbers, judged, deals: number },
  whose: { scene, seat: number, city: number, options: numbers, chances: numbers },
  contract: { seats: number, seat: number, moves: listOf(isObject), options: listOf(option), games: number },
};

function isPuzzle(raw: unknown): raw is AnyPuzzle {
  if (!isObject(raw) || typeof raw['kind'] !== 'string') return false;
  const tests = new Map(Object.entries(KINDS)).get(raw['kind']);
  return tests !== undefined && has(raw, { id: text, ...tests });
}

/** Undefined where it is none. */
export const puzzleFrom = (raw: unknown): AnyPuzzle | undefined => (isPuzzle(raw) ? raw : undefined);
