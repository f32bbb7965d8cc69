// Special cards put together: which may be in force at once, in which order they act on the hands, which one is acting.

import { PRESTIGE_COLOURS } from '@branchline/boards';
import { RULES_VERSIONS, type RulesVersion } from './rules-version.ts';
import { SPECIAL_CARDS, type Effect, type SpecialCard } from './special-cards.ts';
import type { CardNumber, Public } from './types.ts';

const CARDS: readonly SpecialCard[] = SPECIAL_CARDS;
const OLDEST = RULES_VERSIONS.at(-1)!;

export const CARD_NUMBERS: readonly CardNumber[] = CARDS.map((card) => card.number);

/** The cards that a version of the rules knows; a table of that version draws no other (see `since`). */
export const cardsBy = (version: RulesVersion): readonly CardNumber[] => BY_VERSION[version];

const BY_VERSION = Object.fromEntries(
  RULES_VERSIONS.map((version, age) => {
    // Newest first: a card is known to the version that brought it and to those before it in the list.
    const isKnown = ({ since = OLDEST }: SpecialCard): boolean => RULES_VERSIONS.indexOf(since) >= age;
    return [version, CARDS.filter(isKnown).map((card) => card.number)];
  }),
) as unknown as Readonly<Record<RulesVersion, readonly CardNumber[]>>;

const byNumber = new Map(CARDS.map((card) => [card.number, card]));

export function specialCard(number: CardNumber): SpecialCard {
  const found = byNumber.get(number);
  if (!found) throw new Error(`there is no special card ${number}`);
  return found;
}

/** What a special card does. */
export const effectOf = (number: CardNumber): Effect => specialCard(number).effect;

/** What a round has only one of: cards that set it are never in force together (TP-MULTI-1). */
const ONE_A_ROUND: readonly Effect['kind'][] = ['table', 'limits'];

/** Effects that take a target city from every player. */
const DROPS: readonly Effect['kind'][] = ['drop-colour', 'drop-any'];

export const excludes = (a: CardNumber, b: CardNumber): boolean => {
  const { kind } = effectOf(a);
  return a !== b && ONE_A_ROUND.includes(kind) && kind === effectOf(b).kind;
};

/** The first two cards within one of these lists that are never in force together (TP-MULTI-1). */
export function excludedPair(lists: readonly unknown[]): readonly [CardNumber, CardNumber] | undefined {
  for (const list of lists) {
    const cards = Array.isArray(list) ? list.filter((card): card is CardNumber => byNumber.has(card)) : [];
    for (const [index, card] of cards.entries()) {
      const other = cards.slice(0, index).find((earlier) => excludes(earlier, card));
      if (other !== undefined) return [other, card];
    }
  }
  return undefined;
}

/**
 * Whether these cards may be in force together: known, different, none excluding another (TP-MULTI-1), a target city left
 * (TP-MULTI-4).
 */
export function isCardList(cards: readonly unknown[]): cards is readonly CardNumber[] {
  const numbers = cards as readonly CardNumber[];
  return (
    numbers.length > 0 &&
    numbers.every((card, index) => byNumber.has(card) && numbers.indexOf(card) === index) &&
    !numbers.some((a) => numbers.some((b) => excludes(a, b))) &&
    numbers.filter((card) => DROPS.includes(effectOf(card).kind)).length < PRESTIGE_COLOURS.length
  );
}

/** The order in which effects act on the hands when several cards are in force (TP-MULTI-2). */
const HAND_EFFECTS: readonly Effect['kind'][] = [
  'drop-colour',
  'extra-chain',
  'pass-one',
  'pass-hand',
  'drop-any',
  'reveal',
];

/** Cards that act on the hands, in the order in which they do: by effect, then by number (TP-MULTI-2). */
export const HAND_ORDER: readonly CardNumber[] = HAND_EFFECTS.flatMap((kind) =>
  CARDS.filter((card) => card.effect.kind === kind).map((card) => card.number),
);

/** The card in force that is the first of its effect to act. */
export const firstOfEffect = (cards: readonly CardNumber[], kind: Effect['kind']): CardNumber | undefined =>
  HAND_ORDER.find((card) => cards.includes(card) && effectOf(card).kind === kind);

/** The card that waits for chance or for choices now; undefined at every other stage. */
export function cardAtWork({ stage, cards }: Pick<Public, 'stage' | 'cards'>): SpecialCard | undefined {
  const number = numberAtWork(stage, cards);
  return number === undefined ? undefined : specialCard(number);
}

function numberAtWork(stage: Public['stage'], cards: readonly CardNumber[]): CardNumber | undefined {
  switch (stage.kind) {
    case 'draw-extra':
    case 'chain':
      return stage.card;
    case 'pass':
      return stage.card ?? firstOfEffect(cards, 'pass-one');
    case 'drop':
      return stage.card ?? firstOfEffect(cards, 'drop-any');
    default:
      return undefined;
  }
}
