// What follows the pointer and the keyboard: the section or city under the mouse, the cursor.
import { linePath } from '../curve.ts';
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

const frameOf = (geometry: MapGeometry, id: SectionId): { readonly d: string; readonly width: number } | undefined => {
  const section = geometry.sections.get(id);
  if (section === undefined) return undefined;
  return { d: linePath(section.curve, section.first, section.last), width: rowsWidth(section.tracks) };
};

/** Gold with an edge of ink on both sides, around the section and at the city it is seen from. */
export function Cursor({ geometry, cursor }: LiveProps & { readonly cursor: MapCursor }) {
  const frame = frameOf(geometry, cursor.section);
  const city = geometry.cities.get(cursor.city);
  if (frame === undefined || city === undefined) return null;
  return (
    <g class="t-cursor">
      <path d={frame.d} class="t-cursor-edge" style={{ strokeWidth: `${frame.width + 12}px` }} />
      <path d={frame.d} class="t-cursor-gold" style={{ strokeWidth: `${frame.width + 10}px` }} />
      <circle cx={city.x} cy={city.y} r={city.radius + 5} class="t-cursor-city-edge" />
      <circle cx={city.x} cy={city.y} r={city.radius + 5} class="t-cursor-city" />
    </g>
  );
}
