// All texts of Trans Europa and of the shell, for screens that are not shown before the first move.

import { computed } from '@preact/signals';
import type { MoreMessages as MoreOfShell } from '../../../messages/catalogue.ts';
import { text as shell } from '../../../messages/more-text.ts';
import { catalogue } from '../../../messages/text.ts';
import type { Messages, MoreMessages } from './catalogue.ts';
import english from '../../../../texts/en/trans-europa/more.ftl';
import { text as table } from './text.ts';

const more = catalogue<MoreMessages>(
  english,
  import.meta.glob(['../../../../texts/*/trans-europa/more.ftl', '!../../../../texts/en/**'], { import: 'default' }),
);

export const text = computed<Messages & MoreOfShell & MoreMessages>(() => ({
  ...shell.value,
  ...table.value,
  ...more.value,
}));

export { textLanguage } from './text.ts';
