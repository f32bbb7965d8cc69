// Bubbles and tags of the board, at the points they speak of.
import type { Bubble, Tag } from '../../../map/overlay.tsx';
import type { Point } from '../../../map/types.ts';
import { RegionDisc } from './city-sign.tsx';
import { middleOf } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import type { EdgeTag, Place, Tip } from './types.ts';

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

export const tagsOf = (g: Geometry, tags: readonly EdgeTag[]): readonly Tag[] =>
  tags.flatMap(({ junction, text, region, sign, label }) => {
    const at = g.points.get(junction);
    if (at === undefined) return [];
    const content = (
      <>
        <RegionDisc region={region} sign={sign} size={18} />
        {text}
      </>
    );
    return [{ id: junction, at, label, look: `r-${region}`, content }];
  });
