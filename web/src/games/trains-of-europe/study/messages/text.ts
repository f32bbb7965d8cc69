// The texts of the study of companies.

import type { Widened } from '../../../../messages/catalogue.ts';
import { catalogue } from '../../../../messages/text.ts';
import { en } from './en.ts';

export type StudyMessages = Widened<typeof en>;

export const words = catalogue<StudyMessages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});
