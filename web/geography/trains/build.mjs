// Draws the map of the business game from its content and writes it as one small module.
// Run: node web/geography/trains/build.mjs [--keep]   (--keep leaves cities and bows where they are)
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { checkFolds } from '../check.mjs';
import { simplify } from '../plane.mjs';
import { thinPlateSpline } from '../spline.mjs';
import { layOut } from './layout.mjs';
import { measurer } from './metrics.mjs';
import { clashesOf, cloudOf, placeNames } from './names.mjs';
import { packLists, packNumbers } from './pack.mjs';
import { projectionFor } from './projection.mjs';
import { netOf, peaksOf } from './scenery.mjs';
import { trimsOf } from './trims.mjs';
import { countryAt, tintsOf, worldOf } from './world.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const load = async (path) => (await runnerImport(here(path))).module;

const OUTPUT = here('../../src/generated/geography/trains-of-europe.ts');
const ROOM = '../../src/games/trains-of-europe/map';
/** Of the box around all cities, at zoom 1. */
const SHEET = { width: 785, height: 770 };
/** What is drawn of the world around, wide enough for the widest windows. */
const BOUNDS = [-640, -230, 1290, 1010];
const SETS = ['local', 'en', 'de', 'fr', 'nl', 'pl'];

const round = (v, digits = 2) => Number(v.toFixed(digits));

/** The bow a content gives a section, as a share of its length, from the middle of its path. */
const bendOf = ({ a, b, path }, cities) => {
  if (path === undefined) return 0;
  const [from, to] = [cities.get(a), cities.get(b)];
  const [mx, my] = path[Math.floor(path.length / 2)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return ((my - (from.y + to.y) / 2) * dx - (mx - (from.x + to.x) / 2) * dy) / (dx * dx + dy * dy);
};

const keptLayout = async () => {
  if (!process.argv.includes('--keep') || !existsSync(OUTPUT)) return undefined;
  const { mapData } = (await runnerImport(OUTPUT)).module;
  const { geometryOf } = await load(`${ROOM}/geometry.ts`);
  return (map) => {
    const { cities, sections } = geometryOf(map, mapData);
    return {
      at: new Map([...cities.values()].map(({ id, x, y }) => [id, [x, y]])),
      bends: new Map([...sections.values()].map(({ id, bend }) => [id, bend])),
    };
  };
};

const { content, places } = await load('../../../games/trains-of-europe/src/index.ts');
const kit = { ...(await load(`${ROOM}/curve.ts`)), ...(await load(`${ROOM}/measures.ts`)) };
const data = JSON.parse(readFileSync(here('./data.json'), 'utf8'));
const { map } = content;

const project = projectionFor(places.cities, SHEET);
const homes = places.cities.map(({ id, lon, lat }) => ({ id, at: project(lon, lat) }));
/** Where the search begins: a few cities are set by hand, for the sake of their names. */
const wishes = homes.map(({ id, at: [x, y] }) => {
  const [dx, dy] = data.nudges[id] ?? [0, 0];
  return { id, at: [x + dx, y + dy] };
});
const drawn = new Map(map.cities.map((c) => [c.id, c]));
const sections = map.sections.map((s) => ({ ...s, bend: bendOf(s, drawn) }));

const measure = measurer([here(`${ROOM}/fonts/names-600.woff2`), here(`${ROOM}/fonts/names-600-ext.woff2`)]);
const localName = new Map(map.cities.map((c) => [c.id, c.name.en]));
const exonym = new Map(places.cities.map((c) => [c.id, c.name]));
const textOf = (set) => (id) => (set === 'local' ? localName.get(id) : exonym.get(id)[set]);
const roomFor = new Map(
  map.cities.map(({ id }) => {
    const widths = SETS.map((set) => measure(textOf(set)(id)) * kit.NAME_SIZE.near);
    return [id, { width: Math.max(...widths), height: 0.86 * kit.NAME_SIZE.near }];
  }),
);

const kept = await keptLayout();
const { at, bends } = kept?.(map) ?? layOut({ cities: wishes, sections, names: roomFor, kit });
const rounded = new Map([...at].map(([id, p]) => [id, p.map((v) => Math.round(v * 4) / 4)]));
const bendNow = new Map([...bends].map(([id, bend]) => [id, Math.round(bend * 1000) / 1000]));
const point = (id) => ({ x: rounded.get(id)[0], y: rounded.get(id)[1] });
const curves = new Map(sections.map((s) => [s.id, kit.curveOf(point(s.a), point(s.b), bendNow.get(s.id))]));

/** Land follows the cities, so that a port stays on its shore; far away nothing moves. */
const anchors = [];
for (let x = BOUNDS[0] - 200; x <= BOUNDS[2] + 200; x += 190)
  for (let y = BOUNDS[1] - 200; y <= BOUNDS[3] + 200; y += 190)
    if (homes.every(({ at: [hx, hy] }) => Math.hypot(x - hx, y - hy) > 120)) anchors.push([x, y]);
const bendLand = thinPlateSpline([
  ...homes.map(({ id, at: from }) => ({ from, to: rounded.get(id), soft: 0.0002 })),
  ...anchors.map((p) => ({ from: p, to: p, soft: 0.004 })),
]);
const place = ([lon, lat]) => bendLand(project(lon, lat));

const degree = new Map(map.cities.map((c) => [c.id, sections.filter((s) => s.a === c.id || s.b === c.id).length]));
const isHub = (id) => degree.get(id) >= kit.HUB_SECTIONS;
const { trims, stuck } = trimsOf({ sections, curves, isHub, kit });

const cloud = cloudOf({ sections, curves, trims, kit });
const cities = map.cities.map((c) => ({
  id: c.id,
  at: rounded.get(c.id),
  radius: isHub(c.id) ? kit.CITY.hub : kit.CITY.radius,
}));
const placed = SETS.map((set) =>
  Object.keys(kit.NAME_SIZE).map((size) => ({
    set,
    size,
    names: placeNames({ cities, textOf: textOf(set), size: kit.NAME_SIZE[size], measure, cloud, sheet: SHEET, kit }),
  })),
);

const world = worldOf({ place, sheet: SHEET, bounds: BOUNDS });
const tints = tintsOf(world.countries);
const numbers = new Map(
  map.countries.map(({ id }) => {
    const home = places.cities.find((c) => drawn.get(c.id).country === id);
    return [countryAt([home.lon, home.lat]), id];
  }),
);
/** Only arcs of rings that are drawn. */
const used = [...new Set(world.countries.flatMap((c) => c.rings.flat().map((i) => (i < 0 ? ~i : i))))].toSorted(
  (p, q) => p - q,
);
const arcNo = new Map(used.map((old, no) => [old, no]));
const renumbered = (ring) => ring.map((i) => (i < 0 ? ~arcNo.get(~i) : arcNo.get(i)));

const isFree = ([x, y, height]) => {
  const box = { left: x - height * 0.7, right: x + height * 0.7, top: y - height - 1, bottom: y + 2 };
  return cloud.slots(box) === 0 && cities.every((c) => Math.hypot(c.at[0] - x, c.at[1] - y + height / 2) > 15);
};
const isOnSheet = ([x, y]) => x > BOUNDS[0] && x < BOUNDS[2] && y > BOUNDS[1] && y < BOUNDS[3];
const net = netOf(place).flatMap((line) => {
  const seen = line.filter(
    ([x, y]) => x > BOUNDS[0] - 90 && x < BOUNDS[2] + 90 && y > BOUNDS[1] - 90 && y < BOUNDS[3] + 90,
  );
  return seen.length > 1 ? [simplify(seen, () => 0.6)] : [];
});
const kindOf = (id) => (places.ferries.includes(id) ? 'f' : places.tunnels.includes(id) ? 't' : 'r');

const output = {
  madeFrom: createHash('sha256').update(JSON.stringify({ map, places })).digest('hex'),
  size: [SHEET.width, SHEET.height],
  bounds: BOUNDS,
  cities: map.cities.map((c) => c.id).join(' '),
  at: packLists([map.cities.map((c) => rounded.get(c.id))]),
  kinds: map.sections.map((s) => kindOf(s.id)).join(''),
  shapes: packNumbers(
    map.sections.map((s) => [
      Math.round(bendNow.get(s.id) * 1000),
      ...trims.get(s.id).map((trim) => Math.round(trim * 2)),
    ]),
  ),
  names: Object.fromEntries(
    placed.map((bySize) => [
      bySize[0].set,
      Object.fromEntries(
        bySize.map(({ size, names }) => [
          size,
          packNumbers([names.flatMap(({ dx, dy }) => [Math.round(dx * 2), Math.round(dy * 2)])]),
        ]),
      ),
    ]),
  ),
  arcs: packLists(used.map((i) => world.arcs[i])),
  countries: world.countries.map(({ number, rings }, i) => [
    numbers.get(number) ?? '',
    tints[i],
    packNumbers(rings.map(renumbered)),
  ]),
  peaks: packLists(
    [
      peaksOf({ ranges: data.ranges, place, isFree })
        .filter(isOnSheet)
        .map(([x, y]) => [x, y]),
    ],
    1,
  ),
  net: packLists(net, 1),
  waters: data.waters.map(({ key, at: lonLat, angle, size }) => {
    const [x, y] = place(lonLat);
    return { key, x: Math.round(x), y: Math.round(y), angle, size };
  }),
};

const text = [
  '// Written by web/geography/trains/build.mjs; do not edit.',
  "import type { MapData } from '../../games/trains-of-europe/map/data.ts';",
  `export const mapData: MapData = ${JSON.stringify(output)};`,
  '',
].join('\n');
writeFileSync(OUTPUT, text);

const bytes = (value) => gzipSync(typeof value === 'string' ? value : JSON.stringify(value), { level: 9 }).length;
console.log(`${text.length} bytes, ${bytes(text)} gzip`);
for (const [key, value] of Object.entries(output)) console.log(`  ${key}: ${bytes(value)}`);
const shift = Math.max(
  ...homes.map(({ id, at: [x, y] }) => Math.hypot(rounded.get(id)[0] - x, rounded.get(id)[1] - y)),
);
const miss = Math.max(
  ...homes.map(({ id, at: from }) => Math.hypot(...bendLand(from).map((v, i) => v - rounded.get(id)[i]))),
);
const folds = checkFolds({ warp: bendLand, box: BOUNDS, bounds: BOUNDS });
console.log(
  `cities moved at most ${round(shift)}; land misses them by ${round(miss)}; folds ${folds.folded} of ${folds.seen}, area ${round(folds.ratio)}`,
);
let isSound = folds.folded === 0;
for (const s of sections)
  if (curves.get(s.id).length < kit.leastLength(s.segments)) {
    console.log(`too short: ${s.id} ${round(curves.get(s.id).length)}`);
    isSound = false;
  }
if (stuck.length > 0) {
  console.log(`rows collide: ${stuck.join('; ')}`);
  isSound = false;
}
for (const { set, size, names } of placed.flat()) {
  const clashes = clashesOf(names);
  const grazing = names.filter((n) => n.hits > 0).map((n) => `${n.text} ${n.hits}`);
  console.log(`names ${set} ${size}: ${clashes.length} overlap ${clashes.join(' ')}; on slots: ${grazing.join(', ')}`);
  if (clashes.length > 0) isSound = false;
}
if (!isSound) process.exitCode = 1;
