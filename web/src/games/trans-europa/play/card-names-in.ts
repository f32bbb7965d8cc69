// What special cards are called in a language that need not be the page's.

import type { Language } from '../../../prefs/languages.ts';
import { loadIn } from '../../../words/files.ts';
import { listIn } from '../../../words/lists.ts';
import type { MoreMessages } from '../messages/catalogue.ts';
import type { NameOfCard } from './card-names.ts';
import { cardText } from './card-text.ts';

const FILES = import.meta.glob<MoreMessages>('../../../../texts/*/trans-europa/more.ftl', { import: 'default' });

export async function cardNamesFor(language: Language): Promise<NameOfCard> {
  const words = { text: { ...(await loadIn(FILES, language)), list: listIn(language) }, language };
  return (board, card) => cardText(words, board, card).name;
}
