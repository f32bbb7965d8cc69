// Rivers, lakes and ranges: our own polylines, partly by longitude and latitude, partly drawn on the lattice itself.
import { bezierPieces, sampleCurve, walk } from './curve.mjs';
import { distance } from './plane.mjs';

/** Lattice place (doubled x) → lattice units, in which one line is 1 long. */
export const unitsOf = (x, y) => [x * 0.5, y * (Math.sqrt(3) / 2)];

/** A vertex is [lon, lat] (bent) or { L: [x, y] } (already on the lattice). */
const placer = (projection, warp) => (vertex) =>
  Array.isArray(vertex) ? warp(projection(vertex)) : unitsOf(...vertex.L);

const smooth = (feature, place) => {
  const points = feature.pts.map(place);
  return { ...feature, points, start: points[0], pieces: bezierPieces(points), samples: sampleCurve(points) };
};

/** A fixed scatter instead of chance, so that every build draws the same mountains. */
const scatter = (i, salt) => {
  const v = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return v - Math.floor(v);
};

const STRIDE = 0.2;
const SWAY = 0.085;
const CITY_GAP = 0.23;

/** Two-tone triangles along a range, none of them under a city. */
const peaksOf = (range, cities) =>
  walk(range.samples, STRIDE / range.w, 0.05).flatMap(({ at, along }, i) => {
    const side = (range.w === 1 ? [1, -1] : [1, -0.4, 0.5, -1.2])[i % (range.w === 1 ? 2 : 4)];
    const sway = SWAY * side * range.w;
    const foot = [at[0] - along[1] * sway, at[1] + along[0] * sway + 0.06];
    const height = 0.165 + 0.08 * scatter(i, range.samples.length);
    const half = height * (0.52 + 0.12 * scatter(i, 7));
    const tip = [foot[0] + half * 0.18 * (scatter(i, 3) - 0.5), foot[1] - height];
    if (cities.some((city) => distance(city, [foot[0], foot[1] - height / 2]) < CITY_GAP)) return [];
    return [
      {
        tip,
        left: [foot[0] - half, foot[1]],
        right: [foot[0] + half, foot[1]],
        ridge: [tip[0] + half * 0.16, foot[1]],
      },
    ];
  });

export const reliefOf = ({ data, projection, warp, cities }) => {
  const place = placer(projection, warp);
  const rivers = data.rivers.map((r) => smooth(r, place));
  const ranges = data.ranges.map((r) => smooth(r, place));
  const lakes = (data.lakes ?? []).map((l) => {
    const points = l.pts.map(place);
    return sampleCurve([...points, points[0]], 6);
  });
  const peaks = (paying) =>
    ranges
      .filter((r) => Boolean(r.cost) === paying)
      .flatMap((r) => peaksOf(r, cities))
      .toSorted((p, q) => p.left[1] - q.left[1]);
  return { rivers, ranges, lakes, payingPeaks: peaks(true), sceneryPeaks: peaks(false) };
};
