// A puzzle as it is kept and shown: a question, an answer that is clearly the best, and the figures that prove it.

import type { Seat } from '@branchline/core';

/** Where a puzzle stands: a round of the classic game so far, small enough to be shipped by the hundred. */
export interface Scene {
  readonly board: string;
  /** Start player, and per seat the cities it holds, by index. */
  readonly start: number;
  readonly hands: readonly (readonly number[])[];
  /** Start markers in the order of the seats that have placed one, by junction index. */
  readonly markers: readonly number[];
  /** Tracks in the order in which they were laid, by line index; -1 where a turn ended early. */
  readonly lays: readonly number[];
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

/** What a choice is worth: the chance it leaves, and how sure that is. */
export interface Judged {
  readonly chance: number;
  readonly doubt: number;
}

/** Which of these turns wins most? Each is a list of lines. */
export interface TurnPuzzle extends Base {
  readonly kind: 'turn';
  readonly scene: Scene;
  readonly seat: Seat;
  readonly options: readonly (readonly number[])[];
  /** Proof, by option; the answer is the one with the greatest chance. */
  readonly judged: readonly Judged[];
  readonly deals: number;
}

/** Which of these junctions is the best start? */
export interface StartPuzzle extends Base {
  readonly kind: 'start';
  readonly scene: Scene;
  readonly seat: Seat;
  readonly options: readonly number[];
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

/** The place of the answer among the options. */
export function answerOf(puzzle: Exclude<Puzzle, NetPuzzle>): number {
  const values = puzzle.kind === 'whose' ? puzzle.chances : puzzle.judged.map(({ chance }) => chance);
  return values.indexOf(Math.max(...values));
}

/** By how much the answer beats the next best option. */
export function marginOf(puzzle: Exclude<Puzzle, NetPuzzle>): number {
  const values = puzzle.kind === 'whose' ? puzzle.chances : puzzle.judged.map(({ chance }) => chance);
  const [best = 0, next = 0] = values.toSorted((a, b) => b - a);
  return best - next;
}
