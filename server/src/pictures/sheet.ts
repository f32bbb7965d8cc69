// What every picture has: its size, the colours of players, and the list of who played beside the map.

import type { SeatColour } from '@branchline/core/seat-colours';
import type { Colour, Layer, Size } from './canvas.ts';
import { fitted, widthOf, written, type Writing } from './letters.ts';
import { circle, rectangle, type Point, type Polygon } from './shapes.ts';

/** As pages that show links want it. */
export const SIZE: Size = { width: 1200, height: 630 };
/** The map is on the left. */
export const MAP_WIDTH = 790;

export const INK: Colour = [27, 38, 51];
export const QUIET: Colour = [97, 107, 117];
export const SEA: Colour = [196, 219, 220];
export const SHORE: Colour = [214, 231, 229];
export const COAST: Colour = [157, 178, 174];
const PAPER: Colour = [255, 252, 245];

/** What is told of a game beside its map. */
export interface Told {
  readonly game: string;
  readonly board: string;
  readonly players: readonly {
    readonly name: string;
    readonly figure: string;
    readonly colour: SeatColour;
    readonly paint: Colour;
    readonly hasWon: boolean;
  }[];
}

const regular = ([x, y]: Point, radius: number, corners: number, start: number): Polygon =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = ((start + (360 * corner) / corners) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });

const star = ([x, y]: Point, radius: number): Polygon =>
  Array.from({ length: 10 }, (_, corner) => {
    const angle = ((36 * corner - 90) * Math.PI) / 180;
    const reach = corner % 2 === 0 ? radius : radius * 0.46;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
  });

/** A player is a shape as well as a colour, as on the page. */
export function signOf(colour: SeatColour, at: Point, radius: number): Polygon {
  switch (colour) {
    case 'plum':
      return circle(at, radius);
    case 'cobalt':
      return regular(at, radius * 1.27, 4, 45);
    case 'jade':
      return regular(at, radius * 1.25, 3, -90);
    case 'vermilion':
      return regular(at, radius * 1.2, 4, 0);
    case 'brass':
      return regular(at, radius * 1.1, 6, 0);
    case 'coal':
      return star(at, radius * 1.28);
  }
}

const [LEFT, RIGHT] = [MAP_WIDTH + 36, SIZE.width - 40];
const [FIRST, LAST] = [236, 540];
const TITLE: Writing = { face: 'bold', size: 44 };
const BOARD: Writing = { face: 'plain', size: 27 };

const text = (words: string, at: Point, writing: Writing, colour: Colour): Layer => ({
  polygons: written(words, at, writing),
  colour,
});

function rowOf({ name, figure, colour, paint, hasWon }: Told['players'][number], y: number): readonly Layer[] {
  const figures: Writing = { face: 'bold', size: 30 };
  const names: Writing = { face: hasWon ? 'bold' : 'plain', size: 30 };
  const width = widthOf(figure, figures);
  const room = RIGHT - width - 24 - (LEFT + 46);
  return [
    { polygons: [signOf(colour, [LEFT + 15, y - 10], 14)], colour: paint },
    text(fitted(name, room, names), [LEFT + 46, y], names, INK),
    text(figure, [RIGHT - width, y], figures, INK),
  ];
}

/** The paper beside the map, and everything on it. */
export function panelOf({ game, board, players }: Told): readonly Layer[] {
  const step = Math.min(62, (LAST - FIRST) / Math.max(1, players.length - 1));
  const room = RIGHT - LEFT;
  return [
    { polygons: [rectangle([MAP_WIDTH, 0], SIZE.width - MAP_WIDTH, SIZE.height)], colour: PAPER },
    text(fitted(game, room, TITLE), [LEFT, 96], TITLE, INK),
    text(fitted(board, room, BOARD), [LEFT, 142], BOARD, QUIET),
    ...players.flatMap((player, seat) => rowOf(player, FIRST + seat * step)),
    text('Branchline', [LEFT, 598], { face: 'bold', size: 22 }, QUIET),
  ];
}

/** Places a map of this extent in the middle of its part of the picture. */
export function placing(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  margin: number,
): { readonly scale: number; readonly place: (point: Point) => Point } {
  const scale = Math.min((MAP_WIDTH - 2 * margin) / width, (SIZE.height - 2 * margin) / height);
  const [left, top] = [(MAP_WIDTH - width * scale) / 2, (SIZE.height - height * scale) / 2];
  return { scale, place: ([px, py]) => [left + (px - x) * scale, top + (py - y) * scale] };
}
