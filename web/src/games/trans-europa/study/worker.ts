// The study, beside the page: it judges turns in small portions and listens in between.

import { parseGameFile, verifyGame } from '@branchline/core';
import {
  gameInsight,
  likelihoodsAt,
  readingOf,
  reviewFrom,
  reviewSteps,
  turnsOf,
  type Course,
  type Progress,
} from '@branchline/study/trans-europa';
import { courseOf as courseOfScene } from '@branchline/study/trans-europa/scene';
import { transEuropa } from '@branchline/trans-europa';
import type { Answer, Question } from './questions.ts';

/** In milliseconds: after so much work the page is told, and whatever it has asked is heard. */
const PORTION = 40;

const say = (answer: Answer): void => postMessage(answer);

/** Lets messages in that have arrived meanwhile. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function courseOf(text: string): Course | undefined {
  const parsed = parseGameFile(text);
  const replay = parsed.ok ? verifyGame(transEuropa, parsed.value) : undefined;
  return replay?.ok ? replay.value : undefined;
}

async function review(course: Course, effort: { readonly budget: number; readonly seed: string }): Promise<void> {
  const all: Progress[] = [];
  let portion: Progress[] = [];
  let began = performance.now();
  for (const step of reviewSteps(course, { ...effort, roughFirst: true })) {
    all.push(step);
    portion.push(step);
    if (performance.now() - began < PORTION) continue;
    say({ say: 'steps', steps: portion });
    portion = [];
    await pause();
    began = performance.now();
  }
  say({ say: 'steps', steps: portion });
  say({ say: 'done', review: reviewFrom(all, effort, course.states[0]!.config.seats) });
}

let studied: Course | undefined;

async function answer(question: Question): Promise<void> {
  if (question.ask === 'open') {
    studied = courseOf(question.file);
    if (!studied) return say({ say: 'failed' });
    const turns = turnsOf(studied).map(({ round, seat, kind, first, last }) => ({ round, seat, kind, first, last }));
    return say({ say: 'opened', turns });
  }
  if (question.ask === 'insight') {
    const course = courseOf(question.file);
    return say(course ? { say: 'insight', insight: gameInsight(course, question.about) } : { say: 'failed' });
  }
  if (question.ask === 'read') {
    const course = courseOfScene(question.scene);
    return say({ say: 'read', chances: likelihoodsAt(course, question.viewer) });
  }
  if (!studied) return say({ say: 'failed' });
  if (question.ask === 'review') return review(studied, question);
  return say({ say: 'reading', reading: readingOf(studied, question.round, question.viewer) });
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).catch(() => say({ say: 'failed' }));
});
