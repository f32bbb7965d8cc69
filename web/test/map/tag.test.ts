// A tag stands at the edge beyond which its place lies, and looks towards it.
import { expect, test } from 'vitest';
import { placeTag, sideOf } from '../../src/map/tag.ts';
import { boxesOverlap } from '../../src/map/labels.ts';

const SIZE = { width: 100, height: 36 };
const WINDOW = { x: 15, y: 130, width: 360, height: 450 };
const NOTHING = { panels: [], hard: [], soft: [] };
const city = (x: number, y: number) => ({ x: x - 16, y: y - 16, width: 32, height: 32 });

test('it stands at the height of its place', () => {
  const tag = placeTag({ x: 600, y: 300 }, SIZE, WINDOW, NOTHING);
  expect(tag).toEqual({ x: 275, y: 282, ...SIZE });
  expect(sideOf(tag!, { x: 600, y: 300 })).toBe('right');
});

test('a place above the window has its tag at the top, however near it is to a corner', () => {
  const at = { x: 35, y: 70 };
  const tag = placeTag(at, SIZE, WINDOW, NOTHING);
  expect(tag).toEqual({ x: 15, y: 130, ...SIZE });
  expect(sideOf(tag!, at)).toBe('top');
});

test('a place under a panel has its tag just beside the panel, looking at it', () => {
  const list = { x: 8, y: 126, width: 320, height: 184 };
  const at = { x: 85, y: 226 };
  const tag = placeTag(at, SIZE, WINDOW, { ...NOTHING, panels: [list] });
  expect(tag).toEqual({ x: 35, y: 313, ...SIZE });
  expect(sideOf(tag!, at)).toBe('top');
  // Another tag there sends it aside, not down the map.
  const second = placeTag(at, SIZE, WINDOW, { ...NOTHING, panels: [list], hard: [tag!] });
  expect(second).toEqual({ ...tag, x: 138 });
});

test('it goes along its edge rather than into the map', () => {
  const overview = { x: 8, y: 505, width: 112, height: 84 };
  const tag = placeTag({ x: -5, y: 503 }, SIZE, WINDOW, { ...NOTHING, panels: [overview] });
  expect(tag).toEqual({ x: 15, y: 466, ...SIZE });
});

test('it keeps off names where that is near, but does not leave its place for one', () => {
  const at = { x: 600, y: 500 };
  const near = { x: 300, y: 490, width: 60, height: 16 };
  expect(boxesOverlap(placeTag(at, SIZE, WINDOW, { ...NOTHING, soft: [near] })!, near)).toBe(false);
  const column = { x: 300, y: 200, width: 60, height: 300 };
  const crowd = { ...NOTHING, hard: [city(320, 535)], soft: [column, { ...column, x: 100, width: 270, y: 490 }] };
  const tag = placeTag(at, SIZE, WINDOW, crowd);
  expect(tag!.x).toBe(275);
  expect(Math.abs(tag!.y - 482)).toBeLessThan(40);
});

test('it never hides a place that is pressed', () => {
  const places = [250, 300, 350].map((y) => city(330, y));
  const tag = placeTag({ x: 600, y: 300 }, SIZE, WINDOW, { ...NOTHING, hard: places });
  for (const place of places) expect(boxesOverlap(tag!, place)).toBe(false);
});
