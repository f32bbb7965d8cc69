// Lists as a language joins them. Compiled messages call this.

/** "A, B and C" */
export function listIn(language: string): (items: readonly string[]) => string {
  // British English joins the last two without a comma.
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  return (items) => format.format(items);
}
