// What is under a finger or the mouse: the nearest junction or line within reach.
import { besideSegment } from '../../../map/hit.ts';
import { UNIT } from '../../../map/types.ts';
import type { Point, PointerKind } from '../../../map/types.ts';
import type { Geometry } from './geometry.ts';
import type { Place } from './types.ts';

export type Reach = {
  /** Half the width of a line's hit area, in drawing units. */
  readonly line: number;
  readonly junction: number;
  /** A city is pressed anywhere on its disc. */
  readonly city: number;
};

/** Fingers are wider than the mouse; junctions leave room for the lines between them. */
export const reachAt = ({ scale, pointer }: { readonly scale: number; readonly pointer: PointerKind }): Reach => {
  const wide = pointer === 'touch';
  const within = (share: number): number => (Math.min(wide ? 15 : 12, scale * share) * UNIT) / scale;
  return { line: ((wide ? 16 : 12) * UNIT) / scale, junction: within(0.24), city: within(0.32) };
};

/** Near its ends a line gives way to the junction there. */
const END = 0.14;

export const placeAt = (g: Geometry, p: Point, reach: Reach): Place | undefined => {
  for (const [junction, at] of g.points)
    if (Math.hypot(p.x - at.x, p.y - at.y) <= (g.cityAt.has(junction) ? reach.city : reach.junction))
      return { at: 'junction', junction };
  let best: Place | undefined;
  let bestAway = reach.line;
  for (const line of g.lines.values()) {
    const { t, side, away } = besideSegment(line, p);
    if (away > bestAway || t < END || t > 1 - END) continue;
    bestAway = away;
    best =
      line.kind === 'ferry' ? { at: 'line', line: line.id, slot: side < 0 ? 0 : 1 } : { at: 'line', line: line.id };
  }
  return best;
};

/** The middle of a triangle is this far from its corners, as a share of a line. */
const INNERMOST = 0.58;

/** Where lines mean nothing yet, a finger means the nearest junction. */
export const nearestJunction = (g: Geometry, p: Point): Place | undefined => {
  let best: Place | undefined;
  let bestAway = INNERMOST * UNIT;
  for (const [junction, at] of g.points) {
    const away = Math.hypot(p.x - at.x, p.y - at.y);
    if (away > bestAway) continue;
    bestAway = away;
    best = { at: 'junction', junction };
  }
  return best;
};

export const samePlace = (p: Place | undefined, q: Place | undefined): boolean => {
  if (p === undefined || q === undefined) return p === q;
  if (p.at === 'junction') return q.at === 'junction' && p.junction === q.junction;
  return q.at === 'line' && p.line === q.line && p.slot === q.slot;
};
