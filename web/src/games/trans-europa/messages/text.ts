// The texts at a table of Trans Europa: the shell's words and the game's own, in one.

import { computed } from '@preact/signals';
import { catalogue, text as shell } from '../../../messages/text.ts';
import type { GameMessages, Messages } from './catalogue.ts';
import english from '../../../../texts/en/trans-europa/table.ftl';

const own = catalogue<GameMessages>(
  english,
  import.meta.glob(['../../../../texts/*/trans-europa/table.ftl', '!../../../../texts/en/**'], { import: 'default' }),
);

export const text = computed<Messages>(() => ({ ...shell.value, ...own.value }));

export { textLanguage } from '../../../messages/text.ts';
