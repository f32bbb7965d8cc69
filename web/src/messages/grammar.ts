// Small rules of grammar that several catalogues share.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** French "de Vienne", "d’Oslo"; an aspirated h does not elide. */
export const de = (name: string): string =>
  /^([aeiouyàâäéèêëîïôöœ]|helsinki|helena)/i.test(name) ? `d’${name}` : `de ${name}`;
