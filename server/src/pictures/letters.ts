// Writing: words as shapes, in the letters that the page writes with.

import { LETTERS } from './generated/letters.ts';
import { polygonsOf, rectangle, type Point, type Polygon } from './shapes.ts';

/** Letters are drawn in a square of this size. */
const EM = 1000;

type Face = keyof typeof LETTERS;
type Letter = { readonly width: number; readonly polygons: readonly Polygon[] };

/** Stands for a letter that the face does not have. */
const UNKNOWN: Letter = {
  width: 520,
  polygons: [rectangle([60, -640], 400, 640), rectangle([110, -590], 300, 540).toReversed()],
};

const known = new Map<string, Letter>();

function letterOf(face: Face, letter: string): Letter {
  const key = `${face} ${letter}`;
  const found = known.get(key);
  if (found) return found;
  const drawn = (LETTERS[face] as Readonly<Record<string, readonly [number, string]>>)[letter];
  const made = drawn ? { width: drawn[0], polygons: polygonsOf(drawn[1]) } : UNKNOWN;
  // Only letters of the face are kept: names can hold any others.
  if (drawn) known.set(key, made);
  return made;
}

const lettersOf = (face: Face, text: string): readonly Letter[] =>
  Array.from(text.normalize('NFC'), (letter) => letterOf(face, letter));

export interface Writing {
  readonly face: Face;
  readonly size: number;
}

export const widthOf = (text: string, { face, size }: Writing): number =>
  (lettersOf(face, text).reduce((sum, { width }) => sum + width, 0) * size) / EM;

/** `at` is where the line of writing begins. */
export function written(text: string, [x, y]: Point, { face, size }: Writing): readonly Polygon[] {
  let pen = x;
  const scale = size / EM;
  return lettersOf(face, text).flatMap(({ width, polygons }) => {
    const left = pen;
    pen += width * scale;
    return polygons.map((polygon) => polygon.map(([px, py]): Point => [left + px * scale, y + py * scale]));
  });
}

/** As much of a text as there is room for; an ellipsis says that there is more. */
export function fitted(text: string, room: number, writing: Writing): string {
  if (widthOf(text, writing) <= room) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, writing) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
