// The special cards of the prestige edition by name, as the replay calls them.

import type { SpecialCardNumber } from '@branchline/trans-europa';

const TITLES: Readonly<Record<SpecialCardNumber, string>> = {
  1: 'Gentle points',
  2: 'Demanding points',
  3: 'Three tracks',
  4: 'Calm waters',
  5: 'Easy mountains',
  6: 'No white city',
  7: 'No turquoise city',
  8: 'Drop one',
  9: 'Three–two–one',
  10: 'Reveal rose and orange',
  11: 'Reveal rose and brown',
  12: 'Reveal brown and orange',
  13: 'Extra rose',
  14: 'Extra brown',
  15: 'Extra orange',
  16: 'Pass three',
  17: 'Pass the hand',
  18: 'Criss-cross',
  19: 'Open cards',
};

/** `card 8 (Drop one)` */
export const specialCardText = (card: number): string =>
  `card ${card} (${TITLES[card as SpecialCardNumber] ?? 'unknown'})`;
