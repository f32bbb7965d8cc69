// What follows the pointer and the keyboard: the section or city under the mouse, the cursor.
import { bandPath, linePath } from '../curve.ts';
import type { MapGeometry, SectionId } from '../geometry.ts';
import { rowsWidth } from '../measures.ts';
import type { MapCursor, MapPlace } from '../types.ts';

type LiveProps = { readonly geometry: MapGeometry };

export function Hovered({ geometry, place }: LiveProps & { readonly place: MapPlace }) {
  if (place.at === 'city') {
    const city = geometry.cities.get(place.city);
    return city === undefined ? null : <circle cx={city.x} cy={city.y} r={city.radius + 4.5} class="t-hover-city" />;
  }
  const section = geometry.sections.get(place.section);
  if (section === undefined) return null;
  const { curve, first, last, tracks } = section;
  return (
    <path d={linePath(curve, first, last)} class="t-hover" style={{ strokeWidth: `${rowsWidth(tracks) + 6}px` }} />
  );
}

/** Air between the rows and the frame around them. */
const FRAME_AIR = 3.5;

const frameOf = (geometry: MapGeometry, id: SectionId): string | undefined => {
  const section = geometry.sections.get(id);
  if (section === undefined) return undefined;
  const { curve, first, last, tracks } = section;
  return bandPath(curve, {
    first: first - FRAME_AIR,
    last: last + FRAME_AIR,
    aside: 0,
    width: rowsWidth(tracks) + 2 * FRAME_AIR,
  });
};

/** Gold with an edge of ink: a frame around the section and a ring at the city it is seen from. */
export function Cursor({ geometry, cursor }: LiveProps & { readonly cursor: MapCursor }) {
  const frame = frameOf(geometry, cursor.section);
  const city = geometry.cities.get(cursor.city);
  if (frame === undefined || city === undefined) return null;
  const ring = { cx: city.x, cy: city.y, r: city.radius + 5 };
  return (
    <g class="t-cursor">
      <path d={frame} class="t-cursor-edge" />
      <circle {...ring} class="t-cursor-edge" />
      <path d={frame} class="t-cursor-gold" />
      <circle {...ring} class="t-cursor-gold" />
    </g>
  );
}
