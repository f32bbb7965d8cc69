// The texts of challenges, with those of the shell.

import { computed } from '@preact/signals';
import type { Texts } from '../../words/generated/texts.ts';
import { text as shell } from '../../messages/more-text.ts';
import { catalogue } from '../../messages/text.ts';
import english from '../../../texts/en/challenge.ftl';

export type ChallengeMessages = Texts['challenge'];

const own = catalogue<ChallengeMessages>(
  english,
  import.meta.glob(['../../../texts/*/challenge.ftl', '!../../../texts/en/**'], { import: 'default' }),
);

export const text = computed(() => ({ ...shell.value, challenge: own.value }));

export { textLanguage } from '../../messages/more-text.ts';
