// Finds the place for an arrow at the edge of the map: beside the place it points to, and over nothing that is read or pressed.
import { inside } from './bubble.ts';
import type { Box, Point, Size } from './types.ts';

/** What an arrow keeps off, in px of the window. */
export type Crowd = {
  /** Panels, names, cities, other arrows: no part of an arrow covers one. */
  readonly boxes: readonly Box[];
  /** Junctions and middles of lines: an arrow covers none of them. */
  readonly points: readonly Point[];
};

const LARGEST = 14;
/** Between junctions and middles of lines there is a free circle; its radius is this part of a line's length. */
const FREE_CIRCLE = 1 / Math.sqrt(12);
/** Air between an arrow and what is pressed, in px; so much less than the free circle is used, for places are tried px by px. */
const AIR = 0.9;
const SPARE = 1.6;
/** Room for the tip of the arrow, outside its disc, in px. */
export const TIP = 5;
/** An arrow farther than this from where it belongs would mislead; px along the edge and off it. */
const REACH = { along: 64, inwards: 16 };
/** Each px off the edge counts as so many along it. */
const INWARDS = 2;

/** Radius of an arrow where a step of the map takes so many px. */
export const arrowRadius = (scale: number): number => Math.min(LARGEST, scale * FREE_CIRCLE - SPARE);

/** The part of the map between the panels that go from one side of the window to the other. */
export function openWindow(size: Size, panels: readonly Box[]): Box {
  let [left, top, right, bottom] = [0, 0, size.width, size.height];
  for (const { x, y, width, height } of panels) {
    const isUpper = y + height / 2 < size.height / 2;
    const isLeft = x + width / 2 < size.width / 2;
    if (height > size.height / 2 && width < size.width / 2) {
      if (isLeft) left = Math.max(left, x + width);
      else right = Math.min(right, x);
    } else if (width > size.width / 2) {
      if (isUpper) top = Math.max(top, y + height);
      else bottom = Math.min(bottom, y);
    }
  }
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

const shrunk = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
});

/** The point of a box that is nearest to another point. */
const nearestIn = (box: Box, { x, y }: Point): Point => {
  const { x: left, y: top } = inside({ x, y, width: 0, height: 0 }, box);
  return { x: left, y: top };
};

const distance = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

/** The edge of the open window on the way to a place. */
export const edgeTowards = (at: Point, radius: number, window: Box): Point =>
  nearestIn(shrunk(window, radius + TIP), at);

const isFree = (at: Point, radius: number, { boxes, points }: Crowd): boolean =>
  points.every((point) => distance(at, point) > radius + AIR) &&
  boxes.every((box) => distance(at, nearestIn(box, at)) > radius);

/** The middle of an arrow, as near to the edge and to its place as there is room; undefined if there is none. */
export function placeArrow(at: Point, radius: number, window: Box, crowd: Crowd): Point | undefined {
  const ideal = edgeTowards(at, radius, window);
  const near = ({ x, y }: Point): boolean => distance({ x, y }, ideal) < REACH.along + REACH.inwards + radius;
  const around: Crowd = {
    boxes: crowd.boxes.filter((box) => near(nearestIn(box, ideal))),
    points: crowd.points.filter(near),
  };
  const edge = shrunk(window, radius + TIP);
  let best: Point | undefined;
  let bestCost = Infinity;
  const consider = (point: Point, inwards: number): void => {
    const cost = distance(point, ideal) + INWARDS * inwards;
    if (cost < bestCost && isFree(point, radius, around)) [best, bestCost] = [point, cost];
  };
  for (let inwards = 0; inwards <= REACH.inwards && INWARDS * inwards < bestCost; inwards++) {
    const { x, y, width, height } = shrunk(edge, inwards);
    const [right, bottom] = [x + width, y + height];
    // The nearest first, on both sides: most of the others are then too far away to be looked at.
    for (let step = 0; step <= 2 * REACH.along; step++) {
      const off = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
      const [px, py] = [ideal.x + off, ideal.y + off];
      // Along its sides; in a corner these are two.
      if (px >= x && px <= right) {
        if (ideal.y <= edge.y) consider({ x: px, y }, inwards);
        if (ideal.y >= edge.y + edge.height) consider({ x: px, y: bottom }, inwards);
      }
      if (py >= y && py <= bottom) {
        if (ideal.x <= edge.x) consider({ x, y: py }, inwards);
        if (ideal.x >= edge.x + edge.width) consider({ x: right, y: py }, inwards);
      }
    }
  }
  return best;
}
