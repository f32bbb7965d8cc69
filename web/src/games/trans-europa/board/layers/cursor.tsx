// The keyboard's place on the board: a ring in ink with a gap of land, so that it never relies on colour.
import type { Geometry } from '../geometry.ts';
import type { JunctionId } from '../types.ts';

type CursorProps = { readonly geometry: Geometry; readonly junction: JunctionId; readonly u: number };

export function Cursor({ geometry, junction, u }: CursorProps) {
  const at = geometry.points.get(junction);
  if (at === undefined) return null;
  const r = geometry.cityAt.has(junction) ? 21 : 14;
  return (
    <g class="b-cursor" transform={`translate(${at.x} ${at.y}) scale(${u})`} aria-hidden="true">
      <circle r={r} class="b-cursor-gap" />
      <circle r={r + 2.5} class="b-cursor-ring" />
      <circle r={r + 5} class="b-cursor-gap" />
    </g>
  );
}
