// The camera: which part of a drawing is seen how large. Pure functions on a view and a box.
import { UNIT } from './types.ts';
import type { Box, Insets, MapView, Point, Size } from './types.ts';

/** Centre in drawing units, px per step. */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };

/** Room around the drawing for discs, pins and names, in px. */
const PADDING: Insets = { top: 34, right: 44, bottom: 40, left: 44 };
const LARGEST = 260;
const SMALLEST_HEIGHT_FIT = 40;

export const viewOf = (camera: Camera): MapView => ({
  x: camera.x / UNIT,
  y: camera.y / UNIT,
  scale: camera.scale,
});

export const toScreen = (camera: Camera, box: Size, p: Point): Point => ({
  x: ((p.x - camera.x) * camera.scale) / UNIT + box.width / 2,
  y: ((p.y - camera.y) * camera.scale) / UNIT + box.height / 2,
});

export const toMap = (camera: Camera, box: Size, p: Point): Point => ({
  x: ((p.x - box.width / 2) * UNIT) / camera.scale + camera.x,
  y: ((p.y - box.height / 2) * UNIT) / camera.scale + camera.y,
});

export type Frame = {
  readonly box: Size;
  readonly insets: Insets;
  /** The view that leaves nothing under a panel, where the panels are known. */
  readonly rest?: Camera | undefined;
  /** What covers the map. */
  readonly panels?: readonly Box[];
};

const room = ({ box, insets }: Frame): Size => ({
  width: Math.max(80, box.width - insets.left - insets.right - PADDING.left - PADDING.right),
  height: Math.max(80, box.height - insets.top - insets.bottom - PADDING.top - PADDING.bottom),
});

/** Puts a point of the drawing into the middle of the part that panels leave free. */
const centredOn = ({ box, insets }: Frame, p: Point, scale: number): Camera => {
  const middle = {
    x: (insets.left + PADDING.left + box.width - insets.right - PADDING.right) / 2,
    y: (insets.top + PADDING.top + box.height - insets.bottom - PADDING.bottom) / 2,
  };
  return {
    x: p.x - ((middle.x - box.width / 2) * UNIT) / scale,
    y: p.y - ((middle.y - box.height / 2) * UNIT) / scale,
    scale,
  };
};

const fitScales = (extent: Box, frame: Frame): { readonly all: number; readonly height: number } => {
  const { width, height } = room(frame);
  const tall = (height * UNIT) / extent.height;
  return {
    all: Math.min((width * UNIT) / extent.width, tall),
    height: Math.max(SMALLEST_HEIGHT_FIT, tall),
  };
};

/** What a fitted view shows: all of the drawing, or its whole height. */
export type Fit = 'all' | 'height';

export const fitted = (extent: Box, frame: Frame, fit: Fit): Camera => {
  if (fit === 'all' && frame.rest) return frame.rest;
  const middle = { x: extent.x + extent.width / 2, y: extent.y + extent.height / 2 };
  return centredOn(frame, middle, fitScales(extent, frame)[fit]);
};

/** How large something may be shown, in px per step. */
export type Scales = { readonly largest: number; readonly smallest?: number };

/** Shows all the points, as far as they have room at the smallest scale. */
export const fittedTo = (frame: Frame, points: readonly Point[], { largest, smallest = 0 }: Scales): Camera => {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { width, height } = room(frame);
  const fitting = Math.min(largest, (width * UNIT) / (right - left + 1), (height * UNIT) / (bottom - top + 1));
  const scale = Math.max(smallest, fitting);
  return centredOn(frame, { x: (left + right) / 2, y: (top + bottom) / 2 }, scale);
};

const within = (v: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(v, low), high);

/** Keeps the scale in bounds and the middle of the free part over the drawing. */
export const clamped = (extent: Box, frame: Frame, camera: Camera): Camera => {
  const smallest = Math.min(fitScales(extent, frame).all, frame.rest?.scale ?? LARGEST, LARGEST) * 0.9;
  const scale = within(camera.scale, smallest, LARGEST);
  const origin = centredOn(frame, { x: 0, y: 0 }, scale);
  const { x, y, width, height } = extent;
  return {
    x: within(camera.x, x + origin.x, x + width + origin.x),
    y: within(camera.y, y + origin.y, y + height + origin.y),
    scale,
  };
};

/** Zooms by a factor while the drawing stays put under one point of the screen. */
export const zoomedAt = (camera: Camera, box: Size, at: Point, factor: number): Camera => {
  const fixed = toMap(camera, box, at);
  const scale = camera.scale * factor;
  return {
    x: fixed.x - ((at.x - box.width / 2) * UNIT) / scale,
    y: fixed.y - ((at.y - box.height / 2) * UNIT) / scale,
    scale,
  };
};

export const pannedBy = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - (dx * UNIT) / camera.scale,
  y: camera.y - (dy * UNIT) / camera.scale,
});

/** By how much a stretch is moved into another one; where it is longer, their middles meet. */
const into = (values: readonly number[], low: number, high: number): number => {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  return within(0, low - from, high - to);
};

/** The smallest pan that brings all the points into the free part, with some air around them. */
export const revealing = (camera: Camera, { box, insets }: Frame, points: readonly Point[]): Camera => {
  const at = points.map((point) => toScreen(camera, box, point));
  const air = Math.min(70, camera.scale);
  const dx = into(
    at.map(({ x }) => x),
    insets.left + air,
    box.width - insets.right - air,
  );
  const dy = into(
    at.map(({ y }) => y),
    insets.top + air,
    box.height - insets.bottom - air,
  );
  return pannedBy(camera, dx, dy);
};

const isIn = ({ x, y }: Point, box: Box, around = 0): boolean =>
  x > box.x - around && x < box.x + box.width + around && y > box.y - around && y < box.y + box.height + around;

/** A place half under a panel is not seen; px around its middle. */
const HALF_SEEN = 8;

/** Whether a point is in the window, and under no panel. If the panels are not known, their space is left out. */
export const isVisible = (camera: Camera, { box, insets, panels }: Frame, p: Point): boolean => {
  const at = toScreen(camera, box, p);
  if (panels !== undefined && panels.length > 0)
    return isIn(at, { x: 0, y: 0, ...box }, -HALF_SEEN) && !panels.some((panel) => isIn(at, panel, HALF_SEEN));
  const { left, top, right, bottom } = insets;
  return isIn(at, { x: left, y: top, width: box.width - left - right, height: box.height - top - bottom });
};

/** Px per step, and whether it is a small screen on which that is shown. */
export type Shown = { readonly scale: number; readonly compact?: boolean };

/**
 * How large marks are drawn: in step with the map between the smallest legible size and half as large again, then
 * slower, so that a close view shows more ground rather than giant rails. k = 1 at 64 px per step.
 */
export const markScale = ({ scale, compact = false }: Shown): number => {
  const k = scale / UNIT;
  if (k > 1.5) return 1.5 * (k / 1.5) ** 0.6;
  return Math.max(compact ? 0.8 : 0.62, k);
};
