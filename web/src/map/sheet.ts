// The sheet: the drawn part of a map, larger than the window, moved by a CSS transform until it is drawn again.
import type { Camera } from './camera.ts';
import { UNIT } from './types.ts';
import type { Box, Size } from './types.ts';

/** How far the sheet reaches beyond the window on each side, in px. */
export const overscan = (box: Size): number => Math.round(Math.min(480, 0.4 * Math.max(box.width, box.height)));

/** What the sheet shows, in drawing units. */
export const sheetFrame = (drawn: Camera, box: Size): Box => {
  const margin = overscan(box);
  const perPx = UNIT / drawn.scale;
  const width = (box.width + 2 * margin) * perPx;
  const height = (box.height + 2 * margin) * perPx;
  return { x: drawn.x - width / 2, y: drawn.y - height / 2, width, height };
};

export type SheetMove = { readonly x: number; readonly y: number; readonly zoom: number };

/** The transform that makes a sheet drawn for one camera look as seen by another. */
export const sheetMove = (drawn: Camera, seen: Camera, box: Size): SheetMove => {
  const margin = overscan(box);
  const zoom = seen.scale / drawn.scale;
  const shift = (from: number, to: number, side: number): number =>
    ((from - to) * seen.scale) / UNIT + side / 2 - zoom * (side / 2 + margin);
  const x = shift(drawn.x, seen.x, box.width);
  const y = shift(drawn.y, seen.y, box.height);
  // Whole pixels keep strokes sharp while only panning.
  return zoom === 1 ? { x: Math.round(x), y: Math.round(y), zoom } : { x, y, zoom };
};

/** Whether the window is still on the sheet, with `air` px to spare. */
export const sheetCovers = (drawn: Camera, seen: Camera, box: Size, air: number): boolean => {
  const margin = overscan(box);
  const { x, y, zoom } = sheetMove(drawn, seen, box);
  return (
    x <= -air &&
    y <= -air &&
    x + zoom * (box.width + 2 * margin) >= box.width + air &&
    y + zoom * (box.height + 2 * margin) >= box.height + air
  );
};
