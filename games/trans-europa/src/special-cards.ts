// The special cards as data: what each one changes and which rule says so. Titles and texts are the client's.

import type { PrestigeColour, Terrain } from '@branchline/boards';
import type { RulesVersion } from './rules-version.ts';
import type { CardNumber } from './types.ts';

export type Effect =
  /** Prestige for 0, 1, 2 … missing; the last value holds for all beyond. */
  | { readonly kind: 'table'; readonly values: readonly number[] }
  /** Build limit per cycle of the round, repeating. */
  | { readonly kind: 'limits'; readonly byCycle: readonly number[] }
  /** Double lines whose every terrain is named count as single. */
  | { readonly kind: 'ease'; readonly terrain: readonly Terrain[] }
  /** Tracks may be laid anywhere. */
  | { readonly kind: 'free-build' }
  /** Each player returns the city of this colour. */
  | { readonly kind: 'drop-colour'; readonly colour: PrestigeColour }
  /** Each player returns a city of their choice, all at once. */
  | { readonly kind: 'drop-any' }
  /** Held cities of these colours lie open. */
  | { readonly kind: 'reveal'; readonly colours: readonly PrestigeColour[] | 'all' }
  /** The start player draws one more of this colour; each player keeps one and gives one on. */
  | { readonly kind: 'extra-chain'; readonly colour: PrestigeColour }
  /** Each player passes a city of their choice to the left, all at once, so many times. */
  | { readonly kind: 'pass-one'; readonly times: number }
  /** Every hand goes to the left neighbour. */
  | { readonly kind: 'pass-hand' };

export interface SpecialCard {
  /** As printed on the card. */
  readonly number: CardNumber;
  /** Id of the rule that says what the card does. */
  readonly rule: string;
  /** Id of the rule that refuses a track or a choice under this card, where that is another one. */
  readonly refusal?: string;
  /** The version of the rules that brought it; left out by those that were always there. */
  readonly since?: RulesVersion;
  readonly effect: Effect;
}

/** The points table without a card: 4 for a complete seat (TP-SCORE-1), less by missing tracks (TP-SCORE-2). */
export const BASE_TABLE: readonly number[] = [4, 3, 2, 1, 1, 0];

/** The build limit without a card (TP-BUILD-1), and the rule that sets it. */
export const BASE_LIMITS: readonly number[] = [2];
export const BASE_LIMIT_RULE = 'TE-BUILD-2';

/** In the order of their numbers. A new card of a known effect is one more entry. */
export const SPECIAL_CARDS = [
  // Our values (AMB-TP-4).
  { number: 1, rule: 'TP-CARD-1', effect: { kind: 'table', values: [4, 3, 3, 2, 2, 1, 1, 0] } },
  { number: 2, rule: 'TP-CARD-2', effect: { kind: 'table', values: [4, 2, 1, 0] } },
  { number: 3, rule: 'TP-CARD-3', refusal: 'TP-CARD-3a', effect: { kind: 'limits', byCycle: [3] } },
  { number: 4, rule: 'TP-CARD-4', effect: { kind: 'ease', terrain: ['river', 'sea'] } },
  { number: 5, rule: 'TP-CARD-5', effect: { kind: 'ease', terrain: ['mountain'] } },
  { number: 6, rule: 'TP-CARD-6', effect: { kind: 'drop-colour', colour: 'white' } },
  { number: 7, rule: 'TP-CARD-7', effect: { kind: 'drop-colour', colour: 'turquoise' } },
  { number: 8, rule: 'TP-CARD-8', refusal: 'TP-CARD-8a', effect: { kind: 'drop-any' } },
  { number: 9, rule: 'TP-CARD-9', refusal: 'TP-CARD-9a', effect: { kind: 'limits', byCycle: [3, 2, 1] } },
  { number: 10, rule: 'TP-CARD-10', effect: { kind: 'reveal', colours: ['rose', 'orange'] } },
  { number: 11, rule: 'TP-CARD-11', effect: { kind: 'reveal', colours: ['rose', 'brown'] } },
  { number: 12, rule: 'TP-CARD-12', effect: { kind: 'reveal', colours: ['brown', 'orange'] } },
  { number: 13, rule: 'TP-CARD-13', refusal: 'TP-CARD-13a', effect: { kind: 'extra-chain', colour: 'rose' } },
  // Which of the two is brown: AMB-TP-9.
  { number: 14, rule: 'TP-CARD-14', refusal: 'TP-CARD-13a', effect: { kind: 'extra-chain', colour: 'brown' } },
  { number: 15, rule: 'TP-CARD-15', refusal: 'TP-CARD-13a', effect: { kind: 'extra-chain', colour: 'orange' } },
  { number: 16, rule: 'TP-CARD-16', refusal: 'TP-CARD-16a', effect: { kind: 'pass-one', times: 3 } },
  { number: 17, rule: 'TP-CARD-17', effect: { kind: 'pass-hand' } },
  { number: 18, rule: 'TP-CARD-18', effect: { kind: 'free-build' } },
  { number: 19, rule: 'TP-CARD-19', effect: { kind: 'reveal', colours: 'all' } },
] as const satisfies readonly SpecialCard[];

/** The numbers in the table: texts are written for these, and the type check names the ones without. */
export type SpecialCardNumber = (typeof SPECIAL_CARDS)[number]['number'];
