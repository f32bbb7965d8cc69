// Where the name of a water is written: in the middle of it, or a little aside where a city's name would lie on it.

import type { Water } from './data.ts';
import { boxesOverlap } from './house.ts';
import type { Box } from './house.ts';

/** Size of the letters, their height and mean width with the space between them. */
const [SIZE, HIGH, WIDE] = [16, 0.8, 0.62];
/** So far along its line a name may move, nearest first. */
const ASIDE = [0, 12, -12, 24, -24, 36, -36, 48, -48];

function boxOf({ x, y, angle, size }: Water, { length }: string): Box {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [along, up] = [length * WIDE * SIZE * size, HIGH * SIZE * size];
  const [width, height] = [along * cos + up * sin, along * sin + up * cos];
  return { x: x - width / 2, y: y - up / 2 - height / 2, width, height };
}

const holds = (seen: Box, { x, y, width, height }: Box): boolean =>
  x >= seen.x && y >= seen.y && x + width <= seen.x + seen.width && y + height <= seen.y + seen.height;

export type PlacedWater = Water & { readonly box: Box };

/** The water with the place of its name; nothing where no place for all of it is in sight and free. */
export function placeWater(water: Water, text: string, seen: Box, taken: readonly Box[]): PlacedWater | undefined {
  const turn = (water.angle * Math.PI) / 180;
  for (const aside of ASIDE) {
    const moved = { ...water, x: water.x + aside * Math.cos(turn), y: water.y + aside * Math.sin(turn) };
    const box = boxOf(moved, text);
    if (holds(seen, box) && !taken.some((other) => boxesOverlap(other, box))) return { ...moved, box };
  }
  return undefined;
}
