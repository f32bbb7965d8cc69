// Writes what pictures of games are drawn with, from the faces and drawings of the page: node server/scripts/run.js picture-data

import { readFileSync, writeFileSync } from 'node:fs';
import { geography as centralEurope } from '../../web/src/games/trans-europa/board/generated/central-europe.ts';
import { geography as europe } from '../../web/src/games/trans-europa/board/generated/europe.ts';
import { geography as europeFerries } from '../../web/src/games/trans-europa/board/generated/europe-ferries.ts';
import { geography as usa } from '../../web/src/games/trans-europa/board/generated/usa.ts';
import { mapData } from '../../web/src/games/trains-of-europe/map/generated/main-lines.ts';
import { unpackPoints } from '../../web/src/games/trains-of-europe/map/pack.ts';
import { sceneryOf } from '../../web/src/games/trains-of-europe/map/scenery.ts';
import { polygonsOf, type Polygon } from '../src/pictures/shapes.ts';
import { faceIn, type Glyph } from './woff2.ts';

const PLACE = new URL('../src/pictures/generated/', import.meta.url);
const FONTS = new URL('../../web/public/fonts/', import.meta.url);

/** Points further from their outline than this are kept. */
function thinned(polygon: Polygon, tolerance: number): Polygon {
  const keep = new Set([0, polygon.length - 1]);
  const walk = (from: number, to: number): void => {
    const [[x1, y1], [x2, y2]] = [polygon[from]!, polygon[to]!];
    const length = Math.hypot(x2 - x1, y2 - y1);
    let [farthest, distance] = [-1, tolerance];
    for (let index = from + 1; index < to; index++) {
      const [x, y] = polygon[index]!;
      const off =
        length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
      if (off > distance) [farthest, distance] = [index, off];
    }
    if (farthest < 0) return;
    keep.add(farthest);
    walk(from, farthest);
    walk(farthest, to);
  };
  walk(0, polygon.length - 1);
  return polygon.filter((_, index) => keep.has(index));
}

/** Whole numbers, each point from the one before it. */
function pathOf(polygons: readonly Polygon[], { scale, tolerance }: { scale: number; tolerance: number }): string {
  return polygons
    .map((polygon) =>
      thinned(
        polygon.map(([x, y]) => [Math.round(x * scale), Math.round(y * scale)] as const),
        tolerance,
      ),
    )
    .filter((polygon) => polygon.length > 3)
    .map((polygon) => {
      let [x, y] = [0, 0];
      const steps = polygon.map(([nextX, nextY]) => {
        const step = `${nextX - x} ${nextY - y}`;
        [x, y] = [nextX, nextY];
        return step;
      });
      return `M${steps[0]}l${steps.slice(1).join(' ')}z`;
    })
    .join('')
    .replaceAll(' -', '-');
}

/** TrueType curves: where two points beside each other are off the curve, it passes through the middle between them. */
function contourPath(contour: Glyph['contours'][number], unit: number): string {
  const number = (value: number): string => String(Math.round(value * unit));
  const told = (x: number, y: number): string => `${number(x)} ${number(-y)}`;
  const first = contour.findIndex(({ onCurve }) => onCurve);
  const points = [...contour.slice(first), ...contour.slice(0, first), contour[first]!];
  let path = `M${told(points[0]!.x, points[0]!.y)}`;
  for (let index = 1; index < points.length; index++) {
    const { x, y, onCurve } = points[index]!;
    if (onCurve) {
      path += `L${told(x, y)}`;
      continue;
    }
    const next = points[index + 1]!;
    const end = next.onCurve ? next : { x: (x + next.x) / 2, y: (y + next.y) / 2 };
    path += `Q${told(x, y)} ${told(end.x, end.y)}`;
    if (next.onCurve) index++;
  }
  return `${path}Z`.replaceAll(' -', '-');
}

/** Per letter: its width and its outline, in a square of 1000. */
function lettersIn(names: readonly string[]): Readonly<Record<string, readonly [number, string]>> {
  const found = names.flatMap((name) => {
    const { unitsPerEm, letters } = faceIn(readFileSync(new URL(`${name}.woff2`, FONTS)));
    const unit = 1000 / unitsPerEm;
    return [...letters].map(([letter, { width, contours }]) => {
      const path = contours.map((contour) => contourPath(contour, unit)).join('');
      return [letter, [Math.round(width * unit), path]] as const;
    });
  });
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const HEAD = '// Written by server/scripts/picture-data.ts; do not edit.\n';

const sourceOf = (constant: string, value: unknown): string =>
  `${HEAD}export const ${constant} = ${JSON.stringify(value)} as const;\n`;

/** Quarter pixels at 64 to a step, as the page has them: a step of the board is 256. */
const land = ({ land: path }: { readonly land: string }): string =>
  pathOf(polygonsOf(path), { scale: 1, tolerance: 5 });

/** By the names of the files in `server/src/pictures/generated`. */
export function pictureData(): Readonly<Record<string, string>> {
  const boards = { europe, usa, 'central-europe': centralEurope, 'europe-ferries': europeFerries };
  const [cities = []] = unpackPoints(mapData.at);
  return {
    'land.ts': sourceOf('LAND', Object.fromEntries(Object.entries(boards).map(([id, drawn]) => [id, land(drawn)]))),
    'companies.ts': sourceOf('COMPANIES', {
      size: mapData.size,
      cities: Object.fromEntries(
        mapData.cities.split(' ').map((id, index) => [id, [cities[index]!.x, cities[index]!.y]] as const),
      ),
      // A unit of the sheet is ten.
      land: sceneryOf(mapData).tints.map((path) => pathOf(polygonsOf(path), { scale: 10, tolerance: 5 })),
    }),
    'letters.ts': sourceOf('LETTERS', {
      plain: lettersIn(['fira-sans-400', 'fira-sans-400-west', 'fira-sans-400-ext']),
      bold: lettersIn(['fira-sans-600', 'fira-sans-600-west', 'fira-sans-600-ext']),
    }),
  };
}

export async function main(): Promise<number> {
  for (const [name, source] of Object.entries(pictureData())) writeFileSync(new URL(name, PLACE), source);
  return 0;
}
