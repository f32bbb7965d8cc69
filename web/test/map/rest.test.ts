// The resting view: every place in sight, whatever panels lie around.
import { boardById, BOARD_IDS } from '@branchline/boards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toScreen } from '../../src/map/camera.ts';
import { restingView } from '../../src/map/rest.ts';
import type { Box } from '../../src/map/types.ts';
import { geometryOf, spotsOf } from '../../src/games/trans-europa/board/geometry.ts';

fc.configureGlobal({ seed: 20_261_118 });

const isUnder = ({ x, y }: { x: number; y: number }, panel: Box): boolean =>
  x > panel.x && x < panel.x + panel.width && y > panel.y && y < panel.y + panel.height;

/** A window with a rail to the right, a panel in the upper left corner and one in the lower left. */
const windows = fc
  .record({
    width: fc.integer({ min: 900, max: 2600 }),
    height: fc.integer({ min: 560, max: 1500 }),
    rail: fc.integer({ min: 200, max: 400 }),
    cards: fc.record({ width: fc.integer({ min: 100, max: 420 }), height: fc.integer({ min: 40, max: 260 }) }),
    hand: fc.record({ width: fc.integer({ min: 100, max: 480 }), height: fc.integer({ min: 40, max: 200 }) }),
  })
  // Panels fold before they meet.
  .filter(({ height, cards, hand }) => height - cards.height - hand.height >= 300)
  .map(({ width, height, rail, cards, hand }) => ({
    box: { width, height },
    panels: [
      { x: width - rail - 16, y: 16, width: rail, height: height - 32 },
      { x: 16, y: 16, ...cards },
      { x: 16, y: height - 16 - hand.height, ...hand },
    ],
  }));

describe.each(BOARD_IDS)('on %s', (id) => {
  const spots = spotsOf(geometryOf(boardById(id)!));

  test('no junction lies under a panel or beyond the window', () => {
    fc.assert(
      fc.property(windows, ({ box, panels }) => {
        const camera = restingView(spots, box, panels)!;
        const places = spots.map((spot) => toScreen(camera, box, spot));
        expect(places.filter((at) => !isUnder(at, { x: 0, y: 0, ...box }))).toEqual([]);
        expect(places.filter((at) => panels.some((panel) => isUnder(at, panel)))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('a panel where nothing is drawn costs nothing', () => {
    const box = { width: 2000, height: 900 };
    const free = restingView(spots, box, [])!;
    const aside = restingView(spots, box, [{ x: 0, y: 0, width: 30, height: 20 }])!;
    expect(aside.scale).toBeCloseTo(free.scale, 3);
  });
});

test('where marks are drawn large, names at the edge have more room', () => {
  const spots = spotsOf(geometryOf(boardById('europe')!));
  const edgeIn = (box: { readonly width: number; readonly height: number }): number => {
    const camera = restingView(spots, box, [])!;
    return Math.min(...spots.map((spot) => toScreen(camera, box, spot).y));
  };
  expect(edgeIn({ width: 1366, height: 768 })).toBeLessThan(30);
  expect(edgeIn({ width: 2560, height: 1080 })).toBeGreaterThan(36);
});

test('a window full of panels has no resting view', () => {
  const box = { width: 400, height: 300 };
  const spots = [
    { x: 0, y: 0, reach: 6 },
    { x: 640, y: 300, reach: 6 },
  ];
  expect(restingView(spots, box, [{ x: 0, y: 0, width: 400, height: 300 }])).toBeUndefined();
});
