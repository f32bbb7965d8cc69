// Finds the place for a speech bubble: near what it speaks of, where it covers least of the map.
import { toScreen } from './camera.ts';
import type { Camera } from './camera.ts';
import { segmentTouches } from './labels.ts';
import { UNIT } from './types.ts';
import type { Box, Point, Size } from './types.ts';

/** Something a bubble should leave free; `weight` is what covering all of it costs. */
export type Obstacle = { readonly box: Box; readonly weight: number };

/** Obstacles of this weight are too important for an arrow or a tail: places, names, the plan. */
export const PRECIOUS = 9;

/** Distances from the place to the bubble, in px. */
const DISTANCES = [18, 30, 46, 66, 90];
/** Part of a side before the place; beyond 0 and 1 the bubble is at a corner. */
const SHIFTS = [0.12, 0.5, 0.88, 0.3, 0.7, -0.2, 1.2];
const COST = { distance: 0.05, shifted: 0.1, overPlace: 60, under: 300, tail: 0.5, side: 0.6, below: 0.3 } as const;

/** Bubbles above, below and beside a place. */
const around = (at: Point, { width, height }: Size): { readonly box: Box; readonly cost: number }[] =>
  DISTANCES.flatMap((distance) =>
    SHIFTS.flatMap((shift) => {
      const x = at.x - shift * width;
      const y = at.y - shift * height;
      const cost = distance * COST.distance;
      return [
        { box: { x, y: at.y - distance - height, width, height }, cost },
        { box: { x, y: at.y + distance, width, height }, cost: cost + COST.below },
        { box: { x: at.x + distance, y, width, height }, cost: cost + COST.side },
        { box: { x: at.x - distance - width, y, width, height }, cost: cost + COST.side },
      ];
    }),
  );

const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(v, high));

/** Moves a box into the window; one that does not fit stays at the upper left. */
export const inside = (box: Box, window: Box): Box => ({
  ...box,
  x: clamp(box.x, window.x, window.x + window.width - box.width),
  y: clamp(box.y, window.y, window.y + window.height - box.height),
});

/** Share of `what` that `cover` hides. */
const hidden = (what: Box, cover: Box): number => {
  const width = Math.min(what.x + what.width, cover.x + cover.width) - Math.max(what.x, cover.x);
  const height = Math.min(what.y + what.height, cover.y + cover.height) - Math.max(what.y, cover.y);
  return width <= 0 || height <= 0 ? 0 : (width * height) / (what.width * what.height);
};

/** What is around a bubble. */
export type Surroundings = {
  readonly window: Box;
  readonly obstacles: readonly Obstacle[];
  /** What is above the bubble. */
  readonly above?: readonly Box[];
};

/** Where the bubble covers least, is covered least by what is `above` it, and stays in the window. */
export const placeBubble = (at: Point, size: Size, { window, obstacles, above = [] }: Surroundings): Box => {
  const place = { x: at.x - 9, y: at.y - 9, width: 18, height: 18 };
  // A tail ends at the place, so it does not cross what is there; it crosses a pin next to the place.
  const isThere = ({ x, y, width, height }: Box): boolean =>
    at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
  const precious = obstacles.filter(({ box, weight }) => weight >= PRECIOUS && !isThere(box));
  let best: Box | undefined;
  let bestCost = Infinity;
  for (const { box: wanted, cost: dislike } of around(at, size)) {
    const box = inside(wanted, window);
    let cost = dislike + (Math.abs(box.x - wanted.x) + Math.abs(box.y - wanted.y)) * COST.shifted;
    cost += hidden(place, box) > 0 ? COST.overPlace : 0;
    for (const panel of above) cost += COST.under * hidden(box, panel);
    for (const other of obstacles) {
      if (cost >= bestCost) break;
      cost += other.weight * hidden(other.box, box);
    }
    if (cost < bestCost) cost += COST.tail * crossed(box, at, precious);
    if (cost < bestCost) [best, bestCost] = [box, cost];
  }
  return best ?? inside({ ...at, ...size }, window);
};

export type Tail = { readonly x: number; readonly y: number; readonly angle: number; readonly length: number };

/** Rounded corners have no room for a tail. */
const CORNER = 20;
const STOP = 8;
/** So far inside the bubble a tail begins, that a slanted one does not part from it. */
const ROOT = 7;

/** The tail from the edge of a bubble to just before its place; `x` and `y` count from the bubble's corner. */
export const tailOf = (box: Box, at: Point): Tail => {
  const beside = (low: number, length: number, v: number): number =>
    clamp(v - low, Math.min(CORNER, length / 2), length - Math.min(CORNER, length / 2));
  const outside = { x: at.x < box.x || at.x > box.x + box.width, y: at.y < box.y || at.y > box.y + box.height };
  // A tail grows out of the long side where it can.
  const upright = outside.y || !outside.x;
  const x = upright ? beside(box.x, box.width, at.x) : clamp(at.x - box.x, ROOT, box.width - ROOT);
  const y = upright ? clamp(at.y - box.y, ROOT, box.height - ROOT) : beside(box.y, box.height, at.y);
  const [dx, dy] = [at.x - box.x - x, at.y - box.y - y];
  return { x, y, angle: Math.atan2(dy, dx), length: Math.max(0, Math.hypot(dx, dy) - STOP) };
};

/** What the tail of a bubble would be drawn over, by weight. */
function crossed(box: Box, at: Point, obstacles: readonly Obstacle[]): number {
  const { x, y, angle, length } = tailOf(box, at);
  const from = { x: box.x + x, y: box.y + y };
  const tail = { from, to: { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length } };
  return obstacles.reduce((sum, other) => sum + (segmentTouches(tail, other.box) ? other.weight : 0), 0);
}

/** Obstacles as they lie in the window, in px. */
export const onScreen = (obstacles: readonly Obstacle[], camera: Camera, box: Size): Obstacle[] => {
  const px = camera.scale / UNIT;
  return obstacles.map((obstacle) => {
    const { box: b } = obstacle;
    return { ...obstacle, box: { ...toScreen(camera, box, b), width: b.width * px, height: b.height * px } };
  });
};
