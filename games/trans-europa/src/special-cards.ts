// The 19 special cards as data: what each one changes. Titles and texts are the client's.

import type { PrestigeColour, Terrain } from '@branchline/boards';
import type { CardNumber } from './types.ts';

export type Effect =
  /** Prestige for 0, 1, 2 … missing; the last value holds for all beyond. */
  | { readonly kind: 'table'; readonly values: readonly number[] }
  /** Build limit per cycle of the round, repeating. */
  | { readonly kind: 'limits'; readonly byCycle: readonly number[] }
  /** Double lines whose every terrain is named count as single. */
  | { readonly kind: 'ease'; readonly terrain: readonly Terrain[] }
  | { readonly kind: 'drop-colour'; readonly colour: PrestigeColour }
  | { readonly kind: 'drop-any' }
  | { readonly kind: 'reveal'; readonly colours: readonly PrestigeColour[] | 'all' }
  | { readonly kind: 'extra-chain'; readonly colour: PrestigeColour }
  | { readonly kind: 'pass-one'; readonly times: number }
  | { readonly kind: 'pass-hand' }
  | { readonly kind: 'free-build' };

export interface SpecialCard {
  readonly no: CardNumber;
  readonly effect: Effect;
}

/** The points table without a card (TP-SCORE-2). */
export const BASE_TABLE = [4, 3, 2, 1, 1, 0] as const;

/** The build limit without a card (TE-BUILD-2). */
export const BASE_LIMITS = [2] as const;

export const SPECIAL_CARDS = [
  { no: 1, effect: { kind: 'table', values: [4, 3, 3, 2, 2, 1, 1, 0] } }, // TP-CARD-1; our values, AMB-TP-4
  { no: 2, effect: { kind: 'table', values: [4, 2, 1, 0] } }, // TP-CARD-2; our values, AMB-TP-4
  { no: 3, effect: { kind: 'limits', byCycle: [3] } }, // TP-CARD-3
  { no: 4, effect: { kind: 'ease', terrain: ['river', 'sea'] } }, // TP-CARD-4, TP-CARD-4a
  { no: 5, effect: { kind: 'ease', terrain: ['mountain'] } }, // TP-CARD-5
  { no: 6, effect: { kind: 'drop-colour', colour: 'white' } }, // TP-CARD-6
  { no: 7, effect: { kind: 'drop-colour', colour: 'turquoise' } }, // TP-CARD-7
  { no: 8, effect: { kind: 'drop-any' } }, // TP-CARD-8
  { no: 9, effect: { kind: 'limits', byCycle: [3, 2, 1] } }, // TP-CARD-9
  { no: 10, effect: { kind: 'reveal', colours: ['rose', 'orange'] } }, // TP-CARD-10
  { no: 11, effect: { kind: 'reveal', colours: ['rose', 'brown'] } }, // TP-CARD-11
  { no: 12, effect: { kind: 'reveal', colours: ['brown', 'orange'] } }, // TP-CARD-12
  { no: 13, effect: { kind: 'extra-chain', colour: 'rose' } }, // TP-CARD-13
  { no: 14, effect: { kind: 'extra-chain', colour: 'brown' } }, // TP-CARD-14; order by AMB-TP-9
  { no: 15, effect: { kind: 'extra-chain', colour: 'orange' } }, // TP-CARD-15
  { no: 16, effect: { kind: 'pass-one', times: 3 } }, // TP-CARD-16
  { no: 17, effect: { kind: 'pass-hand' } }, // TP-CARD-17
  { no: 18, effect: { kind: 'free-build' } }, // TP-CARD-18
  { no: 19, effect: { kind: 'reveal', colours: 'all' } }, // TP-CARD-19
] as const satisfies readonly SpecialCard[];

export const CARD_NUMBERS: readonly CardNumber[] = SPECIAL_CARDS.map((card) => card.no);

/** Never in force together (TP-MULTI-1). */
export const EXCLUSIVE_CARDS: readonly (readonly [CardNumber, CardNumber])[] = [
  [1, 2],
  [3, 9],
];

/** The order in which cards act on the hands when several are in force (TP-MULTI-2). */
export const HAND_ORDER: readonly CardNumber[] = [6, 7, 13, 14, 15, 16, 17, 8, 10, 11, 12, 19];

export function effectOf(card: CardNumber): Effect {
  const found = SPECIAL_CARDS[card - 1];
  if (!found) throw new Error(`there is no special card ${card}`);
  return found.effect;
}

export const excludes = (a: CardNumber, b: CardNumber): boolean =>
  EXCLUSIVE_CARDS.some(([x, y]) => (a === x && b === y) || (a === y && b === x));

/** Whether these cards may be in force together: known, different, none excluding another (TP-MULTI-1). */
export const isCardList = (cards: readonly unknown[]): cards is readonly CardNumber[] =>
  cards.length > 0 &&
  cards.every((card, i) => CARD_NUMBERS.includes(card as CardNumber) && cards.indexOf(card) === i) &&
  !cards.some((a) => cards.some((b) => excludes(a as CardNumber, b as CardNumber)));
