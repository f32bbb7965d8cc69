// A special card added to the table of the rules is played by every level at once: no bot knows a card by its number.

import { describe, test, vi } from 'vitest';
import { botRound, withCards } from './rounds.ts';

vi.mock(import('../../games/trans-europa/src/special-cards.ts'), async (printed) => {
  const data = await printed();
  const more = [
    { number: 20, rule: 'HOUSE-20', effect: { kind: 'limits', byCycle: [2, 4] } },
    { number: 21, rule: 'HOUSE-21', effect: { kind: 'ease', terrain: ['sea', 'mountain'] } },
    { number: 22, rule: 'HOUSE-22', effect: { kind: 'free-build' } },
    { number: 23, rule: 'HOUSE-23', effect: { kind: 'drop-colour', colour: 'rose' } },
    { number: 24, rule: 'HOUSE-24', effect: { kind: 'drop-any' } },
    { number: 25, rule: 'HOUSE-25', effect: { kind: 'reveal', colours: ['white', 'rose'] } },
    { number: 26, rule: 'HOUSE-26', effect: { kind: 'extra-chain', colour: 'turquoise' } },
    { number: 27, rule: 'HOUSE-27', effect: { kind: 'pass-one', times: 1 } },
    { number: 28, rule: 'HOUSE-28', effect: { kind: 'pass-hand' } },
    { number: 29, rule: 'HOUSE-29', effect: { kind: 'table', values: [2, 1] } },
  ];
  return { ...data, SPECIAL_CARDS: [...data.SPECIAL_CARDS, ...more] as unknown as typeof data.SPECIAL_CARDS };
});

const LEVELS = ['random', 'apprentice', 'conductor', 'engineer', 'inspector', 'director'];

describe.each(LEVELS)('%s', (id) => {
  test.each([20, 21, 22, 23, 24, 25, 26, 27, 28, 29])('plays a round with new card %i', (card) => {
    const seats = 2 + ((card + LEVELS.indexOf(id)) % 5);
    const ids = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? id : 'greedy'));
    botRound(withCards(seats, [card]), ids, `card ${card}`);
  });

  test('plays a round with new cards beside printed ones of the same effect', () => {
    botRound(withCards(3, [8, 24, 16, 27]), [id, 'greedy', id], 'choices');
    botRound(withCards(4, [17, 28, 6, 23]), [id, id, 'greedy', id], 'hands');
  });
});
