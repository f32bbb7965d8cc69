// Cuts paths of the map down to a box and to the detail that is seen at its size. Paths are those of scenery.ts: absolute,
// straight, "M x y L x y … Z".
import { simplify, simplifyRing } from '../plane.mjs';

const pointsOf = (text) => [...text.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const partsOf = (path) => path.split('M').filter(Boolean);

const sidesOf = ([left, top, right, bottom]) => [
  { axis: 0, at: left, isIn: (p) => p[0] >= left },
  { axis: 0, at: right, isIn: (p) => p[0] <= right },
  { axis: 1, at: top, isIn: (p) => p[1] >= top },
  { axis: 1, at: bottom, isIn: (p) => p[1] <= bottom },
];

const crossing = (p, q, { axis, at }) => {
  const t = (at - p[axis]) / (q[axis] - p[axis]);
  return [0, 1].map((i) => (i === axis ? at : p[i] + t * (q[i] - p[i])));
};

/** The part of a ring that is inside, side by side of the box (Sutherland and Hodgman). */
const clipRing = (ring, box) =>
  sidesOf(box).reduce(
    (points, side) =>
      points.flatMap((q, i) => {
        const p = points.at(i - 1);
        if (side.isIn(q)) return side.isIn(p) ? [q] : [crossing(p, q, side), q];
        return side.isIn(p) ? [crossing(p, q, side)] : [];
      }),
    ring,
  );

/** A line falls into the pieces that come near the box. */
const clipLine = (line, box) => {
  const sides = sidesOf(box);
  const isNear = (i) => [i - 1, i, i + 1].some((k) => line[k] && sides.every((side) => side.isIn(line[k])));
  const pieces = [[]];
  line.forEach((point, i) => (isNear(i) ? pieces.at(-1).push(point) : pieces.push([])));
  return pieces.filter((piece) => piece.length > 1);
};

const written = (points, { closed }) => {
  const rounded = points.map((point) => point.map((v) => Math.round(v * 2)));
  const kept = rounded.filter((p, i) => i === 0 || p[0] !== rounded[i - 1][0] || p[1] !== rounded[i - 1][1]);
  if (kept.length < (closed ? 3 : 2)) return '';
  const half = (v) => String(v / 2);
  const steps = kept.slice(1).map(([x, y], i) => `${half(x - kept[i][0])} ${half(y - kept[i][1])}`);
  return `M${kept[0].map(half).join(' ')}l${steps.join(' ')}${closed ? 'z' : ''}`;
};

/** Areas and lines, both as one path; `tolerance` in units of the map. */
export const clipAreas = (path, { box, tolerance }) =>
  partsOf(path)
    .map((part) => clipRing(pointsOf(part), box))
    .filter((ring) => ring.length > 2)
    .map((ring) =>
      written(
        simplifyRing(ring, () => tolerance),
        { closed: true },
      ),
    )
    .join('');

export const clipLines = (path, { box, tolerance }) =>
  partsOf(path)
    .flatMap((part) => clipLine(pointsOf(part), box))
    .map((line) =>
      written(
        simplify(line, () => tolerance),
        { closed: false },
      ),
    )
    .join('');

/** Small figures stay whole or go. */
export const keepFigures = (path, { box }) =>
  partsOf(path)
    .filter((part) => sidesOf(box).every((side) => side.isIn(pointsOf(part)[0])))
    .map((part) => `M${part}`)
    .join('');
