// The triangular lattice: names of places and lines, and the order in which they are numbered.

import type { CityId, JunctionId, LineId } from './ids.ts';

export type Place = { readonly x: number; readonly y: number };

const DIRECTIONS = { e: [2, 0], sw: [-1, 1], se: [1, 1] } as const;
export type Direction = keyof typeof DIRECTIONS;

/** The id of a place: `x,y`. */
export const junctionId = (x: number, y: number): JunctionId => `${x},${y}`;

/** The place of a junction’s id; undefined where it is none. */
export const parsePlace = (text: string): Place | undefined => {
  const match = /^(\d+),(\d+)$/.exec(text);
  if (match === null) return undefined;
  const place = { x: Number(match[1]), y: Number(match[2]) };
  return junctionId(place.x, place.y) === text ? place : undefined;
};

/** Rows from north to south, west to east within a row. */
export const comparePlaces = (p: Place, q: Place): number => p.y - q.y || p.x - q.x;

/** The id of the line between two places, the upper or left one first. */
export const lineId = (p: Place, q: Place): LineId => {
  const [first, second] = comparePlaces(p, q) <= 0 ? [p, q] : [q, p];
  return `${junctionId(first.x, first.y)}-${junctionId(second.x, second.y)}`;
};

/** The three neighbours that come after a place in numbering order. */
export const laterNeighbours = (p: Place): readonly Place[] =>
  Object.values(DIRECTIONS).map(([dx, dy]) => ({ x: p.x + dx, y: p.y + dy }));

/** `17,8se` → the full line id. */
export const parseShortLine = (text: string): LineId | undefined => {
  const match = /^(\d+,\d+)(e|sw|se)$/.exec(text);
  const from = match?.[1] === undefined ? undefined : parsePlace(match[1]);
  if (from === undefined) return undefined;
  const [dx, dy] = DIRECTIONS[match?.[2] as Direction];
  return lineId(from, { x: from.x + dx, y: from.y + dy });
};

/** The full line id → `17,8se`; a line that skips junctions has no short name. */
export const formatShortLine = (id: LineId): string | undefined => {
  const [first, second] = parseLineId(id) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const direction = (Object.keys(DIRECTIONS) as Direction[]).find((each) => {
    const [dx, dy] = DIRECTIONS[each];
    return second.x - first.x === dx && second.y - first.y === dy;
  });
  return direction && `${junctionId(first.x, first.y)}${direction}`;
};

/** The two places of a line’s id; undefined where it is none. */
export const parseLineId = (text: string): readonly [Place, Place] | undefined => {
  const [first, second, ...rest] = text.split('-').map(parsePlace);
  if (first === undefined || second === undefined || rest.length > 0) return undefined;
  return lineId(first, second) === text && comparePlaces(first, second) !== 0 ? [first, second] : undefined;
};

/** ASCII kebab-case of a local name: marks dropped, `ø ł ß ı` written o l ss i, apostrophes and full stops dropped. */
export const cityId = (name: string): CityId =>
  name
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
