// A finished game of Trains of Europe: the map with the licences of all companies.

import { coloursWorn, type SeatColour } from '@branchline/core/seat-colours';
import { contentOf, holds, statementsOf, type SectionIndex, type View } from '@branchline/trains-of-europe';
import type { Colour, Layer } from './canvas.ts';
import type { Ended } from './draw-game.ts';
import { COMPANIES } from './generated/companies.ts';
import { circle, outlinesOf, rectangle, strokes, type Point } from './shapes.ts';
import { INK, MAP_WIDTH, panelOf, placing, SEA, SIZE } from './sheet.ts';

/** What companies wear, in the order of the seats, as on the page. */
const PALETTE = ['cobalt', 'jade', 'vermilion', 'plum'] as const satisfies readonly SeatColour[];
const PAINT: Readonly<Partial<Record<SeatColour, Colour>>> = {
  cobalt: [26, 79, 181],
  jade: [14, 128, 104],
  vermilion: [238, 138, 36],
  plum: [188, 40, 64],
};

const TINTS: readonly Colour[] = [
  [246, 239, 223],
  [242, 233, 214],
  [249, 244, 232],
  [238, 228, 205],
];
const FREE: Colour = [138, 142, 146, 0.5];
const EDGE: Colour = [27, 38, 51];
const WHITE: Colour = [255, 255, 255];

/** Of drawings of land, to a unit of the sheet. */
const LAND_UNIT = 10;
/** How far the lines of companies on one section are apart. */
const LANE = 6.5;

/** The line shifted to its right. */
function beside([[x1, y1], [x2, y2]]: readonly [Point, Point], offset: number): readonly [Point, Point] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(-(y2 - y1) / length) * offset, ((x2 - x1) / length) * offset];
  return [
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
  ];
}

const points = (sixths: number | undefined): string =>
  sixths === undefined ? '–' : (sixths / 6).toFixed(1).replace('-', '−');

export function picture({ view, names, colours, winners }: Ended<View>): readonly Layer[] {
  const { config, public: open } = view;
  const { content, sections } = contentOf(config);
  const [width, height] = COMPANIES.size;
  const { place } = placing({ x: 0, y: 0, width, height }, 28);
  const cities: Readonly<Record<string, Point>> = COMPANIES.cities;
  // Earlier contents may have had cities that the present drawing lacks.
  const lines = content.map.sections.map(({ a, b }) => {
    const [from, to] = [cities[a], cities[b]];
    return from && to && ([place(from), place(to)] as const);
  });
  const worn = coloursWorn(PALETTE, colours);
  const held = names.map((_, seat) =>
    sections.flatMap((_section, section) => {
      const line = lines[section];
      const holders = names.flatMap((_name, other) =>
        holds(open.holders, section as SectionIndex, other) ? [other] : [],
      );
      const lane = holders.indexOf(seat);
      return line && lane >= 0 ? [beside(line, (lane - (holders.length - 1) / 2) * LANE)] : [];
    }),
  );
  const totals = statementsOf(view).map(({ total }) => total);
  const dots = Object.values(cities).map(place);
  return [
    { polygons: [rectangle([0, 0], MAP_WIDTH, SIZE.height)], colour: SEA },
    ...COMPANIES.land.map((path, tint): Layer => ({
      polygons: outlinesOf(path, ([x, y]) => place([x / LAND_UNIT, y / LAND_UNIT])),
      colour: TINTS[tint]!,
    })),
    {
      polygons: strokes(
        lines.flatMap((line) => (line ? [line] : [])),
        1.6,
      ),
      colour: FREE,
    },
    ...held.flatMap((own, seat): readonly Layer[] => [
      { polygons: strokes(own, 6), colour: EDGE },
      { polygons: strokes(own, 4.2), colour: PAINT[worn[seat]!] ?? INK },
    ]),
    { polygons: dots.map((dot) => circle(dot, 5.5)), colour: INK },
    { polygons: dots.map((dot) => circle(dot, 4)), colour: WHITE },
    ...panelOf({
      game: 'Trains of Europe',
      board: '',
      players: names.map((name, seat) => ({
        name,
        figure: points(totals[seat]),
        colour: worn[seat]!,
        paint: PAINT[worn[seat]!] ?? INK,
        hasWon: winners.includes(seat),
      })),
    }),
  ];
}
