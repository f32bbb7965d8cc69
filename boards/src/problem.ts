// What can be wrong with a board, as a value: a code for programs, the constraint's id, the place, and words.

export type BoardProblem = {
  readonly code: `boards/${string}`;
  readonly rule: string;
  readonly at?: string;
  readonly detail: string;
};

/** Is told of every problem found. */
export type Report = (problem: BoardProblem) => void;

/** One clear line. */
export const formatBoardProblem = (problem: BoardProblem): string =>
  `${problem.rule}: ${problem.at === undefined ? '' : `${problem.at}: `}${problem.detail} (${problem.code})`;
