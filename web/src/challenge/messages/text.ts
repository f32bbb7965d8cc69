// The texts of challenges, with those of the shell.

import { computed } from '@preact/signals';
import type { Widened } from '../../messages/catalogue.ts';
import { text as shell } from '../../messages/more-text.ts';
import { catalogue } from '../../messages/text.ts';
import { en } from './en.ts';

export type ChallengeMessages = Widened<typeof en>;

const own = catalogue<ChallengeMessages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});

export const text = computed(() => ({ ...shell.value, challenge: own.value }));

export { textLanguage } from '../../messages/more-text.ts';
