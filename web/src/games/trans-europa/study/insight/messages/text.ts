// The texts of insight, with those of the study, the game and the shell.

import { computed } from '@preact/signals';
import type { Widened } from '../../../../../messages/catalogue.ts';
import { catalogue } from '../../../../../messages/text.ts';
import { text as study } from '../../messages/text.ts';
import { en } from './en.ts';

export type InsightMessages = Widened<typeof en>;

const own = catalogue<InsightMessages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});

export const text = computed(() => ({ ...study.value, insight: own.value }));

export { textLanguage } from '../../messages/text.ts';
