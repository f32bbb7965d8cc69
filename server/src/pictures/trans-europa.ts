// A finished game of Trans Europa: the board with the net that lies on it.

import { coloursWorn, SEAT_COLOURS, type SeatColour } from '@branchline/core/seat-colours';
import { gridOf, membersOf, scoringOf, type View } from '@branchline/trans-europa';
import type { Colour, Layer } from './canvas.ts';
import type { Ended } from './draw-game.ts';
import { LAND } from './generated/land.ts';
import { circle, outlinesOf, rectangle, strokes, type Point, type Polygon } from './shapes.ts';
import { COAST, INK, MAP_WIDTH, panelOf, placing, SEA, SHORE, signOf, SIZE } from './sheet.ts';

const PLAYERS: Readonly<Record<SeatColour, Colour>> = {
  plum: [152, 32, 122],
  cobalt: [27, 70, 181],
  jade: [26, 133, 108],
  vermilion: [199, 72, 28],
  brass: [227, 172, 18],
  coal: [31, 38, 48],
};

const REGIONS: Readonly<Record<string, Colour>> = {
  yellow: [229, 181, 15],
  red: [180, 35, 59],
  orange: [238, 138, 36],
  green: [93, 175, 121],
  blue: [44, 95, 174],
  brown: [107, 63, 29],
  white: [236, 239, 241],
  rose: [194, 67, 127],
  turquoise: [69, 184, 189],
};

const LAND_COLOUR: Colour = [246, 239, 223];
const LINE: Colour = [138, 134, 119, 0.38];
const BALLAST: Colour = [255, 252, 244];
const WHITE: Colour = [255, 255, 255];

/** Height of a row of junctions, where a line has the length 1. */
const ROW = Math.sqrt(3) / 2;
/** Of drawings of land, to a line. */
const LAND_UNIT = 256;

function* shoresOf(land: Iterable<Polygon>): Generator<Polygon> {
  for (const polygon of land) yield [...polygon, polygon[0]!];
}

function groundOf(board: string, place: (point: Point) => Point): readonly Layer[] {
  const paths: Readonly<Record<string, string>> = LAND;
  const land = (): Iterable<Polygon> =>
    outlinesOf(paths[board] ?? '', ([x, y]) => place([x / LAND_UNIT, y / LAND_UNIT]));
  return [
    { polygons: [rectangle([0, 0], MAP_WIDTH, SIZE.height)], colour: SEA },
    { polygons: strokes(shoresOf(land()), 9), colour: SHORE },
    { polygons: land(), colour: LAND_COLOUR },
    { polygons: strokes(shoresOf(land()), 1.2), colour: COAST },
  ];
}

/** Every city in the colour of its region, with a white ring. */
function citiesOf(board: ReturnType<typeof gridOf>['board'], at: (junction: string) => Point): readonly Layer[] {
  const places = board.cities.map(({ junction }) => at(junction));
  return [
    { polygons: places.map((point) => circle(point, 9.5)), colour: INK },
    { polygons: places.map((point) => circle(point, 8.2)), colour: WHITE },
    ...board.regions.map(({ id }): Layer => ({
      polygons: board.cities.flatMap(({ region, junction }) => (region === id ? [circle(at(junction), 6.2)] : [])),
      colour: REGIONS[id] ?? INK,
    })),
  ];
}

export function picture({ view, names, colours, winners }: Ended<View>): readonly Layer[] {
  const { config, public: position } = view;
  const { board, graph } = gridOf(config.board);
  const points = new Map(board.junctions.map(({ id, x, y }) => [id, [x / 2, y * ROW] as const]));
  const [xs, ys] = [[...points.values()].map(([x]) => x), [...points.values()].map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const { place } = placing({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, 30);
  const at = (junction: string): Point => place(points.get(junction)!);
  const lines = new Map(board.lines.map(({ id, a, b }) => [id, [at(a), at(b)] as const]));
  const ferries = position.tracks.ferries.flatMap((slots, ferry) =>
    slots.length === 0 ? [] : [gridOf(config.board).ferryLines[ferry]!],
  );
  const laid = [...membersOf(position.tracks.laid), ...ferries].map((line) => lines.get(graph.lineIds[line]!)!);
  const worn = coloursWorn(SEAT_COLOURS, colours);
  const isPenalty = scoringOf(config) === 'penalty';
  return [
    ...groundOf(board.id, place),
    { polygons: strokes(lines.values(), 1.4), colour: LINE },
    { polygons: strokes(laid, 7.5), colour: BALLAST },
    { polygons: strokes(laid, 3.8), colour: INK },
    ...citiesOf(board, at),
    ...position.markers.flatMap((marker, seat): readonly Layer[] => {
      if (marker === null) return [];
      const point = at(graph.junctionIds[marker]!);
      return [
        { polygons: [signOf(worn[seat]!, point, 13.5)], colour: WHITE },
        { polygons: [signOf(worn[seat]!, point, 10.5)], colour: PLAYERS[worn[seat]!] },
      ];
    }),
    ...panelOf({
      game: 'Trans Europa',
      board: board.title.en,
      players: names.map((name, seat) => {
        const score = position.scores[seat]!;
        const shown = isPenalty ? config.options.targetScore - score : score;
        return {
          name,
          figure: shown < 0 ? `−${-shown}` : String(shown),
          colour: worn[seat]!,
          paint: PLAYERS[worn[seat]!],
          hasWon: winners.includes(seat),
        };
      }),
    }),
  ];
}
