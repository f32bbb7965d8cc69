// Missing tracks: the cheapest set that would still connect a hand to its marker. The basis of all scoring.

import type { BySeat, Seat } from '@branchline/core';
import { firstMember, WORD_BITS } from './bits.ts';
import { tariffOf } from './build.ts';
import { gridOf, type Grid } from './grid.ts';
import { hasExclusiveFerry, isUsable } from './network.ts';
import { roundRules } from './round-rules.ts';
import type { CityIndex, Config, LineIndex, Public } from './types.ts';

/** State and view alike. */
interface Position {
  readonly config: Config;
  readonly public: Public;
}

export interface Missing {
  readonly count: number;
  /** One cheapest set of lines, the same on every platform (TE-MISS-6). Ascending. */
  readonly lines: readonly LineIndex[];
}

/** A missing ferry counts 2 in total (TE-FERRY-12); half built it may count 1 by a table option (AMB-TE-11). */
const ferryWeight = (position: Position, tracksOnIt: number): number =>
  tracksOnIt === 1 ? position.config.options.halfFerryCost : 2;

/** What each line still costs this seat: 0 if it has a track that the seat may use, laid by any player (TE-MISS-2). */
export function weightsFor(position: Position, seat: Seat): Uint8Array {
  const grid = gridOf(position.config.board);
  const { tracks, cards } = position.public;
  const weights = tariffOf(grid, roundRules(cards)).cost.slice();
  for (let i = 0; i < tracks.laid.length; i++) {
    for (let word = tracks.laid[i]!; word !== 0; word &= word - 1) {
      weights[i * WORD_BITS + 31 - Math.clz32(word & -word)] = 0;
    }
  }
  const rails = { laid: tracks.laid, ferries: tracks.ferries, seat };
  grid.ferryLines.forEach((line, ferry) => {
    weights[line] = isUsable(grid, rails, line) ? 0 : ferryWeight(position, tracks.ferries[ferry]!.length);
  });
  return weights;
}

const junctionsOf = (grid: Grid, hand: readonly CityIndex[]): number[] =>
  hand.map((city) => grid.graph.cityJunction[city]!);

/** The missing count alone (TE-MISS-1, TE-MISS-5); nothing is laid and the supply does not matter (TE-MISS-4). */
export const missingCount = (position: Position, seat: Seat, hand: readonly CityIndex[]): number =>
  missingUnder(position, weightsFor(position, seat), { seat, hand });

function missingUnder(
  { config, public: { tracks } }: Position,
  weights: Uint8Array,
  { seat, hand }: Readonly<{ seat: Seat; hand: readonly CityIndex[] }>,
): number {
  const grid = gridOf(config.board);
  // Any junction of the network is as good an origin as the marker; seats that share a network then ask from the same one.
  const origin = firstMember(tracks.networks[seat]!);
  return grid.solver.missingCost(weights, origin, junctionsOf(grid, hand));
}

/** The missing counts of all seats; every line costs all seats the same, except ferries closed to some (TE-FERRY-9). */
export function missingCounts(position: Position, hands: BySeat<readonly CityIndex[]>): number[] {
  const { tracks, complete } = position.public;
  const same = hasExclusiveFerry(tracks) ? undefined : weightsFor(position, 0);
  return hands.map((hand, seat) =>
    complete.includes(seat) ? 0 : missingUnder(position, same ?? weightsFor(position, seat), { seat, hand }),
  );
}

/** The missing count with one cheapest set of lines. Before the marker is placed: the cheapest tree over the cities. */
export function missingOf(position: Position, seat: Seat, hand: readonly CityIndex[]): Missing {
  const grid = gridOf(position.config.board);
  const marker = position.public.markers[seat] ?? -1;
  const { cost, lines } = grid.solver.missingTree(weightsFor(position, seat), marker, junctionsOf(grid, hand));
  return { count: cost, lines };
}

/** Every seat's missing tracks in the round just scored; undefined before the first round has ended. */
export function missingAtRoundEnd(position: Position): readonly Missing[] | undefined {
  const last = position.public.rounds.at(-1);
  return last?.hands.map((hand, seat) => missingOf(position, seat, hand));
}
