// Private knowledge: what became of the cards that went through a seat's hands (AMB-TP-6, AMB-TP-14).

import type { BySeat, Seat } from '@branchline/core';
import { leftOf } from './seats.ts';
import type { CityIndex, KnownCard } from './types.ts';

type Knowledge = BySeat<readonly KnownCard[]>;

const ascending = (seats: readonly Seat[]): Seat[] => [...new Set(seats)].sort((a, b) => a - b);

/** Puts a fact in place of any earlier one about the same card. */
const learn = (facts: readonly KnownCard[], fact: KnownCard): KnownCard[] =>
  [...facts.filter((other) => other.city !== fact.city), fact].sort((a, b) => a.city - b.city);

/** What a seat holds itself it need not remember. */
const forget = (facts: readonly KnownCard[], hand: readonly CityIndex[]): readonly KnownCard[] =>
  facts.filter((fact) => !hand.includes(fact.city));

/** A seat puts a card back among the undealt ones. */
export const returned = (known: Knowledge, seat: Seat, city: CityIndex): Knowledge =>
  known.map((facts, knower) => (knower === seat ? learn(facts, { city, holders: [], aside: true }) : facts));

/** Anyone may have dropped a card that others remember. */
export const afterDrops = (known: Knowledge): Knowledge =>
  known.map((facts) => facts.map((fact) => ({ ...fact, aside: true })));

interface Handover {
  readonly from: Seat;
  /** Absent: back to the undealt cards. */
  readonly to?: Seat;
  readonly city: CityIndex;
  /** Whether a card is of the colour that is going around. */
  readonly isOfColour: (city: CityIndex) => boolean;
  /** Hands after the handover. */
  readonly hands: BySeat<readonly CityIndex[]>;
}

/** One link of a chain: the giver knows the card; to others any card of the colour may have moved on. */
export const afterLink = (known: Knowledge, { from, to, city, isOfColour, hands }: Handover): Knowledge =>
  known.map((facts, knower) => {
    if (knower === from) {
      return learn(facts, { city, holders: to === undefined ? [] : [to], aside: to === undefined });
    }
    const moved = facts.map((fact) => {
      if (!fact.holders.includes(from) || !isOfColour(fact.city)) return fact;
      if (to === undefined) return { ...fact, aside: true };
      return to === knower ? fact : { ...fact, holders: ascending([...fact.holders, to]) };
    });
    return forget(moved, hands[knower]!);
  });

/** All players have passed one card to the left. */
export const afterPass = (
  known: Knowledge,
  given: BySeat<CityIndex>,
  hands: BySeat<readonly CityIndex[]>,
): Knowledge => {
  const seats = known.length;
  return known.map((facts, knower) => {
    const moved = facts.map((fact) => ({
      ...fact,
      holders: ascending([...fact.holders, ...fact.holders.map((holder) => leftOf(holder, seats))]).filter(
        (holder) => holder !== knower,
      ),
    }));
    const gave = { city: given[knower]!, holders: [leftOf(knower, seats)], aside: false };
    return forget(learn(moved, gave), hands[knower]!);
  });
};

/** All players have passed the whole hand to the left, so each knows the left neighbour's hand. */
export const afterHandPass = (
  known: Knowledge,
  given: BySeat<readonly CityIndex[]>,
  hands: BySeat<readonly CityIndex[]>,
): Knowledge => {
  const seats = known.length;
  return known.map((facts, knower) => {
    let moved: readonly KnownCard[] = facts.map((fact) => ({
      ...fact,
      holders: ascending(fact.holders.map((holder) => leftOf(holder, seats)).filter((holder) => holder !== knower)),
    }));
    for (const city of given[knower]!) moved = learn(moved, { city, holders: [leftOf(knower, seats)], aside: false });
    return forget(moved, hands[knower]!);
  });
};
