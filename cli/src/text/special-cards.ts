// The special cards of the prestige edition by name, as the replay calls them.

const TITLES = [
  'Gentle points',
  'Demanding points',
  'Three tracks',
  'Calm waters',
  'Easy mountains',
  'No white city',
  'No turquoise city',
  'Drop one',
  'Three–two–one',
  'Reveal rose and orange',
  'Reveal rose and brown',
  'Reveal brown and orange',
  'Extra rose',
  'Extra brown',
  'Extra orange',
  'Pass three',
  'Pass the hand',
  'Criss-cross',
  'Open cards',
] as const;

/** `card 8 (Drop one)` */
export const specialCardText = (no: number): string => `card ${no} (${TITLES[no - 1] ?? 'unknown'})`;
