// What positions of one round are judged with: a field, rounds played out on it, and the turns worth trying.

import type { JunctionIndex } from '@branchline/boards';
import type { BySeat, Rng, Seat } from '@branchline/core';
import {
  armFinder,
  fieldOf,
  MAX_HAND,
  newPosition,
  playoutsOf,
  type ArmFinder,
  type Field,
  type Playouts,
  type Position,
} from '@branchline/bots/trans-europa/judging';
import type { CityIndex, State } from '@branchline/trans-europa';

export interface Bench {
  readonly field: Field;
  readonly playouts: Playouts;
  readonly finder: ArmFinder;
  /** The position at hand, and one to try turns on. */
  readonly root: Position;
  readonly trial: Position;
}

/** Hands as playouts take them: target junctions, `MAX_HAND` places per seat. */
export interface Deal {
  readonly targets: Uint16Array;
  readonly sizes: Uint8Array;
}

const benches = new WeakMap<Field, Bench>();

export function benchOf({ config, public: { cards } }: Pick<State, 'config' | 'public'>): Bench {
  const field = fieldOf(config, cards);
  let bench = benches.get(field);
  if (bench === undefined) {
    bench = {
      field,
      playouts: playoutsOf(field),
      finder: armFinder(field),
      root: newPosition(field),
      trial: newPosition(field),
    };
    benches.set(field, bench);
  }
  return bench;
}

export function dealOf({ graph, seats }: Field, hands: BySeat<readonly CityIndex[]>): Deal {
  const targets = new Uint16Array(seats * MAX_HAND);
  hands.forEach((hand, seat) => hand.forEach((city, i) => (targets[seat * MAX_HAND + i] = graph.cityJunction[city]!)));
  return { targets, sizes: Uint8Array.from(hands, (hand) => hand.length) };
}

/** The cities of a hand that its seat has not joined. */
export function openTargets(position: Position, { targets, sizes }: Deal, seat: Seat): JunctionIndex[] {
  const open: JunctionIndex[] = [];
  for (let i = 0; i < sizes[seat]!; i++) {
    const at = targets[seat * MAX_HAND + i]!;
    if (((position.reach[at]! >> seat) & 1) === 0) open.push(at);
  }
  return open;
}

/** Nobody is patient. */
const NOBODY = 255;

/** Who leaves near cities to the others is not known: anybody at the table, or nobody. */
export const somePatience = ({ field, playouts }: Bench, rng: Rng): void => {
  const seat = rng.below(field.seats + 1);
  playouts.setPatient(seat === field.seats ? NOBODY : seat);
};

/** What a seat has of a round that ended so: complete seats share it, or else those that miss least. */
export function addShares({ open, missing }: Pick<Playouts, 'open' | 'missing'>, sums: Float64Array): void {
  const seats = sums.length;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) if (open[seat] === 0) winners++;
  if (winners > 0) {
    for (let seat = 0; seat < seats; seat++) if (open[seat] === 0) sums[seat]! += 1 / winners;
    return;
  }
  let least = Infinity;
  for (let seat = 0; seat < seats; seat++) least = Math.min(least, missing(seat));
  for (let seat = 0; seat < seats; seat++) if (missing(seat) === least) winners++;
  for (let seat = 0; seat < seats; seat++) if (missing(seat) === least) sums[seat]! += 1 / winners;
}

/** The same of a round that has ended; undefined while it goes on. */
export function outcomeOf(before: State, after: State): readonly number[] | undefined {
  const { rounds } = after.public;
  if (rounds.length === before.public.rounds.length) return undefined;
  const { complete, missing } = rounds.at(-1)!;
  const least = Math.min(...missing);
  const winners = complete.length > 0 ? complete : [...missing.keys()].filter((seat) => missing[seat] === least);
  return missing.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
