// Unpacks the texts of the generated map: differences of whole numbers, five bits to a letter.

import type { Point } from './curve.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

/** Units of packed points per unit of the sheet, unless said otherwise. */
const PER_UNIT = 4;

const unpackList = (text: string): number[] => {
  const numbers: number[] = [];
  let value = 0;
  let place = 1;
  for (const letter of text) {
    const digit = VALUES.get(letter) ?? 0;
    value += (digit % 32) * place;
    place *= 32;
    if (digit >= 32) continue;
    const half = Math.floor(value / 2);
    numbers.push(value % 2 === 1 ? -half : half);
    value = 0;
    place = 1;
  }
  return numbers;
};

/** Lists of whole numbers. */
export const unpackNumbers = (text: string): number[][] => text.split(' ').map(unpackList);

/** Lists of points. */
export const unpackPoints = (text: string, perUnit: number = PER_UNIT): Point[][] =>
  unpackNumbers(text).map((list) => {
    const points: Point[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i + 1 < list.length; i += 2) {
      x += list[i] ?? 0;
      y += list[i + 1] ?? 0;
      points.push({ x: x / perUnit, y: y / perUnit });
    }
    return points;
  });
