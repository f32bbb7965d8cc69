// The texts of the strategy lessons, with those of the study, the game and the shell.

import { computed } from '@preact/signals';
import type { Widened } from '../../../../messages/catalogue.ts';
import { catalogue } from '../../../../messages/text.ts';
import { text as shell } from '../../../../messages/more-text.ts';
import { text as study } from '../../study/messages/text.ts';
import { en } from './en.ts';

export type LessonMessages = Widened<typeof en>;

const own = catalogue<LessonMessages>(en, {
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
});

export const text = computed(() => ({ ...study.value, lessons: { ...shell.value.lessons, ...own.value } }));

export { textLanguage } from '../../study/messages/text.ts';
