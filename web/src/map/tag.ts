// Finds the place for a tag: at the edge beyond which, or beside the panel under which, its place lies.
import { inside, pushedOff } from './bubble.ts';
import type { Box, Point, Size } from './types.ts';

type Axis = 'x' | 'y';

/** What a tag keeps off: panels, other tags and places that are pressed in any case, names where there is room. */
export type Taken = { readonly panels: readonly Box[]; readonly hard: readonly Box[]; readonly soft: readonly Box[] };

/** So many px a tag goes along its edge rather than over a name. */
const NAME = 60;
/** A tag far in on the map seems to mean what stands there: each px off the edge counts as so many along it. */
const INWARDS = 3;

const across = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');

/** Where a tag stands if nothing is in its way, and the axis along which it may slide. */
function edgeOf(
  at: Point,
  size: Size,
  window: Box,
  panels: readonly Box[],
): { readonly edge: Box; readonly along: Axis } {
  const edge = inside({ x: at.x - size.width / 2, y: at.y - size.height / 2, ...size }, window);
  if (at.x < window.x || at.x > window.x + window.width) return { edge, along: 'y' };
  if (at.y < window.y || at.y > window.y + window.height) return { edge, along: 'x' };
  const way = (axis: Axis, box: Box): number => Math.abs(box[axis] - edge[axis]);
  const [best] = (['x', 'y'] as const)
    .flatMap((off) => {
      const box = pushedOff(edge, panels, off, window);
      return box === undefined ? [] : [{ edge: box, along: across(off), way: way(off, box) }];
    })
    .toSorted((p, q) => p.way - q.way);
  return best ?? { edge, along: 'x' };
}

/** The edge's nearest free stretch; undefined where there is none. */
export function placeTag(at: Point, size: Size, window: Box, { panels, hard, soft }: Taken): Box | undefined {
  const { edge, along } = edgeOf(at, size, window, panels);
  let best: Box | undefined;
  let bestCost = Infinity;
  const solid = [...panels, ...hard];
  for (const [others, hides] of [[[...solid, ...soft], 0] as const, [solid, NAME] as const])
    for (const axis of [along, across(along)]) {
      const box = pushedOff(edge, others, axis, window);
      if (box === undefined) continue;
      const cost = hides + Math.abs(box[axis] - edge[axis]) * (axis === along ? 1 : INWARDS);
      if (cost < bestCost) [best, bestCost] = [box, cost];
    }
  return best;
}

/** The side of a tag that looks towards its place. */
export const sideOf = (tag: Box, at: Point): string =>
  Object.entries({
    left: tag.x - at.x,
    right: at.x - tag.x - tag.width,
    top: tag.y - at.y,
    bottom: at.y - tag.y - tag.height,
  }).reduce((p, q) => (q[1] > p[1] ? q : p))[0];
