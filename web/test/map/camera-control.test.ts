// Steering a map: what is asked for is seen, an untouched view follows the window, the sheet is drawn again when needed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isVisible, toScreen } from '../../src/map/camera.ts';
import type { Camera } from '../../src/map/camera.ts';
import { cameraControl, START } from '../../src/map/camera-control.ts';
import { NO_INSETS } from '../../src/map/types.ts';

const extent = { x: 0, y: 0, width: 2000, height: 1200 };

function mapOf(still: boolean) {
  const map = {
    frame: { box: { width: 1000, height: 700 }, insets: NO_INSETS },
    drawn: START,
    placed: START,
    rested: [] as Camera[],
    draws: 0,
    moving: false,
  };
  const control = cameraControl({
    frame: () => map.frame,
    extent: () => extent,
    fit: () => 'all',
    drawn: () => map.drawn,
    place: (camera) => {
      map.placed = camera;
    },
    draw: (camera) => {
      map.drawn = camera;
      map.draws += 1;
    },
    move: () => {
      map.moving = true;
    },
    rest: (camera) => {
      map.moving = false;
      map.rested.push(camera);
    },
    still: () => still,
  });
  control.refit();
  return { map, control };
}

/** Frames of the browser, made by hand. */
let frames: ((now: number) => void)[] = [];
let now = 0;
function play(milliseconds: number): void {
  for (const end = now + milliseconds; now < end;) {
    now += 16;
    const due = frames;
    frames = [];
    for (const frame of due) frame(now);
  }
}

beforeEach(() => {
  frames = [];
  now = 1000;
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => void vi.unstubAllGlobals());

const corners = [
  { x: 0, y: 0 },
  { x: 2000, y: 1200 },
];

test('at first all of the drawing is seen, and stays so while the window changes', () => {
  const { map, control } = mapOf(true);
  for (const corner of corners) expect(isVisible(control.live(), map.frame, corner)).toBe(true);
  map.frame = { box: { width: 500, height: 900 }, insets: { ...NO_INSETS, right: 100 } };
  control.refit();
  for (const corner of corners) expect(isVisible(control.live(), map.frame, corner)).toBe(true);
});

test('a view that was moved by hand keeps its scale when the window changes', () => {
  const { map, control } = mapOf(true);
  control.zoom({ x: 500, y: 350 }, 3, 'pinch');
  const { scale } = control.live();
  map.frame = { ...map.frame, box: { width: 800, height: 700 } };
  control.refit();
  expect(control.live().scale).toBe(scale);
  control.fit();
  expect(control.live().scale).toBeLessThan(scale);
});

test('a drag moves the drawing with the finger and is at rest when it is let go', () => {
  const { map, control } = mapOf(true);
  control.zoom({ x: 500, y: 350 }, 4, 'pinch');
  const point = { x: 1000, y: 600 };
  const before = toScreen(control.live(), map.frame.box, point);
  control.pan(40, -25);
  const after = toScreen(map.placed, map.frame.box, point);
  expect(after.x - before.x).toBeCloseTo(40, 6);
  expect(after.y - before.y).toBeCloseTo(-25, 6);
  const rests = map.rested.length;
  control.settle({ x: 0, y: 0 });
  expect(map.rested).toHaveLength(rests + 1);
});

test('a revealed place comes into sight; one that is in sight moves nothing', () => {
  const { map, control } = mapOf(true);
  control.zoom({ x: 0, y: 0 }, 5, 'pinch');
  const far = { x: 1900, y: 1100 };
  expect(isVisible(control.live(), map.frame, far)).toBe(false);
  control.reveal([far]);
  expect(isVisible(control.live(), map.frame, far)).toBe(true);
  const { draws } = map;
  control.reveal([far]);
  expect(map.draws).toBe(draws);
});

test('a flight ends where it was sent, drawn sharp and at rest', () => {
  const { map, control } = mapOf(false);
  control.zoomTo([{ x: 300, y: 300 }], { largest: 120 });
  expect(control.live().scale).not.toBe(120);
  play(600);
  expect(control.live().scale).toBeCloseTo(120, 6);
  expect(map.drawn).toEqual(control.live());
  expect(map.rested.at(-1)).toEqual(control.live());
});

test('while the wheel turns the view is not at rest, afterwards it is', () => {
  const { map, control } = mapOf(false);
  const rests = map.rested.length;
  control.zoom({ x: 500, y: 350 }, 2, 'wheel');
  play(800);
  expect(map.rested).toHaveLength(rests);
  control.settle({ x: 0, y: 0 });
  expect(map.rested).toHaveLength(rests + 1);
});

test('a fast drag rolls out, a slow one does not', () => {
  const { control } = mapOf(false);
  control.zoom({ x: 500, y: 350 }, 4, 'pinch');
  const start = control.live().x;
  control.settle({ x: -0.05, y: 0 });
  play(400);
  expect(control.live().x).toBe(start);
  control.settle({ x: -1, y: 0 });
  play(1500);
  expect(control.live().x).toBeGreaterThan(start);
});
