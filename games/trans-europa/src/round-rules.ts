// The rules of one round under the special cards in force.

import { TERRAIN_BIT } from '@branchline/boards';
import { CARD_NUMBERS, specialCard } from './cards-in-force.ts';
import { BASE_LIMIT_RULE, BASE_LIMITS, BASE_TABLE } from './special-cards.ts';
import type { CardNumber } from './types.ts';

export interface RoundRules {
  /** Build limit by cycle, repeating; the largest of them; and the rule that a track beyond the limit breaks. */
  readonly limits: readonly number[];
  readonly mostLimit: number;
  readonly limitRule: string;
  /** Sum of the `TERRAIN_BIT`s whose double lines count as single. */
  readonly eased: number;
  /** Tracks need not touch the own network (TP-CARD-18). */
  readonly freeBuild: boolean;
  /** Prestige by missing count. */
  readonly table: readonly number[];
}

const PLAIN: RoundRules = {
  limits: BASE_LIMITS,
  mostLimit: Math.max(...BASE_LIMITS),
  limitRule: BASE_LIMIT_RULE,
  eased: 0,
  freeBuild: false,
  table: BASE_TABLE,
};

/** The rules with one card more; cards that act on the hands change nothing here. */
function withCard(rules: RoundRules, number: CardNumber): RoundRules {
  const { effect, rule, refusal = rule } = specialCard(number);
  switch (effect.kind) {
    case 'limits':
      return { ...rules, limits: effect.byCycle, mostLimit: Math.max(...effect.byCycle), limitRule: refusal };
    case 'free-build':
      return { ...rules, freeBuild: true };
    case 'table':
      return { ...rules, table: effect.values };
    case 'ease':
      return { ...rules, eased: effect.terrain.reduce((mask, terrain) => mask | TERRAIN_BIT[terrain], rules.eased) };
    default:
      return rules;
  }
}

const rulesUnder = (cards: readonly CardNumber[]): RoundRules => cards.reduce(withCard, PLAIN);

/** Worked out once: by number for a card alone, by list for several. */
const UNDER_ONE: readonly RoundRules[] = CARD_NUMBERS.reduce<RoundRules[]>((rules, card) => {
  rules[card] = rulesUnder([card]);
  return rules;
}, []);
const underSeveral = new WeakMap<readonly CardNumber[], RoundRules>();

/** The rules that hold in a round with these special cards. */
export function roundRules(cards: readonly CardNumber[]): RoundRules {
  if (cards.length === 0) return PLAIN;
  if (cards.length === 1) return UNDER_ONE[cards[0]!]!;
  let rules = underSeveral.get(cards);
  if (!rules) {
    rules = rulesUnder(cards);
    underSeveral.set(cards, rules);
  }
  return rules;
}

/** The build limit of a cycle, counted from 1 (TP-CARD-3, TP-CARD-9). */
export const limitIn = (rules: RoundRules, cycle: number): number => rules.limits[(cycle - 1) % rules.limits.length]!;
