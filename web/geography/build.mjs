// Bends the real map onto each board's lattice and writes one small module per board. Run: node web/geography/build.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { checkFolds, checkTerrain } from './check.mjs';
import { curvePath, polyPath } from './encode.mjs';
import { landOf, projectionOf } from './land.mjs';
import { distance, isInside } from './plane.mjs';
import { reliefOf, unitsOf } from './relief.mjs';
import { thinPlateSpline } from './spline.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Softness of a helper point; cities are exact. */
const SOFT = 0.02;

const warpOf = (data, board, projection) => {
  const places = new Map(board.junctions.map((j) => [j.id, unitsOf(j.x, j.y)]));
  const cities = board.cities.map((c) => ({ from: projection([c.lon, c.lat]), to: places.get(c.junction), soft: 0 }));
  const helpers = data.helpers.map(([lon, lat, x, y, soft = SOFT]) => ({
    from: projection([lon, lat]),
    to: unitsOf(x, y),
    soft,
  }));
  const warp = thinPlateSpline([...cities, ...helpers]);
  const miss = (pairs) => Math.max(0, ...pairs.map((p) => distance(warp(p.from), p.to)));
  return { warp, places, cityMiss: miss(cities), helperMiss: miss(helpers), cities: cities.map((c) => c.to) };
};

/** The box around all junctions: where the game is played. */
const coreOf = (places) => {
  const xs = places.map((p) => p[0]);
  const ys = places.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Fine on the lattice, coarser in the scenery around it. */
const toleranceOn = (places) => {
  const [left, top, right, bottom] = coreOf(places);
  return ([x, y]) => {
    const out = Math.max(left - x, x - right, top - y, y - bottom, 0);
    return 0.009 + 0.021 * Math.min(1, out / 3);
  };
};

/** A board may stand on another one's map and name only what differs. */
const readData = (id) => {
  const file = here(`./data/${id}.json`);
  if (!existsSync(file)) throw new Error(`no map data for board ${id}: ${file}`);
  const data = JSON.parse(readFileSync(file, 'utf8'));
  if (data.base === undefined) return data;
  const { rivers, ranges, ...base } = readData(data.base);
  const replaced = new Set([...(data.drop ?? []), ...data.through.map((t) => t.name)]);
  const kept = (features) => features.filter((f) => !replaced.has(f.name));
  return { ...base, rivers: kept(rivers), ranges: kept(ranges), ...data };
};

/** The double lines of each named obstacle, ends in lattice units. */
const obstaclesOf = (raw, places, parseShortLine) =>
  new Map(
    raw.doubles.map(({ name, lines }) => [
      name,
      lines
        .trim()
        .split(/\s+/)
        .map((short) => {
          const [a, b] = parseShortLine(short).split('-');
          return { a: places.get(a), b: places.get(b) };
        }),
    ]),
  );

/** White tips on the paying peaks. */
const snowOf = ({ tip, left, right }) => {
  const down = (foot, share) => [tip[0] + (foot[0] - tip[0]) * share, tip[1] + (foot[1] - tip[1]) * share];
  const [l, r] = [down(left, 0.34), down(right, 0.34)];
  const notch = [(l[0] + r[0]) / 2 - (r[0] - l[0]) * 0.08, l[1] - (l[1] - tip[1]) * 0.3];
  return [tip, l, [l[0] + (notch[0] - l[0]) * 0.55, l[1] - (l[1] - notch[1]) * 0.2 + 0.012], notch, r];
};

const geographyOf = (data, board, obstacles) => {
  const projection = projectionOf(data.projection);
  const { warp, places, cityMiss, helperMiss, cities } = warpOf(data, board, projection);
  const tolerance = toleranceOn([...places.values()]);
  const land = landOf({ projection, warp, bounds: data.bounds, tolerance, states: data.states });
  const relief = reliefOf({ data, projection, warp, cities, obstacles: obstacles(places) });
  const ends = board.lines.map((l) => ({ ...l, a: places.get(l.a), b: places.get(l.b) }));
  const overSea = ends.filter((l) => {
    const middle = [(l.a[0] + l.b[0]) / 2, (l.a[1] + l.b[1]) / 2];
    return !isInside(land.rings, middle) || relief.lakes.some((lake) => isInside([lake], middle));
  });
  const peakPaths = (peaks) => ({
    lit: polyPath(
      peaks.map((p) => [p.tip, p.left, p.ridge]),
      { closed: true },
    ),
    shade: polyPath(
      peaks.map((p) => [p.tip, p.ridge, p.right]),
      { closed: true },
    ),
  });
  const output = {
    bounds: data.bounds,
    land: polyPath(land.rings, { closed: true }),
    borders: polyPath(land.lines, { closed: false }),
    lakes: polyPath(relief.lakes, { closed: true }),
    rivers: curvePath(relief.rivers.filter((r) => r.cost)),
    streams: curvePath(relief.rivers.filter((r) => !r.cost)),
    peaks: peakPaths(relief.payingPeaks),
    snow: polyPath(relief.payingPeaks.map(snowOf), { closed: true }),
    hills: peakPaths(relief.sceneryPeaks),
    waters: data.waters.map(({ x, y, ...w }) => ({ ...w, at: unitsOf(x, y).map((v) => Number(v.toFixed(3))) })),
    overSea: overSea.map((l) => l.id),
  };
  const check = {
    cityMiss,
    helperMiss,
    folds: checkFolds({ warp, box: data.projection.box, bounds: data.bounds }),
    core: checkFolds({ warp, box: data.projection.box, bounds: coreOf([...places.values()]) }),
    terrain: checkTerrain({ lines: ends, rings: land.rings, ...relief }),
  };
  return { output, check };
};

const report = (id, { output, check }, bytes) => {
  const { folds, core, terrain } = check;
  console.log(`\n${id}: ${bytes.plain} bytes, ${bytes.gzip} gzip`);
  for (const key of ['land', 'borders', 'streams', 'rivers']) console.log(`  ${key}: ${output[key].length} characters`);
  console.log(
    `  largest city residual ${check.cityMiss.toExponential(1)} units, helper ${check.helperMiss.toFixed(3)}`,
  );
  const foldRow = (name, row) =>
    console.log(
      `  folded ${name}: ${row.folded} of ${row.seen} points; area largest / smallest ${row.ratio.toFixed(1)}`,
    );
  foldRow('on screen', folds);
  foldRow('on the lattice', core);
  for (const [kind, row] of Object.entries(terrain))
    console.log(`  ${kind} ${row.met}/${row.of}${row.missed.length > 0 ? ` missed: ${row.missed.join(' ')}` : ''}`);
  const missed = Object.values(terrain).some((row) => row.missed.length > 0);
  return folds.folded + core.folded === 0 && check.cityMiss < 1e-9 && !missed;
};

/** Paths that a board shares with its base are not written twice. */
const moduleText = (output, base) => {
  const shared =
    base === undefined ? [] : ['land', 'borders', 'lakes'].filter((key) => output[key] === base.output[key]);
  const own = Object.fromEntries(Object.entries(output).filter(([key]) => !shared.includes(key)));
  const json = JSON.stringify(own);
  return [
    '// Written by web/geography/build.mjs; do not edit.',
    "import type { Geography } from '../scenery.ts';",
    ...(shared.length > 0 ? [`import { geography as base } from './${base.id}.ts';`] : []),
    `export const geography: Geography = ${shared.length > 0 ? `{ ...base, ...${json} }` : json};`,
    '',
  ].join('\n');
};

const { module: registry } = await runnerImport(here('../../boards/src/registry.ts'));
const { module: lattice } = await runnerImport(here('../../boards/src/lattice.ts'));
const { module: types } = await runnerImport(here('../../boards/src/types.ts'));

const made = new Map();
const make = (id) => {
  const known = made.get(id);
  if (known !== undefined) return known;
  const data = readData(id);
  const obstacles = (places) => obstaclesOf(registry.RAW_BOARDS[id], places, lattice.parseShortLine);
  const result = { id, base: data.base, ...geographyOf(data, registry.boardById(id), obstacles) };
  made.set(id, result);
  return result;
};

const wanted = process.argv.slice(2);
let sound = true;
for (const id of wanted.length > 0 ? wanted : types.BOARD_IDS) {
  const result = make(id);
  const text = moduleText(result.output, result.base === undefined ? undefined : make(result.base));
  if (!report(id, result, { plain: text.length, gzip: gzipSync(text, { level: 9 }).length })) sound = false;
  writeFileSync(here(`../src/games/trans-europa/board/generated/${id}.ts`), text);
}
if (!sound) {
  console.error('\nThe bent map is not sound: see the table above.');
  process.exitCode = 1;
}
