// The names of waters: in every language they keep clear of the names of cities, and are left out where there is no room.
import { expect, test } from 'vitest';
import { detailAt } from '../../../../src/games/trains-of-europe/map/detail.ts';
import { boxesOverlap, type Box } from '../../../../src/games/trains-of-europe/map/house.ts';
import { drawnNames } from '../../../../src/games/trains-of-europe/map/name-boxes.ts';
import { cityName } from '../../../../src/games/trains-of-europe/map/names.ts';
import { placeWater } from '../../../../src/games/trains-of-europe/map/water-places.ts';
import { mapData } from '../../../../src/games/trains-of-europe/map/generated/main-lines.ts';
import { de } from '../../../../src/games/trains-of-europe/messages/frame/de.ts';
import { en } from '../../../../src/games/trains-of-europe/messages/frame/en.ts';
import { fr } from '../../../../src/games/trains-of-europe/messages/frame/fr.ts';
import { nl } from '../../../../src/games/trains-of-europe/messages/frame/nl.ts';
import { pl } from '../../../../src/games/trains-of-europe/messages/frame/pl.ts';
import { geometry } from './support.ts';

const EVERYWHERE: Box = { x: -5000, y: -5000, width: 10_000, height: 10_000 };
const NONE: ReadonlySet<string> = new Set();

const namesAt = (zoom: number): readonly Box[] =>
  drawnNames({
    geometry,
    names: 'local',
    detail: detailAt(zoom),
    textOf: (city) => cityName('local', city),
    chosen: NONE,
    stops: NONE,
    panels: [],
  }).map(({ box }) => box);

const WRITTEN = Object.entries({ en, de, fr, nl, pl }).flatMap(([language, { waters }]) =>
  mapData.waters.map((water) => ({ language, water, text: waters[water.key as keyof typeof waters] })),
);

test('stand in the middle of their water where nothing is in the way', () => {
  for (const { water, text } of WRITTEN) expect(placeWater(water, text, EVERYWHERE, [])).toMatchObject(water);
});

test.each([0.7, 1, 1.4])('lie on no name of a city, in any language, at zoom %d', (zoom) => {
  const names = namesAt(zoom);
  const lying = WRITTEN.flatMap(({ language, water, text }) => {
    const placed = placeWater(water, text, EVERYWHERE, names);
    if (!placed) return [`${language} ${text}: no place`];
    return names.some((name) => boxesOverlap(name, placed.box)) ? [`${language} ${text}: on a name`] : [];
  });
  expect(lying).toEqual([]);
});

test('a long name moves away from the cities at the shore, and is left out where it cannot', () => {
  const { water, text } = WRITTEN.find(({ language, water: { key } }) => language === 'de' && key === 'black-sea')!;
  const placed = placeWater(water, text, EVERYWHERE, namesAt(0.7))!;
  expect(placed.x).toBeGreaterThan(water.x);
  expect(placeWater(water, text, EVERYWHERE, [EVERYWHERE])).toBeUndefined();
  expect(placeWater(water, text, { ...placed.box, width: placed.box.width - 1 }, [])).toBeUndefined();
});
