// The picture of the home page is drawn from the content, the map and the drawing code as they are now.
import { content } from '@branchline/trains-of-europe';
import { expect, test } from 'vitest';
import { cardOf } from '../../../geography/trains/card.mjs';
import { loadMap } from '../../../src/games/trains-of-europe/map/load.ts';
import * as drawing from '../../../src/games/trains-of-europe/screens/home/drawing.tsx';
import { card } from '../../../src/games/trains-of-europe/screens/home/generated/card.ts';

test('the card shows the map as it is drawn now; run node web/geography/trains/card.mjs after a change', async () => {
  const now = cardOf({ drawing, map: await loadMap(content.map) });
  expect(card.train).toBe(now.train);
  expect(card.map).toBe(now.map);
});

test('it shows every company and only cities of the map', () => {
  for (const company of ['red', 'green', 'blue', 'orange']) expect(card.map).toContain(`t-stick co-${company}`);
  const names = [...card.map.matchAll(/class="t-name">([^<]+)</g)].map(([, name]) => name);
  const known = content.map.cities.map((city) => city.name.en);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});
