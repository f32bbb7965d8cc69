// Which part of the sheet a still picture shows.

import type { Point } from './curve.ts';
import type { Extent } from './geometry.ts';

type PictureSize = {
  readonly width: number;
  readonly height: number;
  /** Room around what is shown, in px. */
  readonly air: number;
  /** Units of the sheet in a px at least: nothing is shown larger. */
  readonly closest: number;
};

/** The part with these points in its middle, as large as it may be. */
export const frameAround = (points: readonly Point[], { width, height, air, closest }: PictureSize): Extent => {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const perPx = Math.max((right - left) / (width - 2 * air), (bottom - top) / (height - 2 * air), closest);
  const [w, h] = [width * perPx, height * perPx];
  return { x: (left + right - w) / 2, y: (top + bottom - h) / 2, width: w, height: h };
};
