// What a position of a branch is worth, and which moves are best there: asked of the study's worker, one thing after the other.

import type { Action, View } from '@branchline/trans-europa';
import type { OpenPosition } from '@branchline/study/trans-europa';
import type { Judge } from '../../game-ui.ts';
import { openLine } from './line.ts';
import type { Answer, Question } from './questions.ts';
import { moveText } from './sentences.ts';

/** All hands are open. */
const positionOf = (views: readonly View[]): OpenPosition => ({
  config: views[0]!.config,
  public: views[0]!.public,
  hands: views.map(({ own }) => own?.hand ?? []),
});

export function judge(): Judge<View, Action> {
  const waiting: ((answer: Answer) => void)[] = [];
  const line = openLine((answer) => waiting.shift()?.(answer));
  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      line.ask(question);
    });
  return {
    async chances(views) {
      const answer = await ask({ ask: 'chances', position: positionOf(views) });
      return answer.say === 'chances' ? answer.chances : undefined;
    },
    async moves(views) {
      const { config } = views[0]!;
      const answer = await ask({ ask: 'moves', position: positionOf(views) });
      if (answer.say !== 'moves') return [];
      return answer.moves.map(({ actions, chance, aim }) => ({
        ...{ actions, chance },
        words: moveText(config, actions, aim),
      }));
    },
    close: line.end,
  };
}
