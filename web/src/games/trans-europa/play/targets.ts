// The own cities: which are linked, how far each one is, and how many tracks are missing for all of them together. Where
// players claim by hand, the page asks for none of this during a round (claims.ts).

import type { JunctionId, LineId } from '@branchline/boards';
import { alternatives, solverOf } from '@branchline/solver';
import { gridOf, has, missingOf, weightsFor } from '@branchline/trans-europa';
import type { CityIndex, View } from '@branchline/trans-europa';
import type { Seat } from '@branchline/core';

export type Target = {
  readonly city: CityIndex;
  readonly linked: boolean;
  /** This city's own distance from the network: several cities may share a way, so these need not add up (TE-MISS-5). */
  readonly toGo: number;
};

export type Targets = {
  readonly list: readonly Target[];
  /** The joint minimum. */
  readonly missing: number;
  readonly lines: readonly LineId[];
};

/** Before the marker is placed, distances are unknown; the missing count is that of the cheapest tree over the cities. */
export function targetsOf(view: View, seat: Seat, hand: readonly CityIndex[]): Targets {
  const { graph } = gridOf(view.config.board);
  const marker = view.public.markers[seat] ?? -1;
  const distances = marker < 0 ? undefined : solverOf(graph).distances(weightsFor(view, seat), marker);
  const network = view.public.tracks.networks[seat]!;
  const missing = missingOf(view, seat, hand);
  return {
    list: hand.map((city) => {
      const junction = graph.cityJunction[city]!;
      return { city, linked: has(network, junction), toGo: distances?.[junction] ?? 0 };
    }),
    missing: missing.count,
    lines: missing.lines.map((line) => graph.lineIds[line]!),
  };
}

/** Lines of every other tree of the same cost than the one that is shown. */
export function alternativesOf(view: View, seat: Seat, hand: readonly CityIndex[]): readonly string[] {
  const { graph } = gridOf(view.config.board);
  const solver = solverOf(graph);
  const marker = view.public.markers[seat] ?? -1;
  const targets = hand.map((city) => graph.cityJunction[city]!);
  const weights = weightsFor(view, seat);
  const shown = new Set(solver.missingTree(weights, marker, targets).lines);
  return alternatives(solver, { weights, from: marker, targets }).flatMap((line) =>
    shown.has(line) ? [] : [graph.lineIds[line]!],
  );
}

/** The view with the own marker on a junction, to see how far everything is from there. */
export function markerAt(view: View, seat: Seat, at: JunctionId): View {
  const junction = gridOf(view.config.board).graph.junctionIndex.get(at)!;
  const markers = view.public.markers.map((old, other) => (other === seat ? junction : old));
  return { ...view, public: { ...view.public, markers } };
}
