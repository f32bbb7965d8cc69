// The study, beside the page: it judges turns, reads hands and counts.

import {
  firstSteps,
  gameInsight,
  likelihoodsAt,
  readingOf,
  reviewFrom,
  reviewSteps,
  turnsOf,
  type Course,
  type Progress,
} from '@branchline/study/trans-europa';
import { courseOf } from '@branchline/study/trans-europa/scene';
import { transEuropa } from '@branchline/trans-europa';
import { answerWith, courseIn, inPortions } from '../../../study/worker.ts';
import type { Answer, Question } from './questions.ts';
import { questionIn } from './shapes.ts';

const say = (answer: Answer): void => postMessage(answer);

async function review(course: Course, effort: { readonly budget: number; readonly seed: string }): Promise<void> {
  const tell = (steps: readonly Progress[]): void => say({ say: 'steps', steps });
  await inPortions(firstSteps(course, effort), tell);
  const all = await inPortions(reviewSteps(course, effort), tell);
  say({ say: 'done', review: reviewFrom(all, effort, course.states[0]!.config.seats) });
}

let studied: Course | undefined;

async function answer(question: Question): Promise<void> {
  if (question.ask === 'open') {
    studied = courseIn(transEuropa, question.file);
    if (!studied) return say({ say: 'failed' });
    const turns = turnsOf(studied).map(({ round, seat, kind, first, last }) => ({ round, seat, kind, first, last }));
    return say({ say: 'opened', turns });
  }
  if (question.ask === 'insight') {
    const course = courseIn(transEuropa, question.file);
    return say(course ? { say: 'insight', insight: gameInsight(course, question.about) } : { say: 'failed' });
  }
  if (question.ask === 'read') {
    const course = courseOf(question.scene);
    return say({ say: 'read', chances: likelihoodsAt(course, question.viewer) });
  }
  if (!studied) return say({ say: 'failed' });
  if (question.ask === 'review') return review(studied, question);
  return say({ say: 'reading', reading: readingOf(studied, question.round, question.viewer) });
}

answerWith(questionIn, answer);
