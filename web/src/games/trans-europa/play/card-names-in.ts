// What special cards are called in a language that need not be the page's.

import { listsOf } from '../../../messages/plural.ts';
import type { Language } from '../../../prefs/languages.ts';
import type { MoreMessages } from '../messages/catalogue.ts';
import type { NameOfCard } from './card-names.ts';
import { cardText } from './card-text.ts';

const MESSAGES: Readonly<Record<Language, () => Promise<MoreMessages>>> = {
  en: async () => (await import('../messages/more/en.ts')).en,
  de: async () => (await import('../messages/more/de.ts')).de,
  fr: async () => (await import('../messages/more/fr.ts')).fr,
  nl: async () => (await import('../messages/more/nl.ts')).nl,
  pl: async () => (await import('../messages/more/pl.ts')).pl,
};

export async function nameIn(language: Language): Promise<NameOfCard> {
  const words = { text: { ...(await MESSAGES[language]()), list: listsOf(language) }, language };
  return (board, card) => cardText(words, board, card).name;
}
