// What lies under a finger or the mouse: the nearest junction or line within reach.
import { pointAlong } from './geometry.ts';
import type { Geometry, PlacedLine, Point } from './geometry.ts';
import type { Place } from './types.ts';

export type Reach = {
  /** Half the width of a line's hit area, in drawing units. */
  readonly line: number;
  readonly junction: number;
};

/** Signed sideways distance and position along a line. */
const relativeTo = (
  line: PlacedLine,
  p: Point,
): { readonly t: number; readonly side: number; readonly away: number } => {
  const dx = (line.to.x - line.from.x) / line.length;
  const dy = (line.to.y - line.from.y) / line.length;
  const along = (p.x - line.from.x) * dx + (p.y - line.from.y) * dy;
  const t = Math.min(1, Math.max(0, along / line.length));
  const foot = pointAlong(line, t);
  return { t, side: (p.y - line.from.y) * dx - (p.x - line.from.x) * dy, away: Math.hypot(p.x - foot.x, p.y - foot.y) };
};

/** Near its ends a line gives way to the junction there. */
const END = 0.14;

export const placeAt = (g: Geometry, p: Point, reach: Reach): Place | undefined => {
  for (const [junction, at] of g.points)
    if (Math.hypot(p.x - at.x, p.y - at.y) <= reach.junction) return { at: 'junction', junction };
  let best: Place | undefined;
  let bestAway = reach.line;
  for (const line of g.lines.values()) {
    const { t, side, away } = relativeTo(line, p);
    if (away > bestAway || t < END || t > 1 - END) continue;
    bestAway = away;
    best =
      line.kind === 'ferry' ? { at: 'line', line: line.id, slot: side < 0 ? 0 : 1 } : { at: 'line', line: line.id };
  }
  return best;
};

export const samePlace = (p: Place | undefined, q: Place | undefined): boolean => {
  if (p === undefined || q === undefined) return p === q;
  if (p.at === 'junction') return q.at === 'junction' && p.junction === q.junction;
  return q.at === 'line' && p.line === q.line && p.slot === q.slot;
};
