// What the study's worker says about a puzzle: asked once, and the worker ends with its answer.

import type { Asking, Explanation, Telling } from '@branchline/study/trans-europa';
import type { WhosePuzzle } from '@branchline/study/trans-europa/puzzle';
import { openLine } from '../line.ts';
import type { Answer, Question } from '../questions.ts';

const ask = (question: Question): Promise<Answer> =>
  new Promise((resolve) => {
    const line = openLine((answer) => {
      line.end();
      resolve(answer);
    });
    line.ask(question);
  });

/** Undefined where the worker cannot say. */
export async function askExplanation(about: Asking): Promise<Explanation | undefined> {
  const answer = await ask({ ask: 'explain', about });
  return answer.say === 'explained' ? answer.explanation : undefined;
}

export async function askTellings(puzzle: WhosePuzzle, holder: number): Promise<readonly Telling[]> {
  const answer = await ask({ ask: 'tellings', puzzle, holder });
  return answer.say === 'tellings' ? answer.tellings : [];
}
