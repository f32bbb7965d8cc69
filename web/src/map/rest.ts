// The resting view: the largest one in which no place of the drawing is under a panel.
import { markScale } from './camera.ts';
import type { Camera } from './camera.ts';
import { UNIT } from './types.ts';
import type { Box, Point, Size } from './types.ts';

/** A place that must stay in sight, with the px around it that belong to it. */
export type Spot = Point & { readonly reach: number };

/** Room for names at the edge of the window, in px; more where they are drawn large. */
const EDGE = { x: 34, top: 27, bottom: 27 };
const growth = (k: number): number => Math.max(1, markScale({ scale: k * UNIT })) ** 2;
/** Room for a name between a place and a panel below it, in px. */
const NAME = 18;
/** Views tried from left to right, and steps towards the largest scale. */
const TRIES = 48;
const STEPS = 12;
/** Nobody sees anything on a board smaller than this; px per step. */
const SMALLEST = 12;

type Span = { readonly from: number; readonly to: number };

/** How far the drawing may be moved to the right at this size: between the window's edges and tall panels. */
function across(spots: readonly Spot[], k: number, { width }: Size, sides: readonly Box[]): Span {
  const left = sides.filter((side) => side.x + side.width / 2 < width / 2).map((side) => side.x + side.width);
  const right = sides.filter((side) => side.x + side.width / 2 >= width / 2).map((side) => side.x);
  const edge = EDGE.x * growth(k);
  const free = { from: Math.max(edge, ...left), to: Math.min(width - edge, ...right) };
  return {
    from: Math.max(...spots.map(({ x, reach }) => free.from + reach - x * k)),
    to: Math.min(...spots.map(({ x, reach }) => free.to - reach - x * k)),
  };
}

/** Its size, how far it is moved across, and the space for names above the elements below. */
type Placed = { readonly k: number; readonly dx: number; readonly name: number };

/** How far it may be moved down, once it is moved across: away from the elements at the top and at the bottom. */
function down(spots: readonly Spot[], { k, dx, name }: Placed, { height }: Size, panels: readonly Box[]): Span {
  const edge = growth(k);
  let from = -Infinity;
  let to = Infinity;
  for (const { x, y, reach } of spots) {
    const at = x * k + dx;
    let [top, bottom] = [EDGE.top * edge, height - EDGE.bottom * edge];
    for (const panel of panels) {
      if (at < panel.x - reach || at > panel.x + panel.width + reach) continue;
      if (panel.y + panel.height / 2 < height / 2) top = Math.max(top, panel.y + panel.height + reach);
      else bottom = Math.min(bottom, panel.y - reach - name);
    }
    from = Math.max(from, top - y * k);
    to = Math.min(to, bottom - y * k);
  }
  return { from, to };
}

/** Undefined where the panels leave no room at all. In the narrowest windows places come before their names. */
export const restingView = (spots: readonly Spot[], box: Size, panels: readonly Box[]): Camera | undefined =>
  largestView({ spots, box, panels, name: NAME }) ?? largestView({ spots, box, panels, name: 0 });

type Wish = {
  readonly spots: readonly Spot[];
  readonly box: Size;
  readonly panels: readonly Box[];
  /** Room for a name between a place and a panel below it. */
  readonly name: number;
};

function largestView({ spots, box, panels, name }: Wish): Camera | undefined {
  const isTall = ({ height }: Box): boolean => height > box.height / 2;
  const sides = panels.filter(isTall);
  const others = panels.filter((panel) => !isTall(panel));
  const viewAt = (scale: number): Camera | undefined => {
    const k = scale / UNIT;
    const { from, to } = across(spots, k, box, sides);
    if (from > to) return undefined;
    let best: { readonly dx: number; readonly dy: number; readonly room: number } | undefined;
    for (let i = 0; i <= TRIES; i++) {
      const dx = from + ((to - from) * i) / TRIES;
      const rows = down(spots, { k, dx, name }, box, others);
      // The middle looks best; what is a little to the side must leave more air to be better.
      const room = rows.to - rows.from - Math.abs(i - TRIES / 2) * 0.5;
      if (rows.to >= rows.from && (best === undefined || room > best.room))
        best = { dx, dy: (rows.from + rows.to) / 2, room };
    }
    return best && { x: (box.width / 2 - best.dx) / k, y: (box.height / 2 - best.dy) / k, scale };
  };
  let found = viewAt(SMALLEST);
  let [low, high] = [SMALLEST, 8 * SMALLEST];
  while (viewAt(high) !== undefined && high < 2000) [low, high] = [high, high * 2];
  for (let i = 0; i < STEPS && found; i++) {
    const scale = (low + high) / 2;
    const view = viewAt(scale);
    if (view) [found, low] = [view, scale];
    else high = scale;
  }
  return found;
}
