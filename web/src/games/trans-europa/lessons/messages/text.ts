// The texts of the strategy lessons, with those of the study, the game and the shell.

import { computed } from '@preact/signals';
import type { Texts } from '../../../../words/generated/texts.ts';
import { catalogue } from '../../../../messages/text.ts';
import { text as shell } from '../../../../messages/more-text.ts';
import { text as study } from '../../study/messages/text.ts';
import english from '../../../../../texts/en/trans-europa/lessons.ftl';

export type LessonMessages = Texts['trans-europa/lessons'];

const own = catalogue<LessonMessages>(
  english,
  import.meta.glob(['../../../../../texts/*/trans-europa/lessons.ftl', '!../../../../../texts/en/**'], {
    import: 'default',
  }),
);

export const text = computed(() => ({ ...study.value, lessons: { ...shell.value.lessons, ...own.value } }));

export { textLanguage } from '../../study/messages/text.ts';
