// The texts of the page in the chosen language. A catalogue is fetched when its language is first needed, and all
// catalogues that are open, the shell's and those of games, change together.

import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { language } from '../prefs/language.ts';
import type { Language } from '../prefs/languages.ts';
import { has, loadIn, type Files } from '../words/files.ts';
import { listIn } from '../words/lists.ts';
import type { Texts } from '../words/generated/texts.ts';
import english from '../../texts/en/shell.ftl';
import type { Messages } from './catalogue.ts';

type Open = {
  /** Fetches what a language says; calling the answer shows it. */
  readonly fetch: (wanted: Language) => Promise<() => void>;
  shown: Language;
};

const open: Open[] = [];

/** The language of everything that is shown. */
export const textLanguage = signal<Language>('en');

/** Opens a catalogue: English at once, other languages as soon as they are loaded. */
export function catalogue<M>(english: unknown, translations: Files<unknown>): ReadonlySignal<M> {
  // The type is made from the same English file, and every translation is compiled into its shape.
  const messages = signal(english as M);
  const entry: Open = {
    shown: 'en',
    fetch: async (wanted) => {
      const found = has(translations, wanted) ? await loadIn(translations, wanted) : english;
      return () => {
        messages.value = found as M;
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

const own = catalogue<Texts['shell']>(
  english,
  import.meta.glob(['../../texts/*/shell.ftl', '!../../texts/en/**'], { import: 'default' }),
);

/** The shell's own texts, and how its language joins a list. */
export const text = computed<Messages>(() => ({ ...own.value, list: listIn(textLanguage.value) }));
