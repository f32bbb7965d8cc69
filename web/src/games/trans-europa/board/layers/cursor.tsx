// The keyboard's place on the board: a ring in ink with a gap of land, so that it never relies on colour.
import type { Geometry } from '../geometry.ts';
import type { JunctionId } from '../types.ts';
import { Label, type DrawnLabel } from './labels.tsx';

type CursorProps = {
  readonly geometry: Geometry;
  readonly junction: JunctionId;
  readonly labels: readonly DrawnLabel[];
  readonly u: number;
};

export function Cursor({ geometry, junction, labels, u }: CursorProps) {
  const at = geometry.points.get(junction);
  if (at === undefined) return null;
  const city = geometry.cityAt.get(junction);
  const label = labels.find(({ id }) => id === city);
  return (
    <g class="b-cursor" aria-hidden="true">
      <g transform={`translate(${at.x} ${at.y}) scale(${u})`}>
        <Ring r={city === undefined ? 14 : 21} />
      </g>
      {/* Once more above the ring, which would cut it. */}
      {label && <Label label={label} />}
    </g>
  );
}

function Ring({ r }: { readonly r: number }) {
  return (
    <>
      <circle r={r} class="b-cursor-gap" />
      <circle r={r + 2.5} class="b-cursor-ring" />
      <circle r={r + 5} class="b-cursor-gap" />
    </>
  );
}
