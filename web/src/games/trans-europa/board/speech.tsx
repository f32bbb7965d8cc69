// Bubbles and arrows of the board, at the points they speak of.
import type { Arrow, Bubble } from '../../../map/overlay.tsx';
import type { Point } from '../../../map/types.ts';
import { RegionSign } from './city-sign.tsx';
import { middleOf } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import type { EdgeArrow, Place, Tip } from './types.ts';

const pointOfPlace = (g: Geometry, place: Place): Point | undefined => {
  if (place.at === 'junction') return g.points.get(place.junction);
  const line = g.lines.get(place.line);
  return line === undefined ? undefined : middleOf(line);
};

export const bubblesOf = (g: Geometry, tips: readonly Tip[]): readonly Bubble[] =>
  tips.flatMap(({ place, tone, content }) => {
    const at = pointOfPlace(g, place);
    return at === undefined ? [] : [{ at, tone, content }];
  });

export const arrowsOf = (g: Geometry, arrows: readonly EdgeArrow[]): readonly Arrow[] =>
  arrows.flatMap(({ junction, region, sign, label }) => {
    const at = g.points.get(junction);
    return at === undefined
      ? []
      : [{ id: junction, at, label, look: `r-${region}`, content: <RegionSign sign={sign} /> }];
  });

/** Junctions and middles of lines: what is pressed on the board. */
export const pressedOf = (g: Geometry): readonly Point[] => [
  ...g.points.values(),
  ...[...g.lines.values()].map(middleOf),
];
