// Why a file cannot be opened, in one sentence.

import type { MoreMessages } from '../messages/catalogue.ts';
import type { ReadProblem } from '../table/files.ts';

/** What comes from a file is quoted, but not at any length. */
const LONGEST_QUOTE = 60;
const short = (quoted: string): string =>
  quoted.length > LONGEST_QUOTE ? `${quoted.slice(0, LONGEST_QUOTE)}…` : quoted;

/** People count from one. */
const seatNumber = (seat: number): string => `${seat + 1}.`;

type Words = Pick<MoreMessages, 'problems'>;
type Wrong = Extract<ReadProblem, { readonly problem: 'wrong' }>;

/** `names`: of the seats, where they are known. */
export function importText({ problems }: Words, problem: ReadProblem, names: readonly string[] = []): string {
  switch (problem.problem) {
    case 'too-large':
      return problems.tooLarge;
    case 'cut':
      return problems.cut;
    case 'unknown-link':
      return problems.unknownLink;
    case 'no-server':
      return problems.noServer;
    case 'not-stored':
      return problems.notStored;
    case 'unknown-game':
      return problems.unknownGame(short(problem.game));
    case 'not-a-game': {
      const { code } = problem.why;
      const field = short(problem.why.field ?? '');
      if (code === 'not-json' || code === 'not-a-game-file') return problems[code];
      // A game file is data: an entry that nobody knows, or that nests without end, makes no sense either.
      if (code === 'too-deep' || code === 'unknown-field') return problems.malformed(field);
      return problems[code](field);
    }
    case 'wrong':
      break;
  }
  const { why, branch } = problem;
  const said = wrongText({ problems }, why, names);
  return branch === undefined ? said : problems.inBranch(branch, said);
}

function wrongText({ problems }: Words, why: Wrong['why'], names: readonly string[]): string {
  switch (why.code) {
    case 'rules-version':
      return problems.wrongVersion(short(why.found));
    case 'board-hash':
      return problems.wrongBoard;
    case 'commitment':
      return problems.wrongSeed;
    case 'entropy-commitment':
      return problems.wrongNumber(names[why.seat] ?? seatNumber(why.seat));
    case 'entropy-withheld':
      return problems.numberWithheld(names[why.seat] ?? seatNumber(why.seat));
    case 'entropy-count':
      return problems.wrongNumbers;
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
