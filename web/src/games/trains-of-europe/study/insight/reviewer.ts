// The study's worker, asked one thing at a time.

import type { CompanyInsight } from '@branchline/study/trains-of-europe';
import { keepResult } from '../../../../study/kept.ts';
import { gameText } from '../../../../table/files.ts';
import { BUDGET, SEED } from '../effort.ts';
import { keptReview } from '../kept.ts';
import { openLine } from '../line.ts';
import type { Answer } from '../questions.ts';
import { insightKey, reviewKey } from '../review-key.ts';
import type { OwnGame } from './own-games.ts';

export type Reviewer = {
  /** Undefined where the game cannot be read any more, or was given up. */
  readonly insight: (game: OwnGame) => Promise<CompanyInsight | undefined>;
  /** Keeps the review as the review screen would; tells how far it is. */
  readonly review: (game: OwnGame, onProgress: (share: number) => void) => Promise<void>;
  readonly end: () => void;
};

/** The curve takes about half of a review, the decisions most of the rest. */
const HALF = 0.5;

function shareOf(answer: Extract<Answer, { say: 'steps' }>, stations: number): number | undefined {
  const step = answer.steps.at(-1);
  switch (step?.kind) {
    case 'station':
      return step.rough ? 0 : (HALF * (step.index + 1)) / Math.max(1, stations);
    case 'decision':
      return HALF + (HALF * step.done) / step.of;
    default:
      return undefined;
  }
}

export function openReviewer(): Reviewer {
  let hear: (answer: Answer) => void = () => undefined;
  const line = openLine((answer) => hear(answer));
  const until = <T>(take: (answer: Answer) => T | undefined): Promise<T | undefined> =>
    new Promise((resolve) => {
      hear = (answer) => {
        if (answer.say === 'failed') return resolve(undefined);
        const found = take(answer);
        if (found !== undefined) resolve(found);
      };
    });
  return {
    async insight({ id, seat }) {
      const file = await gameText(id);
      if (file === undefined) return undefined;
      const review = await keptReview(id);
      const answer = until((said) => (said.say === 'insight' ? said.insight : undefined));
      line.ask({ ask: 'insight', file, about: { seat, ...(review ? { review } : {}) } });
      const insight = await answer;
      if (insight) await keepResult(insightKey(id), insight);
      return insight;
    },
    async review({ id }, onProgress) {
      const file = await gameText(id);
      if (file === undefined) return;
      const opened = until((said) => (said.say === 'opened' ? said.stations.length : undefined));
      line.ask({ ask: 'open', file });
      const stations = await opened;
      if (stations === undefined) return;
      const done = until((said) => {
        if (said.say === 'done') return said.review;
        const share = said.say === 'steps' ? shareOf(said, stations) : undefined;
        if (share !== undefined) onProgress(share);
        return undefined;
      });
      line.ask({ ask: 'review', budget: BUDGET, seed: SEED });
      const review = await done;
      if (review) await keepResult(reviewKey(id), review);
    },
    end: line.end,
  };
}
