// All texts of Trans Europa and of the shell, for screens that are not shown before the first move.

import { computed } from '@preact/signals';
import type { MoreMessages as MoreOfShell } from '../../../messages/catalogue.ts';
import { text as shell } from '../../../messages/more-text.ts';
import { catalogue } from '../../../messages/text.ts';
import type { Messages, MoreMessages } from './catalogue.ts';
import { en } from './more/en.ts';
import { text as table } from './text.ts';

const more = catalogue<MoreMessages>(en, {
  de: async () => (await import('./more/de.ts')).de,
  fr: async () => (await import('./more/fr.ts')).fr,
  nl: async () => (await import('./more/nl.ts')).nl,
  pl: async () => (await import('./more/pl.ts')).pl,
});

export const text = computed<Messages & MoreOfShell & MoreMessages>(() => ({
  ...shell.value,
  ...table.value,
  ...more.value,
}));

export { textLanguage } from './text.ts';
