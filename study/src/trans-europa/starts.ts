// Where seats are expected to start: in the own city that lies best among the others, or in one nearly as good.

import type { JunctionIndex } from '@branchline/boards';
import type { Rng, Seat } from '@branchline/core';
import { MAX_HAND, terrainOf } from '@branchline/bots/trans-europa/judging';
import type { State } from '@branchline/trans-europa';
import type { Deal } from './bench.ts';

type Opening = Pick<State, 'config' | 'public'>;

/** How often of a hundred a seat takes its best city, and its second best; else its third. */
const FIRST = 60;
const SECOND = 85;

/** The free cities of a hand, the most central first. */
function citiesByPlace(
  distances: readonly ArrayLike<number>[],
  { targets, sizes }: Deal,
  { seat, taken }: { readonly seat: Seat; readonly taken: Int16Array },
): JunctionIndex[] {
  const homes = Array.from(targets.subarray(seat * MAX_HAND, seat * MAX_HAND + sizes[seat]!));
  const sumOf = (home: JunctionIndex): number => homes.reduce((sum, _, i) => sum + distances[i]![home]!, 0);
  return homes
    .filter((home) => !taken.includes(home))
    .map((home) => ({ home, sum: sumOf(home) }))
    .sort((a, b) => a.sum - b.sum || a.home - b.home)
    .map(({ home }) => home);
}

function anyFree(taken: Int16Array): JunctionIndex {
  for (let at = 0; ; at++) if (!taken.includes(at)) return at;
}

/**
 * Fills in the markers that do not stand yet, in the order of the table (TE-START-1). Without random numbers everybody
 * takes the best place.
 */
export function expectStarts(
  { config, public: { start, cards } }: Opening,
  { deal, graph, rng }: { readonly deal: Deal; readonly graph: Parameters<typeof terrainOf>[0]; readonly rng?: Rng },
  markers: Int16Array,
): void {
  const { fromCity } = terrainOf(graph, cards);
  for (let i = 0; i < config.seats; i++) {
    const seat = (start + i) % config.seats;
    if (markers[seat] !== -1) continue;
    const first = seat * MAX_HAND;
    const distances = Array.from(
      deal.targets.subarray(first, first + deal.sizes[seat]!),
      (home) => fromCity[graph.junctionCity[home]!]!,
    );
    const places = citiesByPlace(distances, deal, { seat, taken: markers });
    const draw = rng?.below(100) ?? 0;
    const wanted = draw < FIRST ? 0 : draw < SECOND ? 1 : 2;
    markers[seat] = places[Math.min(wanted, places.length - 1)] ?? anyFree(markers);
  }
}

/** The markers that stand, -1 for the others. */
export function standing({ public: { markers } }: Opening, out: Int16Array): Int16Array {
  markers.forEach((junction, seat) => (out[seat] = junction ?? -1));
  return out;
}
