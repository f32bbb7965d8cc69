// What the special cards in force make of the rules of one round.

import { TERRAIN_BIT } from '@branchline/boards';
import { BASE_LIMITS, BASE_TABLE, CARD_NUMBERS, effectOf } from './special-cards.ts';
import type { CardNumber } from './types.ts';

export interface RoundRules {
  /** Build limit by cycle, repeating. */
  readonly limits: readonly number[];
  /** Sum of the `TERRAIN_BIT`s whose double lines count as single. */
  readonly eased: number;
  /** Tracks need not touch the own network (TP-CARD-18). */
  readonly freeBuild: boolean;
  /** Prestige by missing count. */
  readonly table: readonly number[];
}

const PLAIN: RoundRules = { limits: BASE_LIMITS, eased: 0, freeBuild: false, table: BASE_TABLE };

function rulesUnder(cards: readonly CardNumber[]): RoundRules {
  let rules = PLAIN;
  for (const card of cards) {
    const effect = effectOf(card);
    if (effect.kind === 'limits') rules = { ...rules, limits: effect.byCycle };
    else if (effect.kind === 'free-build') rules = { ...rules, freeBuild: true };
    else if (effect.kind === 'table') rules = { ...rules, table: effect.values };
    else if (effect.kind === 'ease') {
      rules = { ...rules, eased: effect.terrain.reduce((mask, terrain) => mask | TERRAIN_BIT[terrain], rules.eased) };
    }
  }
  return rules;
}

const UNDER_ONE: readonly RoundRules[] = [PLAIN, ...CARD_NUMBERS.map((card) => rulesUnder([card]))];
const derived = new WeakMap<readonly CardNumber[], RoundRules>();

export function roundRules(cards: readonly CardNumber[]): RoundRules {
  if (cards.length === 0) return PLAIN;
  if (cards.length === 1) return UNDER_ONE[cards[0]!]!;
  let rules = derived.get(cards);
  if (!rules) {
    rules = rulesUnder(cards);
    derived.set(cards, rules);
  }
  return rules;
}

/** The build limit of a cycle, counted from 1 (TP-CARD-3, TP-CARD-9). */
export const limitIn = (rules: RoundRules, cycle: number): number => rules.limits[(cycle - 1) % rules.limits.length]!;
