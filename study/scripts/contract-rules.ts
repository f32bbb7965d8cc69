// Rules that solve puzzles without playing them out, to be held against all that come with the page: fixed ones, and one that is
// learned on one half and tried on the other.

import { lookOf, type Look } from '../src/trains-of-europe/puzzles/looks.ts';
import { answerOf, type ContractPuzzle } from '../src/trains-of-europe/puzzles/puzzle.ts';
import { positionOf } from '../src/trains-of-europe/puzzles/scene.ts';

/** A puzzle, as seen by looking only at the cards. */
export interface Seen {
  readonly looks: readonly Look[];
  readonly answer: number;
}

export function seenOf(puzzle: ContractPuzzle): Seen {
  const state = positionOf(puzzle);
  const looks = puzzle.options.map(({ contract }) => lookOf(state, puzzle.seat, contract));
  return { looks, answer: answerOf(puzzle) };
}

type Rule = (looks: readonly Look[]) => number;

const FIGURES = [
  'profit',
  'tax',
  'chips',
  'cities',
  'held',
  'vehicles',
  'yard',
  'fees',
  'outlay',
  'payback',
] as const satisfies readonly (keyof Look)[];

const firstOf = (figures: readonly number[], wanted: number): number => figures.indexOf(wanted);

/** The one farthest from the mean of the others. */
function oddOne(figures: readonly number[]): number {
  const sum = figures.reduce((total, figure) => total + figure, 0);
  const apart = figures.map((figure) => Math.abs(figure - (sum - figure) / (figures.length - 1)));
  return firstOf(apart, Math.max(...apart));
}

const figuresOf = (looks: readonly Look[], figure: keyof Look): readonly number[] => looks.map((look) => look[figure]);

export const BLIND_RULES: ReadonlyMap<string, Rule> = new Map([
  ...[0, 1, 2, 3].map((place) => [`always ${'ABCD'[place]}`, () => place] as const),
  ...FIGURES.flatMap((figure) => [
    [
      `least ${figure}`,
      (looks: readonly Look[]) => firstOf(figuresOf(looks, figure), Math.min(...figuresOf(looks, figure))),
    ] as const,
    [
      `most ${figure}`,
      (looks: readonly Look[]) => firstOf(figuresOf(looks, figure), Math.max(...figuresOf(looks, figure))),
    ] as const,
    [`odd one by ${figure}`, (looks: readonly Look[]) => oddOne(figuresOf(looks, figure))] as const,
  ]),
]);

export function shareSolved(rule: Rule, puzzles: readonly Seen[]): number {
  return puzzles.filter(({ looks, answer }) => rule(looks) === answer).length / Math.max(1, puzzles.length);
}

/** How many of the others have less. */
export function rankOf(looks: readonly Look[], figure: keyof Look, place: number): number {
  return looks.filter((look) => look[figure] < looks[place]![figure]).length;
}

/** What each rank of each figure says about being the answer, as naive Bayes has it. */
function learned(puzzles: readonly Seen[]): Rule {
  const weights = new Map<string, number>();
  for (const figure of FIGURES) {
    for (const rank of [0, 1, 2, 3]) {
      let [right, all] = [1, 4];
      for (const { looks, answer } of puzzles) {
        looks.forEach((_, place) => {
          if (rankOf(looks, figure, place) !== rank) return;
          all++;
          if (place === answer) right++;
        });
      }
      weights.set(`${figure} ${rank}`, Math.log(right / all));
    }
  }
  return (looks) => {
    const sums = looks.map((_, place) =>
      FIGURES.reduce((sum, figure) => sum + weights.get(`${figure} ${rankOf(looks, figure, place)}`)!, 0),
    );
    return firstOf(sums, Math.max(...sums));
  };
}

/** Learned on every other puzzle and tried on the rest, both ways round. */
export function shareLearned(puzzles: readonly Seen[]): number {
  const halves = [0, 1].map((half) => puzzles.filter((_, at) => at % 2 === half));
  const solved = halves.map((half, at) => shareSolved(learned(half), halves[1 - at]!) * halves[1 - at]!.length);
  return (solved[0]! + solved[1]!) / Math.max(1, puzzles.length);
}

export const RANKS = FIGURES.flatMap((figure) => [0, 1, 2, 3].map((rank) => ({ figure, rank })));
