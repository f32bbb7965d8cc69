// Rails as paths: polylines with rounded corners, and the same path shifted sideways for each rail.
import type { Point, Segment } from '../../../map/types.ts';

const round = (v: number): number => Math.round(v * 100) / 100;

export const moveTo = (p: Point): string => `M${round(p.x)} ${round(p.y)}`;
export const drawTo = (p: Point): string => `L${round(p.x)} ${round(p.y)}`;

type Leg = { readonly dx: number; readonly dy: number; readonly length: number };

const legOf = (p: Point, q: Point): Leg => {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  return { dx: (q.x - p.x) / length, dy: (q.y - p.y) / length, length };
};

const shifted = (p: Point, leg: Leg, along: number, offset: number): Point => ({
  x: p.x + leg.dx * along - leg.dy * offset,
  y: p.y + leg.dy * along + leg.dx * offset,
});

/**
 * Path through the points; each corner becomes an arc that starts `cut` before it. With `offset` the path runs beside
 * the points at a constant distance (positive: to the right), so two offsets give a pair of rails.
 */
export const roundedPath = (points: readonly Point[], cut: number, offset = 0): string => {
  const legs = points.slice(1).map((p, i) => legOf(points[i] ?? p, p));
  const first = legs[0];
  const start = points[0];
  if (first === undefined || start === undefined) return '';
  let path = moveTo(shifted(start, first, 0, offset));
  legs.forEach((leg, i) => {
    const end = points[i + 1];
    const next = legs[i + 1];
    if (end === undefined) return;
    if (next === undefined) {
      path += drawTo(shifted(end, leg, 0, offset));
      return;
    }
    const turn = Math.atan2(leg.dx * next.dy - leg.dy * next.dx, leg.dx * next.dx + leg.dy * next.dy);
    if (Math.abs(turn) < 0.01) return;
    const radius = cut / Math.tan(Math.abs(turn) / 2) - Math.sign(turn) * offset;
    path += drawTo(shifted(end, leg, -cut, offset));
    const to = shifted(end, next, cut, offset);
    path += `A${round(radius)} ${round(radius)} 0 0 ${turn > 0 ? 1 : 0} ${round(to.x)} ${round(to.y)}`;
  });
  return path;
};

type Wave = { readonly offset: number; readonly height: number; readonly wavelength: number };

/** A wave along a straight line at an offset, for a free ferry slot. */
export const wavePath = ({ from, to }: Segment, { offset, height, wavelength }: Wave): string => {
  const leg = legOf(from, to);
  const halves = Math.max(2, Math.round((leg.length / wavelength) * 2));
  const step = leg.length / halves;
  let path = moveTo(shifted(from, leg, 0, offset));
  for (let i = 0; i < halves; i++) {
    const bend = offset + (i % 2 === 0 ? -2 : 2) * height;
    const control = shifted(from, leg, (i + 0.5) * step, bend);
    const end = shifted(from, leg, (i + 1) * step, offset);
    path += `Q${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`;
  }
  return path;
};

type Walls = { readonly offset: number; readonly flare: number };

/** The two bridge walls beside a track on a double line, flared at both ends. */
export const wallsPath = ({ from, to }: Segment, { offset, flare }: Walls): string => {
  const leg = legOf(from, to);
  const at = (t: number, side: number): Point => shifted(from, leg, leg.length * t, side);
  return [offset, -offset]
    .map((side) => {
      const out = side + Math.sign(side) * flare;
      return moveTo(at(0.25, out)) + drawTo(at(0.32, side)) + drawTo(at(0.68, side)) + drawTo(at(0.75, out));
    })
    .join('');
};

/** Straight pieces between two points along each line, for bands and lattice lines. */
export const segmentPath = (from: Point, to: Point, start: number, end: number): string => {
  const leg = legOf(from, to);
  return moveTo(shifted(from, leg, leg.length * start, 0)) + drawTo(shifted(from, leg, leg.length * end, 0));
};
