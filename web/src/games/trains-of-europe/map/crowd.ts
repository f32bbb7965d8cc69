// Where the slots lie, as a cloud of points in cells: tells quickly whether a box would cover any.

import { stationAt } from './curve.ts';
import type { Point } from './curve.ts';
import type { MapGeometry, SectionId } from './geometry.ts';
import type { Box } from './house.ts';
import { rowsWidth } from './measures.ts';

const CELL = 32;
const STEP = 2.5;

export type Crowd = {
  /** How many points of slots lie in a box, those of one section not counted. */
  readonly slotsIn: (box: Box, except?: SectionId) => number;
};

const cellKey = (x: number, y: number): number => Math.floor(x / CELL) * 4096 + Math.floor(y / CELL);

const build = (geometry: MapGeometry): Crowd => {
  const cells = new Map<number, (Point & { readonly section: SectionId })[]>();
  for (const { id, curve, first, last, tracks } of geometry.sections.values()) {
    const half = rowsWidth(tracks) / 2;
    for (let s = first; s <= last; s += STEP)
      for (let aside = -half; aside <= half; aside += half / Math.ceil(half / STEP)) {
        const { x, y } = stationAt(curve, s, aside);
        const key = cellKey(x, y);
        const cell = cells.get(key);
        if (cell === undefined) cells.set(key, [{ x, y, section: id }]);
        else cell.push({ x, y, section: id });
      }
  }
  return {
    slotsIn: ({ x, y, width, height }, except) => {
      let found = 0;
      for (let cx = x; cx < x + width + CELL; cx += CELL)
        for (let cy = y; cy < y + height + CELL; cy += CELL)
          for (const p of cells.get(cellKey(cx, cy)) ?? [])
            if (p.section !== except && p.x > x && p.x < x + width && p.y > y && p.y < y + height) found += 1;
      return found;
    },
  };
};

const known = new WeakMap<MapGeometry, Crowd>();

/** The crowd of a geometry, built when first asked for. */
export const crowdOf = (geometry: MapGeometry): Crowd => {
  let crowd = known.get(geometry);
  if (crowd === undefined) {
    crowd = build(geometry);
    known.set(geometry, crowd);
  }
  return crowd;
};
