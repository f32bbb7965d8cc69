// What the rules screen and the lessons say beside the table's own words; fetched with them.

import { catalogue } from '../../../messages/text.ts';
import type { Widened } from '../../../messages/catalogue.ts';
import { en } from './learn/en.ts';

export type LearnMessages = Widened<typeof en>;

export const learnText = catalogue<LearnMessages>(en, {
  de: async () => (await import('./learn/de.ts')).de,
  fr: async () => (await import('./learn/fr.ts')).fr,
  nl: async () => (await import('./learn/nl.ts')).nl,
  pl: async () => (await import('./learn/pl.ts')).pl,
});
