// What a special card asks of a hand, in one line.

import { effectOf, type CardNumber, type View } from '@branchline/trans-europa';
import { text } from '../messages/text.ts';

/** How often a city is passed on under these cards (card 16). */
function passesIn(cards: readonly CardNumber[]): number {
  const passing = cards.map(effectOf).find(({ kind }) => kind === 'pass-one');
  return passing?.kind === 'pass-one' ? passing.times : 1;
}

/** Undefined where no city has to be chosen. */
export function cardTask({ public: { stage, cards } }: View): string | undefined {
  const { turn } = text.value;
  if (stage.kind === 'drop') return turn.dropTitle;
  if (stage.kind === 'pass') return turn.passTitle(stage.pass, passesIn(cards));
  return stage.kind === 'chain' ? turn.chainTitle : undefined;
}
