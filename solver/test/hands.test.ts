// What all hands cost on the empty boards.
import { boardById } from '@branchline/boards';
import { expect, test } from 'vitest';
import { citiesOfRegions, handCosts } from '../src/index.ts';
import { countInWasm } from '../src/fast.ts';

countInWasm();

const of = (id: string, choice = {}) => {
  const { hands, min, mean, max, deviation } = handCosts(boardById(id)!, choice);
  return { hands, min, mean: Number(mean.toFixed(3)), max, deviation: Number(deviation.toFixed(3)) };
};

test.each([
  ['europe', { hands: 16807, min: 17, mean: 25.977, max: 35, deviation: 2.628 }],
  ['usa', { hands: 16807, min: 19, mean: 27.464, max: 36, deviation: 2.325 }],
  ['europe-ferries', { hands: 16807, min: 17, mean: 26.501, max: 34, deviation: 2.623 }],
  ['central-europe', { hands: 16807, min: 16, mean: 25.682, max: 34, deviation: 2.533 }],
])('[CT-TE-11] %s: exact figures over all hands', (id, expected) => {
  expect(of(id)).toEqual(expected);
});

test('[TE-SETUP-3] without the bordered cities 5⁵ hands remain', () => {
  expect(of('europe', { withoutDashed: true })).toMatchObject({ hands: 3125, min: 18, max: 33 });
});

test.each(['europe-ferries', 'central-europe'])(
  '[CT-TE-10] %s: dropping white or turquoise shortens hands alike',
  (id) => {
    const board = boardById(id)!;
    const { mean } = handCosts(board);
    const [white, turquoise] = (['white', 'turquoise'] as const).map((colour) => {
      const { id: withoutRegion } = board.regions.find((region) => region.prestige === colour)!;
      return mean - handCosts(board, { withoutRegion }).mean;
    });
    expect(white! / turquoise!).toBeGreaterThan(0.9);
    expect(white! / turquoise!).toBeLessThan(1.1);
  },
);

test.each(['europe-ferries', 'central-europe'])(
  '[CT-TE-9] %s: the bordered cities are the two remotest of each region',
  (id) => {
    const board = boardById(id)!;
    const { costs, cities } = handCosts(board);
    cities.forEach((region, r) => {
      const step = cities.slice(r + 1).reduce((product, later) => product * later.length, 1);
      const sums = region.map(() => 0);
      costs.forEach((cost, hand) => (sums[Math.floor(hand / step) % region.length]! += cost));
      const remotest = region.toSorted((x, y) => sums[region.indexOf(y)]! - sums[region.indexOf(x)]!).slice(0, 2);
      expect(remotest.every((city) => board.cities[city]!.dashed)).toBe(true);
    });
  },
);

test('[TP-CARD-6] [TP-CARD-7] a region can be left out', () => {
  const board = boardById('central-europe')!;
  expect(citiesOfRegions(board, { withoutRegion: 'white' }).length).toBe(4);
  expect(of('central-europe', { withoutRegion: 'white', withoutDashed: true }).hands).toBe(625);
});
