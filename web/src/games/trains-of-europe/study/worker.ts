// The study of companies, beside the page: it plays games on in small portions and tells the page in between.

import { parseGameFile, verifyGame } from '@branchline/core';
import {
  decisionsOf,
  reviewFrom,
  reviewSteps,
  stationsOf,
  type Course,
  type Progress,
} from '@branchline/study/trains-of-europe';
import { registerArchive, trainsOfEurope } from '@branchline/trains-of-europe';
import type { Answer, Question } from './questions.ts';

/** In milliseconds: after so much work the page is told. */
const PORTION = 60;

const say = (answer: Answer): void => postMessage(answer);

/** Lets messages in that have arrived meanwhile. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Games of earlier contents need them. */
async function courseOf(text: string): Promise<Course | undefined> {
  registerArchive((await import('@branchline/trains-of-europe/archive')).archive);
  const parsed = parseGameFile(text);
  const replay = parsed.ok ? verifyGame(trainsOfEurope, parsed.value) : undefined;
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
  say({ say: 'done', review: reviewFrom(all, effort) });
}

let studied: Course | undefined;

async function answer(question: Question): Promise<void> {
  if (question.ask === 'open') {
    studied = await courseOf(question.file);
    if (!studied) return say({ say: 'failed' });
    return say({ say: 'opened', stations: stationsOf(studied), decisions: decisionsOf(studied).length });
  }
  return studied ? review(studied, question) : say({ say: 'failed' });
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).catch(() => say({ say: 'failed' }));
});
