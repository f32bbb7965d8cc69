// branchline analyse for a game of Trains of Europe.

import type { GameFile, GameTypes, Replay } from '@branchline/core';
import {
  analysisOf,
  decisionsOf,
  reviewFrom,
  reviewSteps,
  stationsOf,
  type Course,
  type Progress,
} from '@branchline/study/trains-of-europe';
import type { Config } from '@branchline/trains-of-europe';
import { print, printJson } from '../output.ts';
import { progressBar } from '../progress.ts';
import { companyReviewText } from './company-review-text.ts';

const DEFAULT_BUDGET = 100;

interface Options {
  readonly budget?: number;
  readonly seed: string;
  readonly json?: true;
}

function* counted(steps: Iterable<Progress>, onStep: () => void): Generator<Progress> {
  for (const step of steps) {
    if (step.kind === 'station' || step.kind === 'sifted') onStep();
    yield step;
  }
}

export function analyseCompanies(file: GameFile, replay: Replay<GameTypes>, options: Options): void {
  const { budget = DEFAULT_BUDGET, seed, json } = options;
  const course = replay as unknown as Course;
  const bar = progressBar(stationsOf(course).length + decisionsOf(course).length, 'positions');
  const steps = counted(reviewSteps(course, { budget, seed, roughFirst: false }), () => bar.advance(1));
  const review = reviewFrom(steps, { budget, seed });
  bar.end();
  if (json) printJson(analysisOf(course, review, { game: file.game, seats: file.seats }));
  else print(companyReviewText(file, replay.config as Config, review));
}
