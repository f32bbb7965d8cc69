// Small rules of grammar that several catalogues share.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Vowels, a y before a consonant, and those first names and cities whose h is mute; any other h is aspirated. */
const ELIDED =
  /^([aeiouàáâãäåæèéêëìíîïòóôõöøœùúûü]|y[^aeiouàâéèêîïôœ]|h([eé]l[eè]n[ea]|elsinki|enri|ermine|ilaire|ippolyte|onor[eé]|ortense|ubert|ugo))/i;

/** French "de Vienne", "d’Oslo", "d’Hélène", "de Yann". */
export const de = (name: string): string => (ELIDED.test(name) ? `d’${name}` : `de ${name}`);

/** French "que Vienne", "qu’Oslo", "qu’Hélène". */
export const que = (name: string): string => (ELIDED.test(name) ? `qu’${name}` : `que ${name}`);
