// Land and borders from the public-domain atlases, projected and bent onto the lattice.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicConformal, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { clipLine, clipRing, densify, ringArea, simplify, simplifyRing } from './plane.mjs';

const atlas = (name) => JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8'));

/** Lambert conformal conic; the box keeps the far side of the Earth out of the plane. */
export const projectionOf = ({ meridian, parallels, latitude, box }) =>
  geoConicConformal()
    .rotate([-meridian, 0])
    .parallels(parallels)
    .center([0, latitude])
    .scale(1000)
    .translate([0, 0])
    .clipExtent([box.slice(0, 2), box.slice(2)]);

/** Projects a GeoJSON object into lists of plane points. */
const project = (object, projection) => {
  const lists = [];
  geoPath(projection, {
    moveTo: (x, y) => lists.push([[x, y]]),
    lineTo: (x, y) => lists.at(-1).push([x, y]),
    closePath: () => lists.at(-1).push(lists.at(-1)[0]),
    arc: () => {},
  })(object);
  return lists;
};

/** Longest projected step that still bends smoothly. */
const STEP = 4;

/** Borders are faint and dashed: fewer corners than a coast will do. */
const COARSER = 3;

/** Smallest island worth drawing, in square lattice units. */
const SMALLEST = 0.012;

const worldLayers = () => {
  const world = atlas('world-atlas/countries-50m.json');
  const countries = world.objects.countries;
  return { land: merge(world, countries.geometries), borders: mesh(world, countries, (a, b) => a !== b) };
};

const stateBorders = () => {
  const us = atlas('us-atlas/states-10m.json');
  return mesh(us, us.objects.states, (a, b) => a !== b);
};

/** Rings of land and polylines of borders, in lattice units, inside `bounds`. */
export const landOf = ({ projection, warp, bounds, tolerance, states }) => {
  const { land, borders } = worldLayers();
  const rings = project(land, projection)
    .map((ring) => clipRing(densify(ring, STEP).map(warp), bounds))
    .filter((ring) => ring.length > 2 && ringArea(ring) >= SMALLEST)
    .map((ring) => simplifyRing([...ring, ring[0]], tolerance));
  const lines = [borders, ...(states ? [stateBorders()] : [])]
    .flatMap((object) => project(object, projection))
    .flatMap((line) => clipLine(densify(line, STEP).map(warp), bounds))
    .map((line) => simplify(line, (point) => COARSER * tolerance(point)));
  return { rings, lines };
};
