// The way of a section between its two cities: a straight line or a bow of a circle. Units are those of the sheet, y down.

export type Point = { readonly x: number; readonly y: number };

export type Curve = {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Heading at the start, in radians. */
  readonly heading: number;
  /** Signed: positive bulges to the right of the way; infinite for a straight line. */
  readonly radius: number;
};

/** A place on the curve, with the heading there. */
export type Station = Point & { readonly heading: number };

/** Flatter than this a bow is drawn straight. */
const STRAIGHT = 0.004;

/** `bend` is the height of the bow as a share of the straight distance, positive to the right of the way. */
export const curveOf = (from: Point, to: Point, bend: number): Curve => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const chord = Math.hypot(dx, dy);
  const base = Math.atan2(dy, dx);
  if (Math.abs(bend) < STRAIGHT) return { from, to, length: chord, heading: base, radius: Infinity };
  const sweep = 4 * Math.atan(2 * bend);
  const radius = chord / (2 * Math.sin(sweep / 2));
  return { from, to, length: radius * sweep, heading: base + sweep / 2, radius };
};

/** The place `s` units after the start, `aside` units to the right of the way. */
export const stationAt = (curve: Curve, s: number, aside = 0): Station => {
  const { from, radius } = curve;
  const heading = Number.isFinite(radius) ? curve.heading - s / radius : curve.heading;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const x = Number.isFinite(radius) ? from.x - radius * (sin - Math.sin(curve.heading)) : from.x + s * cos;
  const y = Number.isFinite(radius) ? from.y + radius * (cos - Math.cos(curve.heading)) : from.y + s * sin;
  return { x: x - aside * sin, y: y + aside * cos, heading };
};

/** The nearest place on the curve between `first` and `last` units after its start. */
export const nearestOn = (
  curve: Curve,
  p: Point,
  first = 0,
  last = curve.length,
): { readonly s: number; readonly away: number } => {
  const s = Math.min(last, Math.max(first, footOf(curve, p)));
  const at = stationAt(curve, s);
  return { s, away: Math.hypot(p.x - at.x, p.y - at.y) };
};

const footOf = ({ from, length, heading, radius }: Curve, p: Point): number => {
  if (!Number.isFinite(radius)) return (p.x - from.x) * Math.cos(heading) + (p.y - from.y) * Math.sin(heading);
  // The centre is opposite the bulge; the turn from the start to the point, seen from there, is the way gone.
  const centre = { x: from.x + radius * Math.sin(heading), y: from.y - radius * Math.cos(heading) };
  const angle = (q: Point): number => Math.atan2(q.y - centre.y, q.x - centre.x);
  const half = length / radius / 2;
  // Measured from the middle of the bow, so that the jump of the angle is on the far side of the circle.
  const middle = angle(from) - half;
  let turn = angle(p) - middle;
  turn -= 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  return length / 2 - turn * radius;
};

const round = (v: number): number => Math.round(v * 100) / 100;
const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The line from `first` to `last` units after the start, as path commands. */
export const linePath = (curve: Curve, first = 0, last = curve.length, aside = 0): string =>
  `M${pair(stationAt(curve, first, aside))}${stroke(curve, last, aside, 'on')}`;

const stroke = (curve: Curve, to: number, aside: number, way: 'on' | 'back'): string => {
  const end = pair(stationAt(curve, to, aside));
  if (!Number.isFinite(curve.radius)) return `L${end}`;
  const r = round(Math.abs(curve.radius + aside));
  const sweep = curve.radius > 0 === (way === 'on') ? 0 : 1;
  return `A${r} ${r} 0 0 ${sweep} ${end}`;
};

export type Band = { readonly first: number; readonly last: number; readonly aside: number; readonly width: number };

/** The closed outline of a band along the curve. */
export const bandPath = (curve: Curve, { first, last, aside, width }: Band): string => {
  const [left, right] = [aside - width / 2, aside + width / 2];
  const start = `M${pair(stationAt(curve, first, left))}${stroke(curve, last, left, 'on')}`;
  return `${start}L${pair(stationAt(curve, last, right))}${stroke(curve, first, right, 'back')}Z`;
};
