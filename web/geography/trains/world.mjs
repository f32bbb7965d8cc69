// Countries as rings of shared arcs, projected and bent like the cities, so that neighbours meet without a seam.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, neighbors } from 'topojson-client';
import { densify, distance, ringArea, simplify } from '../plane.mjs';

const atlas = () =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-50m.json'), 'utf8'));

/** What is beyond is pressed onto the edge of this box, which no window shows. */
const BOX = { west: -78, east: 92, south: 24, north: 80 };
const clamp = (v, low, high) => Math.min(high, Math.max(low, v));
const pressed = ([lon, lat]) => [clamp(lon, BOX.west, BOX.east), clamp(lat, BOX.south, BOX.north)];

/** Goes on beyond the date line, where degrees start again. */
const RUSSIA = '643';
const eastward = ([lon, lat]) => [lon < -100 ? lon + 360 : lon, lat];

/** Longest step on the earth, in degrees, that still bends smoothly. */
const STEP = 0.6;
/** Islands below this are left out, in square units. */
const SMALLEST = 5;
const SMALLEST_STATE = 1.5;

/** The arcs of the topology in degrees. */
const arcsOf = ({ arcs, transform: { scale, translate } }) =>
  arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });

const ringsOf = ({ type, arcs }) => (type === 'Polygon' ? arcs : type === 'MultiPolygon' ? arcs.flat() : []);

const joined = (arcs, ring) =>
  ring.flatMap((i) => {
    const arc = i < 0 ? arcs[~i].toReversed() : arcs[i];
    return arc.slice(0, -1);
  });

/** Fine where the game is played, coarser in the scenery around it. */
const toleranceOn =
  ({ width, height }) =>
  ([x, y]) => {
    const out = Math.max(-60 - x, x - width - 40, -40 - y, y - height - 40, 0);
    return 0.42 + 1.1 * Math.min(1, out / 160);
  };

const isClosed = (arc) => distance(arc[0], arc.at(-1)) < 1e-9;

const simplified = (arc, tolerance) => {
  if (!isClosed(arc) || arc.length < 5) return simplify(arc, tolerance);
  let far = 0;
  arc.forEach((p, i) => {
    if (distance(p, arc[0]) > distance(arc[far], arc[0])) far = i;
  });
  return [...simplify(arc.slice(0, far + 1), tolerance), ...simplify(arc.slice(far), tolerance).slice(1)];
};

const isSeen = (points, [left, top, right, bottom]) => {
  const [xs, ys] = [0, 1].map((axis) => points.map((p) => p[axis]));
  return Math.max(...xs) > left && Math.min(...xs) < right && Math.max(...ys) > top && Math.min(...ys) < bottom;
};

/** `place` takes [lon, lat] to the sheet. */
export const worldOf = ({ place, sheet, bounds }) => {
  const world = atlas();
  const { geometries } = world.objects.countries;
  const tolerance = toleranceOn(sheet);
  const russian = new Set(
    ringsOf(geometries.find(({ id }) => id === RUSSIA))
      .flat()
      .map((i) => (i < 0 ? ~i : i)),
  );
  const arcs = arcsOf(world).map((arc, i) => {
    const onEarth = (russian.has(i) ? arc.map(eastward) : arc).map(pressed);
    return simplified(densify(onEarth, STEP).map(place), tolerance);
  });
  const touching = neighbors(geometries);
  const countries = geometries.map((geometry, no) => {
    const rings = ringsOf(geometry).map((ring) => ({ ring, points: joined(arcs, ring) }));
    const largest = Math.max(0, ...rings.map(({ points }) => ringArea(points)));
    const least = Math.min(SMALLEST, Math.max(SMALLEST_STATE, largest));
    return {
      no,
      number: geometry.id,
      name: geometry.properties.name,
      rings: rings
        .filter(({ points }) => points.length > 2 && ringArea(points) >= least && isSeen(points, bounds))
        .map(({ ring }) => ring),
    };
  });
  const seen = countries.filter((c) => c.rings.length > 0);
  return {
    arcs,
    countries: seen.map((c) => ({ ...c, touches: seen.flatMap((d, i) => (touching[c.no].includes(d.no) ? [i] : [])) })),
  };
};

/** Number of the country nearest to a place, from the unsimplified atlas: a port may be a little off its coast. */
export const countryAt = (() => {
  const world = atlas();
  const shapes = feature(world, world.objects.countries).features.filter(({ id }) => id !== undefined);
  const ringsIn = ({ type, coordinates }) => (type === 'Polygon' ? coordinates : coordinates.flat());
  const isIn = (rings, [lon, lat]) => {
    let inside = false;
    for (const ring of rings)
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [[xi, yi], [xj, yj]] = [ring[i], ring[j]];
        if (yi > lat !== yj > lat && lon < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) inside = !inside;
      }
    return inside;
  };
  const away = (rings, place) =>
    isIn(rings, place) ? 0 : Math.min(...rings.map((ring) => Math.min(...ring.map((p) => distance(p, place)))));
  return (place) => {
    const measured = shapes.map(({ id, geometry }) => ({ id, away: away(ringsIn(geometry), place) }));
    return measured.toSorted((p, q) => p.away - q.away)[0].id;
  };
})();

/** Four tints so that no two neighbours share one: the most constrained country is tinted first. */
export const tintsOf = (countries, tints = 4) => {
  const tint = countries.map(() => -1);
  const free = (i) => [...Array(tints).keys()].filter((t) => !countries[i].touches.some((j) => tint[j] === t));
  const used = (t) => tint.filter((v) => v === t).length;
  const next = () => {
    const open = countries.map((_, i) => i).filter((i) => tint[i] < 0);
    return open.toSorted(
      (p, q) => free(p).length - free(q).length || countries[q].touches.length - countries[p].touches.length || p - q,
    )[0];
  };
  const fill = () => {
    const i = next();
    if (i === undefined) return true;
    for (const t of free(i).toSorted((p, q) => used(p) - used(q) || p - q)) {
      tint[i] = t;
      if (fill()) return true;
    }
    tint[i] = -1;
    return false;
  };
  if (!fill()) throw new Error(`the countries cannot be told apart by ${tints} tints`);
  return tint;
};
