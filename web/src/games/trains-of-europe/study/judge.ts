// What a position of a branch is worth, and which choices are best there: asked of the study's worker, one thing after the other.

import type { Action, View } from '@branchline/trains-of-europe';
import type { Judge } from '../../game-ui.ts';
import { text } from '../messages/text.ts';
import { actText } from '../play/tell/hint-words.ts';
import { colourOf } from '../screens/parts/colour.ts';
import { namesFor } from '../state/speaking.ts';
import { openLine } from './line.ts';
import type { Answer, Question } from './questions.ts';

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
      const answer = await ask({ ask: 'chances', views });
      return answer.say === 'chances' ? answer.chances : undefined;
    },
    async moves(views) {
      const answer = await ask({ ask: 'choices', views });
      if (answer.say !== 'choices') return [];
      const names = namesFor(views[0]!, (seat) => ({ name: text.value.colours[colourOf(seat)], you: false }));
      return answer.choices.map(({ action, chance }) => ({ actions: [action], chance, words: actText(names, action) }));
    },
    close: line.end,
  };
}
