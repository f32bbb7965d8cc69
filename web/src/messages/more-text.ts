// All texts of the shell, for screens that are not shown at first: lists, forms, settings, replays.

import { computed, signal } from '@preact/signals';
import type { Messages, MoreMessages } from './catalogue.ts';
import english from '../../texts/en/shell-more.ftl';
import { catalogue, text as first } from './text.ts';

const more = catalogue<MoreMessages>(
  english,
  import.meta.glob(['../../texts/*/shell-more.ftl', '!../../texts/en/**'], { import: 'default' }),
);

/** For whom the form of a new table speaks: people who share this device, or friends at their own. */
export const tablesFor = signal<'device' | 'friends'>('device');

export const text = computed<Messages & MoreMessages>(() => {
  const { newTable, friendsTable } = more.value;
  const words = tablesFor.value === 'friends' ? { ...newTable, ...friendsTable } : newTable;
  return { ...first.value, ...more.value, newTable: words };
});

export { textLanguage } from './text.ts';
