// The study's worker, asked one thing at a time.

import type { GameInsight } from '@branchline/study/trans-europa';
import { gameText } from '../../../../table/files.ts';
import { keepResult } from '../../../../study/kept.ts';
import { budgetOn, SEED } from '../effort.ts';
import { keepReview, keptReview } from '../kept.ts';
import { openLine } from '../line.ts';
import type { Answer } from '../questions.ts';
import { insightKey } from '../review-key.ts';
import type { OwnGame } from './own-games.ts';

export type Reviewer = {
  /** Undefined where the game cannot be read any more. */
  readonly insight: (game: OwnGame) => Promise<GameInsight | undefined>;
  /** Keeps the review as the review screen would; tells how far it is. */
  readonly review: (game: OwnGame, onProgress: (share: number) => void) => Promise<void>;
  readonly end: () => void;
};

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
      line.ask({ ask: 'insight', file, about: { id, seat, ...(review ? { review } : {}) } });
      const insight = await answer;
      if (insight) await keepResult(insightKey(id), insight);
      return insight;
    },
    async review({ id, board }, onProgress) {
      const file = await gameText(id);
      if (file === undefined) return;
      const opened = until((said) => (said.say === 'opened' ? said.turns.length : undefined));
      line.ask({ ask: 'open', file });
      const turns = await opened;
      if (turns === undefined) return;
      const done = until((said) => {
        if (said.say === 'done') return said.review;
        // The first look is a small part of the work.
        const step = said.say === 'steps' ? said.steps.findLast(({ kind }) => kind === 'turn') : undefined;
        if (step?.kind === 'turn') onProgress((step.index + 1) / Math.max(1, turns));
        return undefined;
      });
      line.ask({ ask: 'review', budget: budgetOn(board), seed: SEED });
      const review = await done;
      if (review) await keepReview(id, review);
    },
    end: line.end,
  };
}
