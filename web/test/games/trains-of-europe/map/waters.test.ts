// The names of waters: in every language they keep clear of the names of cities, and are left out where there is no room.
import '../../../support/browser.ts';
import { expect, test } from 'vitest';
import { boxesOverlap, type Box } from '../../../../src/games/trains-of-europe/map/house.ts';
import { mapData } from '../../../../src/games/trains-of-europe/map/generated/main-lines.ts';
import { placeWater } from '../../../../src/games/trains-of-europe/map/water-places.ts';
import { cities, nameBox } from './support.ts';
import { FRAME } from '../support/texts.ts';

const EVERYWHERE: Box = { x: -5000, y: -5000, width: 10_000, height: 10_000 };

const NAMES: readonly Box[] = cities.map(({ id }) => {
  const { left, top, right, bottom } = nameBox(id, 'local', 'far');
  return { x: left, y: top, width: right - left, height: bottom - top };
});

const WRITTEN = Object.entries(FRAME).flatMap(([language, { waters }]) =>
  mapData.waters.map((water) => ({ language, water, text: waters[water.key as keyof typeof waters] })),
);

test('stand in the middle of their water where nothing is in the way', () => {
  for (const { water, text } of WRITTEN) expect(placeWater(water, text, EVERYWHERE, [])).toMatchObject(water);
});

test('lie on no name of a city, in any language', () => {
  for (const { language, water, text } of WRITTEN) {
    const placed = placeWater(water, text, EVERYWHERE, NAMES);
    expect([language, text, placed && NAMES.some((name) => boxesOverlap(name, placed.box))]).toEqual([
      language,
      text,
      false,
    ]);
  }
});

test('a long name moves away from the cities at the shore, and is left out where it cannot', () => {
  const { water, text } = WRITTEN.find(({ language, water: { key } }) => language === 'de' && key === 'black-sea')!;
  const placed = placeWater(water, text, EVERYWHERE, NAMES)!;
  expect(placed.x).toBeGreaterThan(water.x);
  expect(placeWater(water, text, EVERYWHERE, [EVERYWHERE])).toBeUndefined();
  expect(placeWater(water, text, { ...placed.box, width: placed.box.width - 1 }, [])).toBeUndefined();
});
