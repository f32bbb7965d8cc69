// The texts of the page in the chosen language. A catalogue is fetched when its language is first needed, and all
// catalogues that are open, the shell's and those of games, change together.

import { batch, effect, signal, type ReadonlySignal } from '@preact/signals';
import { language } from '../prefs/language.ts';
import type { Language } from '../prefs/languages.ts';
import type { Messages } from './catalogue.ts';
import { en } from './en.ts';

type Open = {
  /** Fetches what a language says; calling the answer shows it. */
  readonly fetch: (wanted: Language) => Promise<() => void>;
  shown: Language;
};

const open: Open[] = [];

/** The language of everything that is shown. */
export const textLanguage = signal<Language>('en');

/** Opens a catalogue: English at once, other languages as soon as they are loaded. */
export function catalogue<M>(
  english: M,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<M>>>,
): ReadonlySignal<M> {
  const messages = signal(english);
  const entry: Open = {
    shown: 'en',
    fetch: async (wanted) => {
      const found = wanted === 'en' ? english : await others[wanted]();
      return () => {
        messages.value = found;
        entry.shown = wanted;
      };
    },
  };
  open.push(entry);
  return messages;
}

/** Brings every open catalogue into the chosen language. */
export async function languageReady(): Promise<void> {
  const wanted = language.value;
  const behind = open.filter(({ shown }) => shown !== wanted);
  const shows = await Promise.all(behind.map(({ fetch }) => fetch(wanted)));
  if (language.value !== wanted) return languageReady(); // chosen anew while the catalogues were on their way
  batch(() => {
    for (const show of shows) show();
    textLanguage.value = wanted;
  });
  document.documentElement.lang = wanted;
}

export function startLanguage(): Promise<void> {
  const first = languageReady();
  effect(() => {
    if (language.value !== textLanguage.peek()) void languageReady();
  });
  effect(() => {
    const { about } = text.value.common;
    for (const meta of document.querySelectorAll('meta[name=description]')) meta.setAttribute('content', about);
  });
  return first;
}

/** The shell's own texts. */
export const text = catalogue<Messages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});
