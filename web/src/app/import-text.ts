// Why a file cannot be opened, in one sentence.

import type { MoreMessages } from '../messages/catalogue.ts';
import type { ReadProblem } from '../table/files.ts';

export function importText({ problems }: Pick<MoreMessages, 'problems'>, problem: ReadProblem): string {
  switch (problem.problem) {
    case 'too-large':
      return problems.tooLarge;
    case 'unknown-game':
      return problems.unknownGame(problem.game);
    case 'not-a-game': {
      const { code, field = '' } = problem.why;
      if (code === 'not-json' || code === 'not-a-game-file') return problems[code];
      return problems[code](field);
    }
    case 'wrong':
      break;
  }
  const { why } = problem;
  switch (why.code) {
    case 'rules-version':
      return problems.wrongVersion(why.found);
    case 'board-hash':
      return problems.wrongBoard;
    case 'commitment':
      return problems.wrongSeed;
    case 'illegal-move':
      return problems.wrongMoveRule(why.move, why.illegal.rule);
    case 'malformed-move':
    case 'after-the-end':
    case 'not-your-turn':
      return problems.wrongMove(why.move);
    case 'wrong-draw':
      return problems.wrongDraw(why.move);
    case 'hash':
      return problems.wrongHash(why.move);
    case 'result':
      return problems.wrongResult;
    default:
      return problems.other;
  }
}
