// The business game's texts by language, for tests that speak several.

import type { Language } from '@branchline/trains-of-europe';
import type { Messages } from '../../../../src/games/trains-of-europe/messages/catalogue.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('../../../../src/games/trains-of-europe/messages/en.ts')).en,
  de: async () => (await import('../../../../src/games/trains-of-europe/messages/de.ts')).de,
  fr: async () => (await import('../../../../src/games/trains-of-europe/messages/fr.ts')).fr,
  nl: async () => (await import('../../../../src/games/trains-of-europe/messages/nl.ts')).nl,
  pl: async () => (await import('../../../../src/games/trains-of-europe/messages/pl.ts')).pl,
};

export const loadMessages = (language: Language): Promise<Messages> => CATALOGUES[language]();
