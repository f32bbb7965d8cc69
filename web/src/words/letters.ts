// Small rules about letters. Compiled messages call this.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Vowels, a y before a consonant, and those first names and cities whose h is mute; any other h is aspirated. */
const ELIDED =
  /^([aeiouàáâãäåæèéêëìíîïòóôõöøœùúûü]|y[^aeiouàâéèêîïôœ]|h([eé]l[eè]n[ea]|elsinki|enri|ermine|ilaire|ippolyte|onor[eé]|ortense|ubert|ugo))/i;

/** Whether French words lose their last vowel before this name. */
export const elided = (name: string): boolean => ELIDED.test(name);

/** French "de Vienne", "d’Oslo", "d’Hélène", "de Yann". */
export const elide = (word: string, name: string): string =>
  elided(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
