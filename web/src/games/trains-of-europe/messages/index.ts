// The business game's texts by language, each fetched when it is first needed.

import type { Language } from '@branchline/trains-of-europe';
import type { Messages } from './catalogue.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
};

export const loadMessages = (language: Language): Promise<Messages> => CATALOGUES[language]();

export type { Messages } from './catalogue.ts';
