// A board with a mainland and two shores behind one ferry each: the only kind of place where a round can get stuck.

import type { Board, City, Junction, Line, Loc, Region } from '@branchline/boards';
import { addBoard } from '../../src/grid.ts';

const inEveryLanguage = (text: string): Loc => ({ en: text, de: text, fr: text, nl: text, pl: text });

const COLOURS = ['brown', 'white', 'rose', 'orange', 'turquoise'] as const;

/** The mainland is a chain of 28 cities, the shores have 4 and 3 cities, all of them turquoise. */
const places = [
  ...Array.from({ length: 28 }, (_, i) => ({ id: `${2 * i},0`, x: 2 * i, y: 0 })),
  ...Array.from({ length: 4 }, (_, i) => ({ id: `${2 * i},2`, x: 2 * i, y: 2 })),
  ...Array.from({ length: 3 }, (_, i) => ({ id: `${20 + 2 * i},2`, x: 20 + 2 * i, y: 2 })),
];

const single = (a: string, b: string): Line => ({
  id: `${a}-${b}`,
  a,
  b,
  kind: 'flat',
  cost: 1,
  terrain: [],
  art: undefined,
});
const ferry = (a: string, b: string): Line => ({
  id: `${a}-${b}`,
  a,
  b,
  kind: 'ferry',
  cost: 2,
  terrain: [],
  art: undefined,
});

const chains = places.flatMap((place, i) => {
  const next = places[i + 1];
  return next && next.y === place.y && next.x === place.x + 2 ? [single(place.id, next.id)] : [];
});

export const WEST_FERRY = '0,0-0,2';
export const EAST_FERRY = '20,0-20,2';

const cities = places.map((place, i): City => ({
  id: `city-${i}`,
  name: `City ${i}`,
  local: `City ${i}`,
  names: inEveryLanguage(`City ${i}`),
  junction: place.id,
  region: COLOURS[Math.floor(i / 7)]!,
  dashed: i % 7 > 4,
  lon: 0,
  lat: 0,
}));

export const shores: Board = {
  id: 'shores',
  version: 1,
  title: inEveryLanguage('Shores'),
  ferries: true,
  junctions: places.map((place, i): Junction => ({ ...place, sea: false, city: cities[i]!.id })),
  lines: [...chains, ferry('0,0', '0,2'), ferry('20,0', '20,2')],
  regions: COLOURS.map((colour, i): Region => ({
    id: colour,
    title: inEveryLanguage(colour),
    compass: (['north', 'west', 'centre', 'east', 'south'] as const)[i]!,
    prestige: colour,
  })),
  cities,
};

addBoard(shores);
