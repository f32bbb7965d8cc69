// Data in, checked board or every problem out.
import { err, ok } from '@branchline/core';
import type { Result } from '@branchline/core';
import { checkBoard } from './check.ts';
import { expandBoard } from './expand.ts';
import type { BoardProblem } from './problem.ts';
import type { Board, RawBoard } from './types.ts';

export type BoardResult = Result<Board, readonly BoardProblem[]>;

/** Reads a board from its data; answers with all problems where it is none. */
export const parseBoard = (raw: RawBoard): BoardResult => {
  const problems: BoardProblem[] = [];
  const board = expandBoard(raw, (problem) => problems.push(problem));
  problems.push(...checkBoard(board));
  return problems.length === 0 ? ok(board) : err(problems);
};
