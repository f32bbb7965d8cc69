// What a special card is called and does. A card names colours of the prestige regions; a board whose regions have other
// colours calls them by their names instead.

import { effect } from '@preact/signals';
import type { Board, Region } from '@branchline/boards';
import { SPECIAL_CARDS } from '@branchline/trans-europa';
import type { CardNumber } from '@branchline/trans-europa';
import { nameIn } from '../../../prefs/languages.ts';
import type { Messages, MoreMessages } from '../messages/catalogue.ts';
import { text as texts, textLanguage } from '../messages/more-text.ts';
import { cardNames } from './card-names.ts';
import type { Words } from './words.ts';

export type CardText = {
  readonly name: string;
  readonly about: string;
  /** The regions of this board that the card speaks of. */
  readonly regions: readonly Region[];
};

type Coloured = keyof MoreMessages['regionCards'];

type CardWords = Pick<Words, 'language'> & {
  readonly text: Pick<Messages, 'list'> & Pick<MoreMessages, 'cards' | 'regionCards'>;
};

/** Regions by the colours of the card, and what happens to them. */
function regionsOf(board: Board, card: CardNumber): { readonly kind?: Coloured; readonly regions: readonly Region[] } {
  const effect = SPECIAL_CARDS.find(({ number }) => number === card)?.effect;
  const named = (colours: readonly string[]): Region[] =>
    colours.map((colour) => board.regions.find(({ prestige }) => prestige === colour)!);
  switch (effect?.kind) {
    case 'drop-colour':
      return { kind: 'drop', regions: named([effect.colour]) };
    case 'extra-chain':
      return { kind: 'extra', regions: named([effect.colour]) };
    case 'reveal':
      return effect.colours === 'all' ? { regions: [] } : { kind: 'reveal', regions: named(effect.colours) };
    default:
      return { regions: [] };
  }
}

export function cardText({ text, language }: CardWords, board: Board, card: CardNumber): CardText {
  const { kind, regions } = regionsOf(board, card);
  if (kind === undefined || board.regions.every(({ id, prestige }) => id === prestige)) {
    return { ...text.cards[card - 1]!, regions };
  }
  const names = text.list(regions.map(({ title }) => nameIn(title, language)));
  const { name, about } = text.regionCards[kind];
  return { name: name(names), about: about(names), regions };
}

/** Names for the log and the screen reader, lent anew when their language has come. */
export function lendCardNames(): void {
  effect(() => {
    const words = { text: texts.value, language: textLanguage.value };
    cardNames.value = (board, card) => cardText(words, board, card).name;
  });
}
