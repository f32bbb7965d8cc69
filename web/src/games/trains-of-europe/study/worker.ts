// The study of companies, beside the page: it plays games on.

import {
  bestChoices,
  chancesIn,
  companyInsight,
  decisionExercise,
  decisionsOf,
  reviewFrom,
  reviewSteps,
  stationsOf,
  type Course,
} from '@branchline/study/trains-of-europe';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { answerWith, courseIn, inPortions } from '../../../study/worker.ts';
import { fetchArchive } from '../earlier-contents.ts';
import type { Answer, Question } from './questions.ts';
import { questionIn } from './shapes.ts';

const say = (answer: Answer): void => postMessage(answer);

async function review(course: Course, effort: { readonly budget: number; readonly seed: string }): Promise<void> {
  const steps = reviewSteps(course, { ...effort, roughFirst: true });
  const all = await inPortions(steps, (portion) => say({ say: 'steps', steps: portion }));
  say({ say: 'done', review: reviewFrom(all, effort) });
}

/** Counted from a game as it is kept, whatever is open here besides. */
function insight({ file, about }: Extract<Question, { ask: 'insight' }>): void {
  const course: Course | undefined = courseIn(trainsOfEurope, file);
  const found = course && companyInsight(course, about);
  say(found ? { say: 'insight', insight: found } : { say: 'failed' });
}

/** How much is tried at a position that somebody explores. */
const EXPLORED = { budget: 96, seed: '1' } as const;

let studied: Course | undefined;

async function answer(question: Question): Promise<void> {
  if (question.ask === 'open') {
    // Games of earlier contents need them.
    await fetchArchive();
    studied = courseIn(trainsOfEurope, question.file);
    if (!studied) return say({ say: 'failed' });
    return say({ say: 'opened', stations: stationsOf(studied), decisions: decisionsOf(studied).length });
  }
  if (question.ask === 'insight') {
    await fetchArchive();
    return insight(question);
  }
  if (question.ask === 'chances' || question.ask === 'choices') {
    await fetchArchive();
    const { ask, views } = question;
    return say(
      ask === 'chances'
        ? { say: ask, chances: chancesIn(views, EXPLORED) }
        : { say: ask, choices: bestChoices(views, EXPLORED) },
    );
  }
  if (studied && question.ask === 'exercise') {
    const { decision, budget, seed } = question;
    return say({ say: 'exercise', exercise: decisionExercise(studied, decision, { budget, seed }) });
  }
  return studied && question.ask === 'review' ? review(studied, question) : say({ say: 'failed' });
}

answerWith(questionIn, answer);
