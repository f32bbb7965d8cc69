// The languages the product speaks.

export const LANGUAGES = ['en', 'de', 'fr', 'nl', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language of the list that the product speaks. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
