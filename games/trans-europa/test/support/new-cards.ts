// Special cards that nobody has printed: one more of every kind of effect, as somebody would add them to the table.

import type { SpecialCard } from '../../src/special-cards.ts';

export const NEW_CARDS = [
  { number: 20, rule: 'HOUSE-20', effect: { kind: 'limits', byCycle: [1] } },
  { number: 21, rule: 'HOUSE-21', effect: { kind: 'table', values: [5, 0] } },
  { number: 22, rule: 'HOUSE-22', effect: { kind: 'ease', terrain: ['river', 'sea', 'mountain'] } },
  { number: 23, rule: 'HOUSE-23', effect: { kind: 'free-build' } },
  { number: 24, rule: 'HOUSE-24', effect: { kind: 'drop-colour', colour: 'rose' } },
  { number: 25, rule: 'HOUSE-25', refusal: 'HOUSE-25a', effect: { kind: 'drop-any' } },
  { number: 26, rule: 'HOUSE-26', effect: { kind: 'reveal', colours: ['white'] } },
  { number: 27, rule: 'HOUSE-27', effect: { kind: 'extra-chain', colour: 'white' } },
  { number: 28, rule: 'HOUSE-28', refusal: 'HOUSE-28a', effect: { kind: 'pass-one', times: 2 } },
  { number: 29, rule: 'HOUSE-29', effect: { kind: 'pass-hand' } },
] as const satisfies readonly SpecialCard[];
