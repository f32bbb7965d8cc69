// The texts of the business game in the chosen language.

import { catalogue } from '../../../messages/text.ts';
import type { Messages } from './catalogue.ts';
import { en } from './en.ts';

export const text = catalogue<Messages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});

export { textLanguage } from '../../../messages/text.ts';
