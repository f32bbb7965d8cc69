// The colours of a hand in words.

import type { Seat } from '@branchline/core';
import { gridOf, type View } from '@branchline/trans-europa';
import { text, textLanguage } from '../messages/text.ts';
import { regionName } from './names.ts';

/** In words, for people who hear the page or rest the pointer on the discs. */
export function backsText({ public: { backs }, config }: View, seat: Seat): string {
  const { table } = text.value;
  const { regions } = gridOf(config.board).board;
  const held = [...new Set(backs[seat])].map((index) => {
    const count = backs[seat]!.filter((other) => other === index).length;
    const name = regionName(regions[index]!);
    return count === 1 ? name : table.backsOf(name, count);
  });
  return table.backs(new Intl.ListFormat(textLanguage.value, { type: 'unit' }).format(held));
}
