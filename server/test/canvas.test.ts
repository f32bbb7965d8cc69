// Filling shapes: how much of every pixel is covered, edges outside the picture, holes, and pieces.

import { expect, test } from 'vitest';
import { Canvas } from '../src/pictures/canvas.ts';
import { fitted, widthOf, written } from '../src/pictures/letters.ts';
import { circle, polygonsOf, rectangle, stroke, type Polygon } from '../src/pictures/shapes.ts';

const SIZE = { width: 12, height: 8 };

/** The share of white in every pixel after filling black paper, in hundredths. */
async function covered(...polygons: readonly Polygon[]): Promise<readonly number[]> {
  const canvas = new Canvas(SIZE, () => undefined);
  await canvas.add({ polygons, colour: [100, 100, 100] });
  return [...canvas.pixels()].filter((_, index) => index % 3 === 0);
}

const sum = (cover: readonly number[]): number => cover.reduce((all, one) => all + one, 0) / 100;

test('a pixel is covered by its share of the shape', async () => {
  const cover = await covered(rectangle([1.5, 1], 2, 1));
  expect(cover.slice(12, 18)).toEqual([0, 50, 100, 50, 0, 0]);
  expect(sum(cover)).toBe(2);
});

test.each([
  [
    'a triangle',
    [
      [1, 1],
      [9, 1],
      [1, 7],
    ],
    24,
  ],
  [
    'the same turned around',
    [
      [1, 1],
      [1, 7],
      [9, 1],
    ],
    24,
  ],
  [
    'a flat one',
    [
      [0.3, 2.2],
      [11.7, 2.9],
      [0.3, 3.1],
    ],
    5.13,
  ],
  [
    'a steep one',
    [
      [3.2, 0.1],
      [3.9, 7.9],
      [3.1, 7.9],
    ],
    3.12,
  ],
] as const)('the pixels of %s together are its area', async (_, polygon, area) => {
  expect(Math.abs(sum(await covered(polygon)) - area)).toBeLessThan(0.2);
});

test('what lies outside the picture is cut off, on all sides', async () => {
  expect(sum(await covered(rectangle([-5, -5], 7, 8)))).toBe(2 * 3);
  expect(sum(await covered(rectangle([10, 6], 50, 50)))).toBe(2 * 2);
  expect(sum(await covered(rectangle([-100, -100], 500, 500)))).toBe(12 * 8);
  expect(sum(await covered(rectangle([20, 2], 5, 5)))).toBe(0);
  expect(sum(await covered(rectangle([2, -9], 5, 5)))).toBe(0);
});

test('a hole is not covered, and two shapes that overlap are one', async () => {
  const outer = rectangle([1, 1], 6, 6);
  expect(sum(await covered(outer, rectangle([2, 2], 2, 2).toReversed()))).toBe(32);
  expect(sum(await covered(outer, rectangle([4, 4], 4, 3)))).toBe(36 + 3);
});

test('a later shape is painted over an earlier one by its opacity', async () => {
  const canvas = new Canvas(SIZE, () => undefined);
  await canvas.add({ polygons: [rectangle([0, 0], 12, 8)], colour: [200, 100, 0] });
  await canvas.add({ polygons: [rectangle([0, 0], 1, 1)], colour: [0, 0, 100, 0.5] });
  expect([...canvas.pixels().slice(0, 6)]).toEqual([100, 50, 50, 200, 100, 0]);
});

test('the work is done in pieces', async () => {
  let rests = 0;
  const canvas = new Canvas({ width: 600, height: 600 }, () => void rests++);
  await canvas.add({ polygons: [rectangle([0, 0], 600, 600)], colour: [1, 2, 3] });
  expect(rests).toBeGreaterThan(4);
});

test('a line is as wide as it should be, in whatever direction its points come', async () => {
  for (const line of [
    stroke(
      [
        [1, 4],
        [11, 4],
      ],
      2,
    ),
    stroke(
      [
        [11, 4],
        [1, 4],
      ],
      2,
    ),
  ])
    expect(sum(await covered(...line))).toBe(20);
  expect([
    ...stroke(
      [
        [1, 1],
        [1, 1],
      ],
      2,
    ),
  ]).toEqual([]);
  expect(circle([0, 0], 5).length).toBeGreaterThanOrEqual(8);
});

test('paths are read as generated drawings write them', () => {
  expect(polygonsOf('M1 2l3 0 0-4zM10-10L5 5H0V1h2v3Z')).toEqual([
    [
      [1, 2],
      [4, 2],
      [4, -2],
    ],
    [
      [10, -10],
      [5, 5],
      [0, 5],
      [0, 1],
      [2, 1],
      [2, 4],
    ],
  ]);
  expect(polygonsOf('M0 0Q5 10 10 0Z')[0]!.at(2)).toEqual([5, 5]);
  expect(() => polygonsOf('M0 0A1 1 0 0 0 1 1')).toThrow('says A');
});

test('words are as wide as their letters, and long ones end with an ellipsis', () => {
  const writing = { face: 'plain', size: 20 } as const;
  expect(widthOf('ii', writing)).toBe(2 * widthOf('i', writing));
  expect(widthOf('W', writing)).toBeGreaterThan(widthOf('i', writing));
  // Two letters have no less to draw than one, and what no face has is drawn as a box.
  expect(written('Žó', [0, 20], writing).length).toBeGreaterThan(2);
  expect(written('🚂', [0, 20], writing).length).toBe(2);
  expect(fitted('Ada', 100, writing)).toBe('Ada');
  const short = fitted('A name that nobody has room for', 100, writing);
  expect(short).toMatch(/^A name.*…$/);
  expect(widthOf(short, writing)).toBeLessThanOrEqual(100);
});
