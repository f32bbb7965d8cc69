// An arrow at the edge of a phone's map: beside the place it points to, over nothing that is read or pressed.
import { BOARD_IDS, boardById } from '@branchline/boards';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../src/games/trans-europa/board/geometry.ts';
import { pressedOf } from '../../src/games/trans-europa/board/speech.tsx';
import { arrowRadius, edgeTowards, openWindow, placeArrow } from '../../src/map/arrow.ts';
import { toScreen } from '../../src/map/camera.ts';

const WINDOW = { x: 0, y: 70, width: 390, height: 520 };
const NOTHING = { boxes: [], points: [] };

test('it stands on the edge at the height of its place', () => {
  expect(placeArrow({ x: 600, y: 300 }, 12, WINDOW, NOTHING)).toEqual({ x: 373, y: 300 });
  expect(placeArrow({ x: 100, y: 900 }, 12, WINDOW, NOTHING)).toEqual({ x: 100, y: 573 });
});

test('a place beyond a corner has its arrow in the corner', () => {
  expect(placeArrow({ x: -300, y: -50 }, 12, WINDOW, NOTHING)).toEqual({ x: 17, y: 87 });
});

test('it goes along its edge rather than over a name', () => {
  const name = { x: 340, y: 290, width: 50, height: 16 };
  const { x, y } = placeArrow({ x: 600, y: 300 }, 12, WINDOW, { ...NOTHING, boxes: [name] })!;
  expect(x).toBe(373);
  expect(Math.abs(y - 298)).toBeGreaterThanOrEqual(20);
  expect(Math.abs(y - 300)).toBeLessThan(30);
});

test('where there is no room near its place there is no arrow', () => {
  const list = { x: 300, y: 70, width: 90, height: 520 };
  expect(placeArrow({ x: 600, y: 300 }, 12, WINDOW, { ...NOTHING, boxes: [list] })).toBeUndefined();
});

test('on the way it stays on the edge, whatever it passes', () => {
  expect(edgeTowards({ x: -20, y: 200 }, 12, WINDOW)).toEqual({ x: 17, y: 200 });
});

test('the open window ends at panels that go from side to side, not at small ones', () => {
  const strip = { x: 8, y: 8, width: 374, height: 62 };
  const supply = { x: 8, y: 78, width: 150, height: 40 };
  const sheet = { x: 0, y: 590, width: 390, height: 254 };
  expect(openWindow({ width: 390, height: 844 }, [strip, supply, sheet])).toEqual(WINDOW);
  const column = { x: 544, y: 66, width: 292, height: 316 };
  expect(openWindow({ width: 844, height: 390 }, [column])).toEqual({ x: 0, y: 0, width: 544, height: 390 });
});

describe('on every board, wherever it was moved to', () => {
  for (const id of BOARD_IDS)
    test(`no junction and no middle of a line lies under an arrow: ${id}`, () => {
      const geometry = geometryOf(boardById(id)!);
      const pressed = pressedOf(geometry);
      const { extent } = geometry;
      const size = { width: 390, height: 844 };
      const wrong: unknown[] = [];
      let [placed, hidden] = [0, 0];
      for (const scale of [40, 44, 52, 90]) {
        const radius = arrowRadius(scale);
        for (let step = 0; step < 6; step++) {
          // Views that share no fraction of a line.
          const camera = {
            x: extent.x + ((step * 397.3) % extent.width),
            y: extent.y + extent.height / 2 + step * 7.7,
            scale,
          };
          const points = pressed.map((point) => toScreen(camera, size, point));
          for (const city of geometry.board.cities) {
            const at = toScreen(camera, size, geometry.points.get(city.junction)!);
            if (at.x > 0 && at.x < 390 && at.y > 70 && at.y < 590) continue;
            const middle = placeArrow(at, radius, WINDOW, { boxes: [], points });
            if (middle === undefined) hidden += 1;
            else {
              placed += 1;
              const isOver = points.some(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) <= radius);
              if (isOver || middle.x < radius || middle.x > 390 - radius) wrong.push({ scale, step, city: city.id });
            }
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(hidden / (placed + hidden)).toBeLessThan(0.02);
    });
});
