// The texts of the study, with those of the game and the shell.

import { computed } from '@preact/signals';
import type { Texts } from '../../../../words/generated/texts.ts';
import { catalogue } from '../../../../messages/text.ts';
import { text as game } from '../../messages/more-text.ts';
import english from '../../../../../texts/en/trans-europa/study.ftl';

export type StudyMessages = Texts['trans-europa/study'];

const own = catalogue<StudyMessages>(
  english,
  import.meta.glob(['../../../../../texts/*/trans-europa/study.ftl', '!../../../../../texts/en/**'], {
    import: 'default',
  }),
);

export const text = computed(() => ({ ...game.value, study: own.value }));

export { textLanguage } from '../../messages/more-text.ts';
