// Proof that the bent map is sound: no fold on screen, and every double line meets the terrain that makes it double.
import { distanceToSegment, isInside, segmentsCross } from './plane.mjs';

const GRID = 241;

const grid = (box) =>
  Array.from({ length: GRID * GRID }, (_, i) => [
    box[0] + ((box[2] - box[0]) * (i % GRID)) / (GRID - 1),
    box[1] + ((box[3] - box[1]) * Math.floor(i / GRID)) / (GRID - 1),
  ]);

const isWithin = ([u, v], [x0, y0, x1, y1]) => u >= x0 && v >= y0 && u <= x1 && v <= y1;

/** The part of the plane whose image is on screen. */
const seenBox = (warp, box, bounds) => {
  const seen = grid(box).filter((p) => isWithin(warp(p), bounds));
  const xs = seen.map((p) => p[0]);
  const ys = seen.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Signs and sizes of the Jacobian wherever the image is inside `bounds`. */
export const checkFolds = ({ warp, box, bounds }) => {
  const h = 0.01;
  let seen = 0;
  let folded = 0;
  let smallest = Infinity;
  let largest = 0;
  for (const p of grid(seenBox(warp, box, bounds))) {
    const [u, v] = warp(p);
    if (!isWithin([u, v], bounds)) continue;
    const [ux, vx] = warp([p[0] + h, p[1]]);
    const [uy, vy] = warp([p[0], p[1] + h]);
    const area = ((ux - u) * (vy - v) - (uy - u) * (vx - v)) / (h * h);
    seen += 1;
    if (area <= 0) folded += 1;
    else {
      smallest = Math.min(smallest, area);
      largest = Math.max(largest, area);
    }
  }
  return { seen, folded, ratio: largest / smallest };
};

const along = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

const meetsWater = (rings, lakes, a, b) => {
  for (let k = 0; k <= 24; k++) {
    const p = along(a, b, k / 24);
    if (!isInside(rings, p) || lakes.some((lake) => isInside([lake], p))) return true;
  }
  return false;
};

const meetsCurve = (curves, a, b, reach) =>
  curves.some(({ samples }) =>
    samples.some(
      (p, i) => (i > 0 && segmentsCross(a, b, samples[i - 1], p)) || (reach > 0 && distanceToSegment(p, a, b) <= reach),
    ),
  );

/** Peaks are this wide to either side of the range's spine. */
const RANGE_REACH = 0.2;

/** Per terrain: how many double lines meet it, and which do not. */
export const checkTerrain = ({ lines, rings, lakes, rivers, ranges }) => {
  const result = {};
  for (const { id, a, b, terrain } of lines)
    for (const kind of terrain) {
      const met =
        kind === 'sea'
          ? meetsWater(rings, lakes, a, b)
          : kind === 'river'
            ? meetsCurve(
                rivers.filter((r) => r.cost),
                a,
                b,
                0,
              )
            : meetsCurve(
                ranges.filter((r) => r.cost),
                a,
                b,
                RANGE_REACH,
              );
      const row = (result[kind] ??= { met: 0, of: 0, missed: [] });
      row.of += 1;
      if (met) row.met += 1;
      else row.missed.push(id);
    }
  return result;
};
