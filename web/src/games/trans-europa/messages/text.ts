// The texts at a table of Trans Europa: the shell's words and the game's own, in one.

import { computed } from '@preact/signals';
import { catalogue, text as shell } from '../../../messages/text.ts';
import type { GameMessages, Messages } from './catalogue.ts';
import { en } from './en.ts';

const own = catalogue<GameMessages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});

export const text = computed<Messages>(() => ({ ...shell.value, ...own.value }));

export { textLanguage } from '../../../messages/text.ts';
