// The texts of insight, with those of the study, the game and the shell.

import { computed } from '@preact/signals';
import type { Texts } from '../../../../../words/generated/texts.ts';
import { catalogue } from '../../../../../messages/text.ts';
import { text as study } from '../../messages/text.ts';
import english from '../../../../../../texts/en/trans-europa/insight.ftl';

export type InsightMessages = Texts['trans-europa/insight'];

const own = catalogue<InsightMessages>(
  english,
  import.meta.glob(['../../../../../../texts/*/trans-europa/insight.ftl', '!../../../../../../texts/en/**'], {
    import: 'default',
  }),
);

export const text = computed(() => ({ ...study.value, insight: own.value }));

export { textLanguage } from '../../messages/text.ts';
