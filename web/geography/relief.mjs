// Rivers, lakes and ranges: our own polylines, partly by longitude and latitude, partly drawn on the lattice itself.
import { bezierPieces, sampleCurve, walk } from './curve.mjs';
import { distance } from './plane.mjs';
import { stripsThrough } from './strip.mjs';

/** Lattice place (doubled x) → lattice units, in which one line is 1 long. */
export const unitsOf = (x, y) => [x * 0.5, y * (Math.sqrt(3) / 2)];

/** A vertex is [lon, lat] (bent) or { L: [x, y] } (already on the lattice). */
const placer = (projection, warp) => (vertex) =>
  Array.isArray(vertex) ? warp(projection(vertex)) : unitsOf(...vertex.L);

const curve = (feature, points) => ({
  ...feature,
  start: points[0],
  pieces: bezierPieces(points),
  samples: sampleCurve(points),
});

const smooth = (feature, place) => curve(feature, feature.pts.map(place));

/**
 * Obstacles drawn through their own double lines. Source and mouth of such a river are drawn as a mere stream: what
 * looks strong must cost.
 */
const throughLines = (data, obstacles, place) =>
  (data.through ?? []).flatMap(({ name, terrain, head = [], tail = [], w = 1 }) => {
    const strips = stripsThrough(obstacles.get(name) ?? []);
    return strips.flatMap((points, i) => {
      const paying = curve({ name, terrain, w, cost: true }, points);
      if (terrain !== 'river' || i > 0) return [paying];
      const [source, mouth] = [head.map(place), tail.map(place)];
      const ahead =
        (source.length > 0 && distance(source.at(-1), points[0]) > distance(source.at(-1), points.at(-1))) ||
        (mouth.length > 0 && distance(mouth[0], points.at(-1)) > distance(mouth[0], points[0]));
      const way = ahead ? points.toReversed() : points;
      const stream = (list) => (list.length > 1 ? [curve({ name, terrain, w: 1 }, list)] : []);
      return [
        paying,
        ...(source.length > 0 ? stream([...source, way[0]]) : []),
        ...(mouth.length > 0 ? stream([way.at(-1), ...mouth]) : []),
      ];
    });
  });

/** A fixed scatter instead of chance, so that every build draws the same mountains. */
const scatter = (i, salt) => {
  const v = Math.sin(i * 127.1 + salt * 311.7) * 43758.5453;
  return v - Math.floor(v);
};

const CITY_GAP = 0.23;

/** Paying ranges stand tall and close, scenery is low and sparse. Wide ranges have a second row. */
const LOOK = {
  paying: { stride: 0.2, sway: 0.085, low: 0.175, high: 0.27 },
  scenery: { stride: 0.24, sway: 0.085, low: 0.13, high: 0.19 },
};

/** Two-tone triangles along a range, none of them under a city. */
const peaksOf = (range, cities) => {
  const look = range.cost ? LOOK.paying : LOOK.scenery;
  const rows = range.w === 2 ? [1, -0.35, 0.45, -1.1] : [1, -1];
  return walk(range.samples, look.stride * (range.w === 2 ? 0.62 : 1), 0.05).flatMap(({ at, along }, i) => {
    const sway = look.sway * range.w * rows[i % rows.length];
    const height = look.low + (look.high - look.low) * scatter(i, range.samples.length);
    const half = height * (0.56 + 0.1 * scatter(i, 7));
    const foot = [at[0] - along[1] * sway, at[1] + along[0] * sway + height * 0.4];
    const tip = [foot[0] + half * 0.2 * (scatter(i, 3) - 0.5), foot[1] - height];
    if (cities.some((city) => distance(city, [foot[0], foot[1] - height / 2]) < CITY_GAP)) return [];
    const [left, right] = [
      [foot[0] - half, foot[1]],
      [foot[0] + half, foot[1]],
    ];
    return [{ tip, left, right, ridge: [tip[0] + half * 0.14, foot[1]] }];
  });
};

/** `obstacles`: the double lines of each named obstacle, { a, b } in lattice units. */
export const reliefOf = ({ data, projection, warp, cities, obstacles }) => {
  const place = placer(projection, warp);
  const through = throughLines(data, obstacles, place);
  const rivers = [...data.rivers.map((r) => smooth(r, place)), ...through.filter((f) => f.terrain === 'river')];
  const ranges = [...data.ranges.map((r) => smooth(r, place)), ...through.filter((f) => f.terrain === 'mountain')];
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
