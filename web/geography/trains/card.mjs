// Draws the home page's picture of the business game with the game's own drawing code and writes it as text.
// Run: node web/geography/trains/card.mjs
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { runnerImport } from 'vite';
import { clipAreas, clipLines, keepFigures } from './clip.mjs';

/** All that any window shows of it, and the coast's detail at that size. */
const BOX = [-130, 190, 810, 520];
const TOLERANCE = 0.8;

const isInside = ({ x, y }) => x > BOX[0] - 60 && x < BOX[2] + 60 && y > BOX[1] - 60 && y < BOX[3] + 60;
const only = (map, isKept) => new Map([...map].filter(([, value]) => isKept(value)));

/** The map as far as it is seen: the drawing code does not know that it is a part. */
const partOf = ({ geometry, scenery }) => {
  const cities = only(geometry.cities, isInside);
  const view = { box: BOX, tolerance: TOLERANCE };
  return {
    geometry: { ...geometry, cities, sections: only(geometry.sections, (s) => cities.has(s.a) || cities.has(s.b)) },
    scenery: {
      bounds: [BOX[0] - 400, BOX[1] - 400, BOX[2] + 400, BOX[3] + 400],
      tints: scenery.tints.map((path) => clipAreas(path, view)),
      coast: clipLines(scenery.coast, view),
      borders: clipLines(scenery.borders, view),
      peaks: { lit: keepFigures(scenery.peaks.lit, view), shade: keepFigures(scenery.peaks.shade, view) },
      net: clipLines(scenery.net, view),
      waters: [],
    },
  };
};

/** Tenths of a unit are finer than anybody sees. */
const rounded = (html) => html.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

/** The map's and the train's markup. `drawing` is screens/home/drawing.tsx, `map` what loadMap gives. */
export const cardOf = ({ drawing, map }) => ({
  map: rounded(renderToString(h(drawing.CardMap, partOf(map)))),
  train: renderToString(h(drawing.CardTrain, {})),
});

const JSX = { jsx: { runtime: 'automatic', importSource: 'preact' } };
/** Markup is the same without them. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? '' : undefined),
};
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

async function write() {
  const room = '../../src/games/trains-of-europe';
  const load = async (path) => (await runnerImport(here(path), { oxc: JSX, plugins: [withoutStyles] })).module;
  const { content } = await load('../../../games/trains-of-europe/src/index.ts');
  const { mapData } = await load(`${room}/map/generated/main-lines.ts`);
  const { geometryOf } = await load(`${room}/map/geometry.ts`);
  const { sceneryOf } = await load(`${room}/map/scenery.ts`);
  const drawing = await load(`${room}/screens/home/drawing.tsx`);
  const map = { geometry: geometryOf(content.map, mapData), scenery: sceneryOf(mapData) };
  const text = [
    '// Written by web/geography/trains/card.mjs; do not edit.',
    `export const card = ${JSON.stringify(cardOf({ drawing, map }))};`,
    '',
  ].join('\n');
  writeFileSync(here(`${room}/screens/home/generated/card.ts`), text);
  console.log(`${text.length} characters`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await write();
