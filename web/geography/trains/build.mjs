// Draws the map of the business game from its content and writes it as one small module.
// Run: node web/geography/trains/build.mjs [--keep]   (--keep leaves cities and bows where they are; otherwise minutes)
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { simplify } from '../plane.mjs';
import { thinPlateSpline } from '../spline.mjs';
import { layOut } from './layout.mjs';
import { measurer } from './metrics.mjs';
import { cloudOf, placeNames } from './names.mjs';
import { packLists, packNumbers } from './pack.mjs';
import { projectionFor } from './projection.mjs';
import { report } from './report.mjs';
import { netOf, peaksOf } from './scenery.mjs';
import { trimsOf } from './trims.mjs';
import { countryAt, tintsOf, worldOf } from './world.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const load = async (path) => (await runnerImport(here(path))).module;

const OUTPUT = here('../../src/games/trains-of-europe/map/generated/main-lines.ts');
const ROOM = '../../src/games/trains-of-europe/map';
/** Of the box around all cities, at zoom 1. */
const SHEET = { width: 785, height: 770 };
/** What is drawn of the world around, wide enough for the widest windows. */
const BOUNDS = [-640, -230, 1290, 1010];
const SETS = ['local', 'en', 'de', 'fr', 'nl', 'pl'];

const { content, places } = await load('../../../games/trains-of-europe/src/index.ts');
const kit = { ...(await load(`${ROOM}/curve.ts`)), ...(await load(`${ROOM}/measures.ts`)) };
const data = JSON.parse(readFileSync(here('./data.json'), 'utf8'));
const { map } = content;
const drawn = new Map(map.cities.map((c) => [c.id, c]));
const exonyms = new Map(places.cities.map((c) => [c.id, c.name]));
const textOf = (set) => (id) => (set === 'local' ? drawn.get(id).name.en : exonyms.get(id)[set]);
const measure = measurer(['fira-600.woff2', 'fira-600-places.woff2'].map((file) => here(`${ROOM}/fonts/${file}`)));

/** The bow a content gives a section, as a share of its length, from the middle of its path. */
const bendOf = ({ a, b, path }) => {
  if (path === undefined) return 0;
  const [from, to] = [drawn.get(a), drawn.get(b)];
  const [mx, my] = path[Math.floor(path.length / 2)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return ((my - (from.y + to.y) / 2) * dx - (mx - (from.x + to.x) / 2) * dy) / (dx * dx + dy * dy);
};

const keptLayout = async () => {
  const { mapData } = (await runnerImport(OUTPUT)).module;
  const { cities, sections } = (await load(`${ROOM}/geometry.ts`)).geometryOf(map, mapData);
  return {
    at: new Map([...cities.values()].map(({ id, x, y }) => [id, [x, y]])),
    bends: new Map([...sections.values()].map(({ id, bend }) => [id, bend])),
  };
};

/** The search begins at the true places; a few cities are set aside by hand, for the sake of their names. */
const searchedLayout = (homes) => {
  const cities = homes.map(({ id, at: [x, y] }) => {
    const [dx, dy] = data.nudges[id] ?? [0, 0];
    return { id, at: [x + dx, y + dy] };
  });
  const roomFor = (id) => ({
    width: Math.max(...SETS.map((set) => measure(textOf(set)(id)) * kit.NAME_SIZE.near)),
    height: 0.86 * kit.NAME_SIZE.near,
  });
  const names = new Map(map.cities.map(({ id }) => [id, roomFor(id)]));
  return layOut({ cities, sections: map.sections.map((s) => ({ ...s, bend: bendOf(s) })), names, kit });
};

/** Cities and sections as the client will unpack them: rounded as they are packed. */
const networkFrom = ({ at, bends }) => {
  const { sections } = map;
  const degree = (id) => sections.filter((s) => s.a === id || s.b === id).length;
  const isHub = (id) => degree(id) >= kit.HUB_SECTIONS;
  const cities = map.cities.map(({ id }) => ({
    id,
    at: at.get(id).map((v) => Math.round(v * 4) / 4),
    radius: isHub(id) ? kit.CITY.hub : kit.CITY.radius,
  }));
  const point = new Map(cities.map(({ id, at: [x, y] }) => [id, { x, y }]));
  const thousandths = new Map(sections.map(({ id }) => [id, Math.round(bends.get(id) * 1000)]));
  const curves = new Map(
    sections.map((s) => [s.id, kit.curveOf(point.get(s.a), point.get(s.b), thousandths.get(s.id) / 1000)]),
  );
  return { cities, sections, thousandths, curves, ...trimsOf({ sections, curves, isHub, kit }) };
};

/** Land follows the cities, so that a port stays on its shore; far away nothing moves. */
const bendingOf = (homes, cities) => {
  const to = new Map(cities.map((c) => [c.id, c.at]));
  const anchors = [];
  for (let x = BOUNDS[0] - 200; x <= BOUNDS[2] + 200; x += 190)
    for (let y = BOUNDS[1] - 200; y <= BOUNDS[3] + 200; y += 190)
      if (homes.every(({ at: [hx, hy] }) => Math.hypot(x - hx, y - hy) > 120)) anchors.push([x, y]);
  return thinPlateSpline([
    ...homes.map(({ id, at }) => ({ from: at, to: to.get(id), soft: 0.0002 })),
    ...anchors.map((p) => ({ from: p, to: p, soft: 0.004 })),
  ]);
};

const packedWorld = (place) => {
  const world = worldOf({ place, sheet: SHEET, bounds: BOUNDS });
  const tints = tintsOf(world.countries);
  const ids = new Map(
    map.countries.map(({ id }) => {
      const { lon, lat } = places.cities.find((c) => drawn.get(c.id).country === id);
      return [countryAt([lon, lat]), id];
    }),
  );
  // Only arcs of rings that are drawn.
  const arcOf = (i) => (i < 0 ? ~i : i);
  const used = [...new Set(world.countries.flatMap((c) => c.rings.flat().map(arcOf)))].toSorted((p, q) => p - q);
  const numbers = new Map(used.map((old, no) => [old, no]));
  const renumbered = (ring) => ring.map((i) => (i < 0 ? ~numbers.get(~i) : numbers.get(i)));
  return {
    arcs: packLists(used.map((i) => world.arcs[i])),
    countries: world.countries.map(({ number, rings }, i) => [
      ids.get(number) ?? '',
      tints[i],
      packNumbers(rings.map(renumbered)),
    ]),
  };
};

const packedScenery = (place, { cities }, cloud) => {
  const isSeen = (air) => (p) =>
    p[0] > BOUNDS[0] - air && p[0] < BOUNDS[2] + air && p[1] > BOUNDS[1] - air && p[1] < BOUNDS[3] + air;
  const isFree = ([x, y, height]) => {
    const box = { left: x - height * 0.7, right: x + height * 0.7, top: y - height - 1, bottom: y + 2 };
    return cloud.slots(box) === 0 && cities.every((c) => Math.hypot(c.at[0] - x, c.at[1] - y + height / 2) > 15);
  };
  const net = netOf(place).map((line) => line.filter(isSeen(90)));
  return {
    peaks: packLists([peaksOf({ ranges: data.ranges, place, isFree }).filter(isSeen(0))], 1),
    net: packLists(
      net.filter((line) => line.length > 1).map((line) => simplify(line, () => 0.6)),
      1,
    ),
    waters: data.waters.map(({ at, ...water }) => {
      const [x, y] = place(at).map(Math.round);
      return { ...water, x, y };
    }),
  };
};

const packedNames = (placed) => {
  const numbers = ({ names }) => packNumbers([names.flatMap(({ dx, dy }) => [dx, dy].map((v) => Math.round(v * 2)))]);
  const bySize = (set) => placed.filter((p) => p.set === set).map((p) => [p.size, numbers(p)]);
  return Object.fromEntries(SETS.map((set) => [set, Object.fromEntries(bySize(set))]));
};

const kindOf = (id) => (places.ferries.includes(id) ? 'f' : places.tunnels.includes(id) ? 't' : 'r');

const project = projectionFor(places.cities, SHEET);
const homes = places.cities.map(({ id, lon, lat }) => ({ id, at: project(lon, lat) }));
const isKept = process.argv.includes('--keep') && existsSync(OUTPUT);
const network = networkFrom(isKept ? await keptLayout() : searchedLayout(homes));
const { cities, sections, thousandths, trims } = network;
const bend = bendingOf(homes, cities);
const place = ([lon, lat]) => bend(project(lon, lat));
const cloud = cloudOf({ ...network, kit });
const placed = SETS.flatMap((set) =>
  Object.entries(kit.NAME_SIZE).map(([size, em]) => ({
    set,
    size,
    names: placeNames({ cities, textOf: textOf(set), size: em, measure, cloud, sheet: SHEET, kit }),
  })),
);

const output = {
  madeFrom: createHash('sha256').update(JSON.stringify({ map, places })).digest('hex'),
  size: [SHEET.width, SHEET.height],
  bounds: BOUNDS,
  cities: cities.map((c) => c.id).join(' '),
  at: packLists([cities.map((c) => c.at)]),
  kinds: sections.map((s) => kindOf(s.id)).join(''),
  shapes: packNumbers(
    sections.map((s) => [thousandths.get(s.id), ...trims.get(s.id).map((trim) => Math.round(trim * 2))]),
  ),
  names: packedNames(placed),
  ...packedWorld(place),
  ...packedScenery(place, network, cloud),
};
const text = [
  '// Written by web/geography/trains/build.mjs; do not edit.',
  "import type { MapData } from '../data.ts';",
  `export const mapData: MapData = ${JSON.stringify(output)};`,
  '',
].join('\n');
writeFileSync(OUTPUT, text);
if (!report({ output, text, homes, network, bend, placed, bounds: BOUNDS, kit })) process.exitCode = 1;
