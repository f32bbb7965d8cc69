// All texts of the shell, for screens that are not shown at first: lists, forms, settings, replays.

import { computed } from '@preact/signals';
import type { Messages, MoreMessages } from './catalogue.ts';
import { en } from './more/en.ts';
import { catalogue, text as first } from './text.ts';

const more = catalogue<MoreMessages>(en, {
  de: async () => (await import('./more/de.ts')).de,
  fr: async () => (await import('./more/fr.ts')).fr,
  nl: async () => (await import('./more/nl.ts')).nl,
  pl: async () => (await import('./more/pl.ts')).pl,
});

export const text = computed<Messages & MoreMessages>(() => ({ ...first.value, ...more.value }));

export { textLanguage } from './text.ts';
