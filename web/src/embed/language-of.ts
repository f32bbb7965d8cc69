// Which language a replay speaks: its own, else the page's, else the browser's.

import { preferredLanguage, type Language } from '../prefs/languages.ts';

type Placed = Pick<Element, 'closest'>;

/** Every `lang` around the element, from the inside out; a language that nobody here speaks is passed over. */
export function languageOf(element: Placed, browser: readonly string[]): Language {
  const said: string[] = [];
  for (let at = element.closest('[lang]'); at; at = at.parentElement?.closest('[lang]') ?? null)
    said.push(at.getAttribute('lang')!);
  return preferredLanguage([...said, ...browser]);
}
