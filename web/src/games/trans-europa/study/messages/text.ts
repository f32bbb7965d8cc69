// The texts of the study, with those of the game and the shell.

import { computed } from '@preact/signals';
import type { Widened } from '../../../../messages/catalogue.ts';
import { catalogue } from '../../../../messages/text.ts';
import { text as game } from '../../messages/more-text.ts';
import { en } from './en.ts';

export type StudyMessages = Widened<typeof en>;

const own = catalogue<StudyMessages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});

export const text = computed(() => ({ ...game.value, study: own.value }));

export { textLanguage } from '../../messages/more-text.ts';
