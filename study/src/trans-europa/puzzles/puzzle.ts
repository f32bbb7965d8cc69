// A puzzle as it is kept and shown: a question, an answer that is clearly the best, and the figures that prove it.

import type { Seat } from '@branchline/core';
import type { EditionId } from '@branchline/trans-europa';

/** Where a puzzle stands: a round of a game with the usual options so far, small enough to be shipped by the hundred. */
export interface Scene {
  readonly board: string;
  /** The classic one where nothing is said. */
  readonly edition?: EditionId;
  /** Start player, and per seat the cities it holds, by index. */
  readonly start: number;
  readonly hands: readonly (readonly number[])[];
  /** Start markers in the order of the seats that have placed one, by junction index. */
  readonly markers: readonly number[];
  /** Tracks in the order in which they were laid, by line index; -1 where a turn ended early. */
  readonly lays: readonly number[];
  /** Of these, by place in the list, tracks of the own colour. */
  readonly own?: readonly number[];
}

interface Base {
  readonly id: string;
  /** How hard it is, on the scale of the solvers' own rating. */
  readonly rating: number;
}

/** Join these cities with as few tracks as can be. */
export interface NetPuzzle extends Base {
  readonly kind: 'net';
  readonly board: string;
  readonly cities: readonly number[];
  /** Lines that carry a track already. */
  readonly laid: readonly number[];
  /** Proof: the exact least cost; and what joining the nearest city first would cost. */
  readonly best: number;
  readonly naive: number;
}

/** What a move is worth: the chance it leaves, and how sure its distance from the best one is. */
export interface Judged {
  readonly chance: number;
  readonly doubt: number;
}

/** Build the turn that wins most. Each sensible turn is a list of lines; the solver may build any other one. */
export interface TurnPuzzle extends Base {
  readonly kind: 'turn';
  readonly scene: Scene;
  readonly seat: Seat;
  readonly options: readonly (readonly number[])[];
  /** Of an own mistake: the place of the turn that was made in the game. */
  readonly played?: number;
  /** Proof, by turn; the answer is the one with the greatest chance. */
  readonly judged: readonly Judged[];
  readonly deals: number;
}

/** Place the marker where it wins most. Each sensible place is a junction; the solver may choose any other one. */
export interface StartPuzzle extends Base {
  readonly kind: 'start';
  readonly scene: Scene;
  readonly seat: Seat;
  readonly options: readonly number[];
  readonly played?: number;
  readonly judged: readonly Judged[];
  readonly deals: number;
}

/** Who holds this city? */
export interface WhosePuzzle extends Base {
  readonly kind: 'whose';
  readonly scene: Scene;
  /** Who asks; sees the own hand. */
  readonly seat: Seat;
  readonly city: number;
  /** Seats to choose from, and -1 for nobody. */
  readonly options: readonly number[];
  /** Proof, by option: how likely it is; the truth is the likeliest. */
  readonly chances: readonly number[];
}

export type Puzzle = NetPuzzle | TurnPuzzle | StartPuzzle | WhosePuzzle;
export type PuzzleKind = Puzzle['kind'];
export const PUZZLE_KINDS = ['net', 'turn', 'start', 'whose'] as const satisfies readonly PuzzleKind[];

/** A move that gives away less than this is right; one that gives away the margin is wrong; between them it is nearly right. */
export const RIGHT = 0.04;
export const MARGIN = 0.08;

export type Grade = 'right' | 'nearly' | 'wrong';

export const gradeOf = (loss: number): Grade => (loss < RIGHT ? 'right' : loss < MARGIN ? 'nearly' : 'wrong');

export type MovePuzzle = TurnPuzzle | StartPuzzle;

/** What each move of the proof gives away beside the best one. */
export function lossesOf({ judged }: Pick<MovePuzzle, 'judged'>): readonly number[] {
  const most = Math.max(...judged.map(({ chance }) => chance));
  return judged.map(({ chance }) => Math.round((most - chance) * 1e4) / 1e4);
}

/** Moves that are clearly worse than the answer, the most tempting one first, by their places. */
export function wrongOnes(puzzle: Pick<MovePuzzle, 'judged'>): readonly number[] {
  const losses = lossesOf(puzzle);
  return [...losses.keys()]
    .filter((place) => gradeOf(losses[place]!) === 'wrong')
    .toSorted((a, b) => losses[a]! - losses[b]! || a - b);
}

/** The place of the answer among the options. */
export function answerOf(puzzle: Exclude<Puzzle, NetPuzzle>): number {
  const values = puzzle.kind === 'whose' ? puzzle.chances : puzzle.judged.map(({ chance }) => chance);
  return values.indexOf(Math.max(...values));
}

/** By how much the answer beats the most tempting wrong one. */
export function marginOf(puzzle: Exclude<Puzzle, NetPuzzle>): number {
  if (puzzle.kind !== 'whose') return lossesOf(puzzle)[wrongOnes(puzzle)[0] ?? -1] ?? 0;
  const [best = 0, next = 0] = puzzle.chances.toSorted((a, b) => b - a);
  return best - next;
}
