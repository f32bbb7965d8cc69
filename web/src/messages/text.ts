// The language of the page: the player's choice or the browser's, its catalogue fetched when it is first needed.

import { computed, effect, signal } from '@preact/signals';
import { LANGUAGES, type Language } from '@branchline/boards';
import type { Messages } from './catalogue.ts';
import { en } from './en.ts';
import { settings } from '../prefs/settings.ts';

const CATALOGUES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
};

/** The first language of the list that the product speaks. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

export const language = computed<Language>(() => settings.value.language ?? preferredLanguage(navigator.languages));

/** The texts of the page. They change as soon as the catalogue of a newly chosen language has arrived. */
export const text = signal<Messages>(en);

export const textLanguage = signal<Language>('en');

export async function loadLanguage(wanted: Language): Promise<void> {
  const messages = await CATALOGUES[wanted]();
  if (language.value !== wanted) return; // chosen anew while the catalogue was on its way
  text.value = messages;
  textLanguage.value = wanted;
  document.documentElement.lang = wanted;
}

export function startLanguage(): Promise<void> {
  const first = loadLanguage(language.value);
  effect(() => {
    if (language.value !== textLanguage.peek()) void loadLanguage(language.value);
  });
  return first;
}
