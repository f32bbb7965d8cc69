// A speech bubble stays in the window, points at its place and covers as little as it can.
import { onScreen } from '../../src/map/bubble.ts';
import { UNIT } from '../../src/map/types.ts';
import { boardById, BOARD_IDS } from '@branchline/boards';
import type { Board } from '@branchline/boards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeBubble, PRECIOUS, tailOf } from '../../src/map/bubble.ts';
import { fitted, isVisible, markScale, toScreen } from '../../src/map/camera.ts';
import { galleryMarks } from '../../src/games/trans-europa/board/gallery-marks.ts';
import { geometryOf } from '../../src/games/trans-europa/board/geometry.ts';
import { boxesOverlap, segmentTouches } from '../../src/map/labels.ts';
import { obstaclesOf } from '../../src/games/trans-europa/board/obstacles.ts';

fc.configureGlobal({ seed: 20_261_118 });

const SIZE = { width: 170, height: 54 };
const WINDOW = { x: 8, y: 8, width: 1000, height: 700 };
const EMPTY = { window: WINDOW, obstacles: [] };
const NOTHING = { ...SIZE, x: 0, y: 0 };

test('an empty board has the bubble just above its place', () => {
  const { x, y } = placeBubble({ x: 500, y: 400 }, SIZE, EMPTY);
  expect(y + SIZE.height).toBeLessThan(400);
  expect(y + SIZE.height).toBeGreaterThan(370);
  expect(x).toBeLessThan(500);
  expect(x + SIZE.width).toBeGreaterThan(500);
});

test('what is above drives it elsewhere', () => {
  const at = { x: 500, y: 400 };
  const above = { x: 300, y: 250, width: 400, height: 140 };
  expect(boxesOverlap(placeBubble(at, SIZE, { window: WINDOW, obstacles: [{ box: above, weight: 500 }] }), above)).toBe(
    false,
  );
});

test('it does not creep under a panel', () => {
  const panel = { x: 300, y: 380, width: 400, height: 300 };
  const at = { x: 500, y: 370 };
  const crowd = [{ box: { x: 300, y: 100, width: 400, height: 260 }, weight: 20 }];
  expect(boxesOverlap(placeBubble(at, SIZE, { window: WINDOW, obstacles: crowd, above: [panel] }), panel)).toBe(false);
});

test('it stays in the window and off its place, wherever that is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 1008 }), fc.integer({ min: 8, max: 708 }), (x, y) => {
      const box = placeBubble({ x, y }, SIZE, EMPTY);
      expect(box.x).toBeGreaterThanOrEqual(WINDOW.x);
      expect(box.y).toBeGreaterThanOrEqual(WINDOW.y);
      expect(box.x + box.width).toBeLessThanOrEqual(WINDOW.x + WINDOW.width);
      expect(box.y + box.height).toBeLessThanOrEqual(WINDOW.y + WINDOW.height);
      expect(boxesOverlap(box, { x: x - 5, y: y - 5, width: 10, height: 10 })).toBe(false);
    }),
  );
});

test('its tail begins in the bubble and ends just before the place', () => {
  for (const at of [
    { x: 80, y: 120 },
    { x: 80, y: -60 },
    { x: 300, y: 20 },
    { x: -40, y: -30 },
  ]) {
    const { x, y, angle, length } = tailOf(NOTHING, at);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(SIZE.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(SIZE.height);
    expect(Math.hypot(x + length * Math.cos(angle) - at.x, y + length * Math.sin(angle) - at.y)).toBeCloseTo(8, 5);
  }
});

describe.each(BOARD_IDS)('on %s', (id) => {
  const board = boardById(id) as Board;
  const g = geometryOf(board);
  const marks = galleryMarks(board, 'game');

  test.each([
    ['desktop', { width: 1440, height: 900 }, { top: 76, right: 332, bottom: 54, left: 0 }, 'all', false],
    ['phone', { width: 390, height: 844 }, { top: 70, right: 0, bottom: 220, left: 0 }, 'height', true],
  ] as const)('it covers no own city and no planned track, %s', (_, box, insets, mode, compact) => {
    const camera = fitted(g.extent, { box, insets }, mode);
    const u = (markScale({ scale: camera.scale, compact }) * UNIT) / camera.scale;
    const window = {
      x: 8,
      y: insets.top + 8,
      width: box.width - insets.right - 16,
      height: box.height - insets.top - insets.bottom - 16,
    };
    const crowd = onScreen(obstaclesOf({ geometry: g, marks, labels: [], u }), camera, box);
    const precious = crowd.filter(({ weight }) => weight >= 20);
    expect(precious.length).toBeGreaterThan(0);
    const planned = marks.plan.flatMap(({ line }) => [g.lines.get(line)?.a ?? '', g.lines.get(line)?.b ?? '']);
    const targets = board.cities.filter(({ id: city }) =>
      marks.cities.some((m) => m.city === city && m.target === true),
    );
    for (const junction of [...planned, ...targets.map((city) => city.junction)]) {
      const point = g.points.get(junction);
      if (point === undefined || !isVisible(camera, { box, insets }, point)) continue;
      const at = toScreen(camera, box, point);
      const bubble = placeBubble(at, SIZE, { window, obstacles: crowd });
      const own = (other: (typeof crowd)[number]): boolean => boxesOverlap(other.box, { ...at, width: 1, height: 1 });
      const covered = precious.filter((other) => {
        const { x, y, width, height } = other.box;
        const middle = { x: x + width / 2, y: y + height / 2, width: 1, height: 1 };
        return !own(other) && boxesOverlap(bubble, middle);
      });
      expect(covered, `at ${at.x} ${at.y}`).toEqual([]);
    }
  });
});

test('its tail is not drawn over what is precious', () => {
  const at = { x: 500, y: 400 };
  // There is room above only, where a badge is between the bubble and the place.
  const window = { x: 415, y: 250, width: 260, height: 160 };
  const badge = { x: 488, y: 365, width: 24, height: 24 };
  const isCrossed = (weight: number): boolean => {
    const box = placeBubble(at, SIZE, { window, obstacles: [{ box: badge, weight }] });
    const { x, y, angle, length } = tailOf(box, at);
    const from = { x: box.x + x, y: box.y + y };
    const to = { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
    return segmentTouches({ from, to }, badge);
  };
  expect(isCrossed(PRECIOUS - 0.1)).toBe(true);
  expect(isCrossed(20)).toBe(false);
});
