// The texts of the online screens in the chosen language.

import { catalogue } from '../../messages/text.ts';
import type { OnlineMessages } from './catalogue.ts';
import { en } from './en.ts';

export const text = catalogue<OnlineMessages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});
