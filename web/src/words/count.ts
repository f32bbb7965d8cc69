// The form of a sentence that goes with a number. Compiled messages call this.

/** Forms by category (one, few, many …) or by the number itself. */
export type Forms = { readonly other: string; readonly [form: string]: string };

const choosing = (rules: Intl.PluralRules) => (count: number, forms: Forms) =>
  forms[count] ?? forms[rules.select(count)] ?? forms.other;

/** One track, two tracks. */
export const countIn = (language: string) => choosing(new Intl.PluralRules(language));

/** First, second, third. */
export const orderIn = (language: string) => choosing(new Intl.PluralRules(language, { type: 'ordinal' }));
