// The camera: what is fitted is seen, what is zoomed stays under the finger, what is dragged stays on the table.
import { boardById, BOARD_IDS } from '@branchline/boards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clamped,
  fitted,
  fittedTo,
  isVisible,
  markScale,
  pannedBy,
  revealing,
  toMap,
  toScreen,
  zoomedAt,
} from '../../src/map/camera.ts';
import { geometryOf } from '../../src/games/trans-europa/board/geometry.ts';
import type { Geometry } from '../../src/games/trans-europa/board/geometry.ts';
import { overscan, sheetCovers, sheetFrame, sheetMove } from '../../src/map/sheet.ts';

fc.configureGlobal({ seed: 20_261_118 });

const geometry = (id: string): Geometry => {
  const board = boardById(id);
  if (board === undefined) throw new Error(`no board ${id}`);
  return geometryOf(board);
};
const insets = { top: 40, right: 332, bottom: 54, left: 0 };
const box = { width: 1440, height: 900 };
const size = fc.record({ width: fc.integer({ min: 320, max: 3000 }), height: fc.integer({ min: 400, max: 1800 }) });

describe.each(BOARD_IDS)('on %s', (id) => {
  const g = geometry(id);

  test('the fitted view shows every junction beside the panels', () => {
    const camera = fitted(g.extent, { box, insets }, 'all');
    for (const point of g.points.values()) expect(isVisible(camera, { box, insets }, point)).toBe(true);
  });

  test('fitting the height shows every row', () => {
    const phone = { box: { width: 390, height: 844 }, insets: { top: 70, right: 0, bottom: 220, left: 0 } };
    const camera = fitted(g.extent, phone, 'height');
    for (const point of g.points.values()) {
      const { y } = toScreen(camera, phone.box, point);
      expect(y).toBeGreaterThan(phone.insets.top);
      expect(y).toBeLessThan(phone.box.height - phone.insets.bottom);
    }
  });

  test('no drag takes the lattice out of the window', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (dx, dy) => {
        const camera = clamped(g.extent, { box, insets }, pannedBy(fitted(g.extent, { box, insets }, 'all'), dx, dy));
        expect([...g.points.values()].some((p) => isVisible(camera, { box, insets }, p))).toBe(true);
      }),
    );
  });

  test('a revealed junction is in sight', () => {
    const close = { ...fitted(g.extent, { box, insets }, 'all'), scale: 200 };
    for (const point of g.points.values())
      expect(isVisible(revealing(close, { box, insets }, [point]), { box, insets }, point)).toBe(true);
  });
});

test('the point under the finger stays there while zooming', () => {
  const g = geometry('europe');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1440 }),
      fc.integer({ min: 0, max: 900 }),
      fc.double({ min: 0.3, max: 4, noNaN: true }),
      (x, y, factor) => {
        const before = fitted(g.extent, { box, insets }, 'all');
        const fixed = toMap(before, box, { x, y });
        const after = toScreen(zoomedAt(before, box, { x, y }, factor), box, fixed);
        expect(after.x).toBeCloseTo(x, 6);
        expect(after.y).toBeCloseTo(y, 6);
      },
    ),
  );
});

test('zooming to places shows all of them, no larger than allowed', () => {
  const g = geometry('usa');
  const points = [...g.points.values()].slice(20, 60);
  const camera = fittedTo({ box, insets }, points, { largest: 90 });
  expect(camera.scale).toBeLessThanOrEqual(90);
  for (const point of points) expect(isVisible(camera, { box, insets }, point)).toBe(true);
});

test('the sheet shows a point where the camera sees it, whatever it was drawn for', () => {
  const camera = fc.record({
    x: fc.integer({ min: 0, max: 1000 }),
    y: fc.integer({ min: 0, max: 700 }),
    scale: fc.integer({ min: 30, max: 250 }),
  });
  fc.assert(
    fc.property(camera, camera, size, (drawn, seen, box) => {
      const point = { x: 321, y: 234 };
      const frame = sheetFrame(drawn, box);
      const width = box.width + 2 * overscan(box);
      const local = { x: ((point.x - frame.x) / frame.width) * width, y: 0 };
      const move = sheetMove(drawn, seen, box);
      // Pans are rounded to whole pixels.
      expect(Math.abs(move.x + local.x * move.zoom - toScreen(seen, box, point).x)).toBeLessThanOrEqual(0.51);
    }),
  );
});

test('a sheet covers its own window with room to spare and not one far away', () => {
  const drawn = { x: 500, y: 300, scale: 64 };
  expect(sheetCovers(drawn, drawn, box, 100)).toBe(true);
  expect(sheetCovers(drawn, { ...drawn, x: 500 + 900 }, box, 0)).toBe(false);
  expect(sheetCovers(drawn, { ...drawn, scale: 20 }, box, 0)).toBe(false);
});

test('marks never fall below the smallest legible size and grow slower than a close map', () => {
  expect(markScale({ scale: 64 })).toBe(1);
  expect(markScale({ scale: 20 })).toBe(0.62);
  expect(markScale({ scale: 44, compact: true })).toBe(0.8);
  expect(markScale({ scale: 256 })).toBeLessThan(4 * 0.8);
  expect(markScale({ scale: 256 })).toBeGreaterThan(markScale({ scale: 128 }));
});
