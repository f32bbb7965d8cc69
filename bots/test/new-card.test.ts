// A special card added to the table of the rules is played by every level at once: no bot knows a card by its number.

import { describe, test, vi } from 'vitest';
import { botRound, withCards } from './rounds.ts';

vi.mock(import('../../games/trans-europa/src/special-cards.ts'), async (printed) => {
  const data = await printed();
  const more = [
    { number: 120, rule: 'HOUSE-120', effect: { kind: 'limits', byCycle: [2, 4] } },
    { number: 121, rule: 'HOUSE-121', effect: { kind: 'ease', terrain: ['sea', 'mountain'] } },
    { number: 122, rule: 'HOUSE-122', effect: { kind: 'free-build' } },
    { number: 123, rule: 'HOUSE-123', effect: { kind: 'drop-colour', colour: 'rose' } },
    { number: 124, rule: 'HOUSE-124', effect: { kind: 'drop-any' } },
    { number: 125, rule: 'HOUSE-125', effect: { kind: 'reveal', colours: ['white', 'rose'] } },
    { number: 126, rule: 'HOUSE-126', effect: { kind: 'extra-chain', colour: 'turquoise' } },
    { number: 127, rule: 'HOUSE-127', effect: { kind: 'pass-one', times: 1 } },
    { number: 128, rule: 'HOUSE-128', effect: { kind: 'pass-hand' } },
    { number: 129, rule: 'HOUSE-129', effect: { kind: 'table', values: [2, 1] } },
  ];
  return { ...data, SPECIAL_CARDS: [...data.SPECIAL_CARDS, ...more] as unknown as typeof data.SPECIAL_CARDS };
});

const LEVELS = ['random', 'apprentice', 'conductor', 'engineer', 'inspector', 'director'];

describe.each(LEVELS)('%s', (id) => {
  test.each([120, 121, 122, 123, 124, 125, 126, 127, 128, 129])('plays a round with new card %i', (card) => {
    const seats = 2 + ((card + LEVELS.indexOf(id)) % 5);
    const ids = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? id : 'greedy'));
    botRound(withCards(seats, [card]), ids, `card ${card}`);
  });

  test('plays a round with new cards beside printed ones of the same effect', () => {
    botRound(withCards(3, [8, 124, 16, 127]), [id, 'greedy', id], 'choices');
    botRound(withCards(4, [17, 128, 6, 123]), [id, id, 'greedy', id], 'hands');
  });
});
