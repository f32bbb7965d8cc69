// Numbers in sentences: the form of a word that goes with a count, and lists of names.

import type { Language } from '../prefs/languages.ts';

/** Forms of a word by number; languages use the categories they have. `#` stands for the number. */
export type Forms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export function pluralsOf(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
}

/** 1st, 2nd, 3rd: the form by the rules for order instead of quantity. */
export function ordinalsOf(language: Language): (place: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language, { type: 'ordinal' });
  return (place, forms) => (forms[rules.select(place)] ?? forms.other).replace('#', String(place));
}

/** Joins names as the language does: "A, B and C". */
export function listsOf(language: Language): (items: readonly string[]) => string {
  // British English joins the last two without a comma.
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  return (items) => format.format(items);
}
