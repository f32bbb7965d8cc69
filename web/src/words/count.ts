// The form of a sentence that goes with a number. Compiled messages call this.

/** Forms by category (one, few, many …) or by the number itself. */
export type Forms = { readonly other: string; readonly [form: string]: string };

const choosing = (rules: Intl.PluralRules) => (count: number, forms: Forms) =>
  forms[count] ?? forms[rules.select(count)] ?? forms.other;

/** One track, two tracks. */
export const countIn = (language: string) => choosing(new Intl.PluralRules(language));

/** The same with a number that is already written out: "1,6", "−1". */
export const writtenIn = (language: string) => {
  const choose = countIn(language);
  return (number: string, forms: Forms) => {
    const size = /\d+(?:[.,]\d+)?/.exec(number)?.[0] ?? '0';
    return choose(Number(size.replace(',', '.')), forms);
  };
};

/** First, second, third. */
export const orderIn = (language: string) => choosing(new Intl.PluralRules(language, { type: 'ordinal' }));
