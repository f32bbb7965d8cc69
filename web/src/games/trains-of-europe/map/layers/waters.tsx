// The names of the waters, where all of a name is in sight: none is half under a panel, a city's name or beyond the edge.
import type { Box } from '../house.ts';
import type { Scenery } from '../scenery.ts';
import { placeWater } from '../water-places.ts';

type WatersProps = {
  readonly scenery: Scenery;
  readonly water: (key: string) => string;
  /** The visible part of the sheet, and what covers it: panels, cities and their names. */
  readonly seen: Box;
  readonly taken: readonly Box[];
};

export function Waters({ scenery, water, seen, taken }: WatersProps) {
  return (
    <>
      {scenery.waters.map((name) => {
        const placed = placeWater(name, water(name.key), seen, taken);
        if (!placed) return null;
        const { key, x, y, angle, size } = placed;
        return (
          <text key={key} x={x} y={y} class="t-water" style={{ '--z': size }} transform={`rotate(${angle} ${x} ${y})`}>
            {water(key)}
          </text>
        );
      })}
    </>
  );
}
