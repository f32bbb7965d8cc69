// Joins single tracks into chains, so that a railway is drawn as one smooth curve.
import type { Point } from '../../../map/types.ts';
import type { Geometry, PlacedLine } from './geometry.ts';
import { otherEnd } from './geometry.ts';
import type { JunctionId, LineId } from './types.ts';

export type Chain = { readonly junctions: readonly JunctionId[]; readonly lines: readonly LineId[] };

/** Chains break at branches, at railheads and wherever `breaks` says so (cities, markers). */
export const chainsOf = (g: Geometry, laid: Iterable<LineId>, breaks: ReadonlySet<JunctionId>): Chain[] => {
  const lines = [...laid].map((id) => g.lines.get(id)).filter((l): l is PlacedLine => l !== undefined);
  const at = new Map<JunctionId, PlacedLine[]>();
  for (const line of lines) for (const end of [line.a, line.b]) at.set(end, [...(at.get(end) ?? []), line]);
  const goesOn = (junction: JunctionId): boolean => at.get(junction)?.length === 2 && !breaks.has(junction);
  const used = new Set<LineId>();
  const follow = (start: JunctionId, first: PlacedLine): Chain => {
    const junctions = [start];
    const chain: LineId[] = [];
    let here = start;
    let line: PlacedLine | undefined = first;
    while (line !== undefined && !used.has(line.id)) {
      used.add(line.id);
      chain.push(line.id);
      here = otherEnd(line, here);
      junctions.push(here);
      line = goesOn(here) ? at.get(here)?.find((l) => !used.has(l.id)) : undefined;
    }
    return { junctions, lines: chain };
  };
  const chains: Chain[] = [];
  for (const [junction, here] of at)
    if (!goesOn(junction)) for (const line of here) if (!used.has(line.id)) chains.push(follow(junction, line));
  // What is left are rings without any break.
  for (const line of lines) if (!used.has(line.id)) chains.push(follow(line.a, line));
  return chains;
};

export const chainPoints = (g: Geometry, chain: Chain): Point[] =>
  chain.junctions.map((j) => g.points.get(j) ?? { x: 0, y: 0 });

/** How many laid tracks meet at each junction. */
export const degreesOf = (g: Geometry, laid: Iterable<LineId>): Map<JunctionId, number> => {
  const degrees = new Map<JunctionId, number>();
  for (const id of laid) {
    const line = g.lines.get(id);
    if (line === undefined) continue;
    for (const end of [line.a, line.b]) degrees.set(end, (degrees.get(end) ?? 0) + 1);
  }
  return degrees;
};
