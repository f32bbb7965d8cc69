// Special cards that do not exist: one more of every kind of effect, as a developer would add them to the list.

import type { SpecialCard } from '../../src/special-cards.ts';

export const NEW_CARDS = [
  { number: 120, rule: 'HOUSE-120', effect: { kind: 'limits', byCycle: [1] } },
  { number: 121, rule: 'HOUSE-121', effect: { kind: 'table', values: [5, 0] } },
  { number: 122, rule: 'HOUSE-122', effect: { kind: 'ease', terrain: ['river', 'sea', 'mountain'] } },
  { number: 123, rule: 'HOUSE-123', effect: { kind: 'free-build' } },
  { number: 124, rule: 'HOUSE-124', effect: { kind: 'drop-colour', colour: 'rose' } },
  { number: 125, rule: 'HOUSE-125', refusal: 'HOUSE-125a', effect: { kind: 'drop-any' } },
  { number: 126, rule: 'HOUSE-126', effect: { kind: 'reveal', colours: ['white'] } },
  { number: 127, rule: 'HOUSE-127', effect: { kind: 'extra-chain', colour: 'white' } },
  { number: 128, rule: 'HOUSE-128', refusal: 'HOUSE-128a', effect: { kind: 'pass-one', times: 2 } },
  { number: 129, rule: 'HOUSE-129', effect: { kind: 'pass-hand' } },
] as const satisfies readonly SpecialCard[];
