// What the replay says: as English says it, in every language. Each comes in a file of its own.

import type { Widened } from '../../messages/catalogue.ts';
import type { Language } from '../../prefs/languages.ts';
import type { en } from './en.ts';

export type EmbedMessages = Widened<typeof en>;

export const MESSAGES: Readonly<Record<Language, () => Promise<EmbedMessages>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
};
