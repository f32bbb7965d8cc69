// The position of a finger or the mouse relative to a piece of the drawing.
import type { Point, Segment } from './types.ts';

export type Beside = {
  /** From 0 at the first end to 1. */
  readonly t: number;
  /** Signed sideways distance, positive to the right of the way from the first end to the second. */
  readonly side: number;
  /** Distance from the nearest point of the segment. */
  readonly away: number;
};

export function besideSegment({ from, to }: Segment, p: Point): Beside {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const dx = (to.x - from.x) / length;
  const dy = (to.y - from.y) / length;
  const along = (p.x - from.x) * dx + (p.y - from.y) * dy;
  const t = Math.min(1, Math.max(0, along / length));
  const foot = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  return { t, side: (p.y - from.y) * dx - (p.x - from.x) * dy, away: Math.hypot(p.x - foot.x, p.y - foot.y) };
}
