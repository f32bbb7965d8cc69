// The texts of exploring in the chosen language.

import { catalogue } from '../../messages/text.ts';
import type { ExploreMessages } from './catalogue.ts';
import { en } from './en.ts';

export const text = catalogue<ExploreMessages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});
