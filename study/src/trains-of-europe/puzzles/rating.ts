// How hard a puzzle is: a small margin is hard to see, and harder where what strikes the eye is wrong.

import type { Seat } from '@branchline/core';
import { contentOf, type ContractId, type State } from '@branchline/trains-of-europe';
import { toDoFor } from '@branchline/bots/trains-of-europe/judgement';
import { answerOf, marginOf, type ContractOption } from './puzzle.ts';

const BASE = 1650;
const PER_POINT = 140;
const WIDEST = 4;
/** What each rule of thumb adds where it leads astray. */
const ASTRAY = 110;

/** The contracts that plain rules of thumb would take: most profit, fewest fees, soonest paid back. */
function thumbs(state: State, seat: Seat, contracts: readonly ContractId[]): readonly number[] {
  const index = contentOf(state.config);
  const facts = contracts.map((id) => {
    const no = index.contractIndex.get(id)!;
    const { profit } = index.contracts[no]!;
    const { fees = Infinity, vehiclePrice } = toDoFor(state, seat, no);
    return { profit, fees, payback: (fees + vehiclePrice) / profit };
  });
  const least = (value: (fact: (typeof facts)[number]) => number): number => {
    const values = facts.map(value);
    return values.indexOf(Math.min(...values));
  };
  return [least(({ profit }) => -profit), least(({ fees }) => fees), least(({ payback }) => payback)];
}

export function ratingOf(state: State, seat: Seat, options: readonly ContractOption[]): number {
  const answer = answerOf({ options });
  const astray = thumbs(
    state,
    seat,
    options.map(({ contract }) => contract),
  ).filter((choice) => choice !== answer).length;
  return Math.round(BASE - PER_POINT * Math.min(WIDEST, marginOf({ options })) + ASTRAY * (astray - 1));
}
