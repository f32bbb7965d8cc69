// The few words a list of games needs before Trains of Europe itself is loaded.

import type { Language } from '../../prefs/languages.ts';

export const yearOf: Readonly<Record<Language, (year: number) => string>> = {
  en: (year) => `Year ${year}`,
  de: (year) => `Jahr ${year}`,
  fr: (year) => `Année ${year}`,
  nl: (year) => `Jaar ${year}`,
  pl: (year) => `Rok ${year}`,
};
