// The languages the product speaks, each under its own name. A new one has its folder in web/texts and its line here.

export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  pl: 'Polski',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The first language of the list that the product speaks. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** What boards and contents call something: in a language they know, or in English. */
export const nameIn = (names: Readonly<Record<string, string>>, language: Language): string =>
  names[language] ?? names['en']!;
