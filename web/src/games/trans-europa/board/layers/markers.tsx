// Start markers: pins with the player's shape and pattern standing above their junction.
import type { JunctionId } from '@branchline/boards';
import type { Geometry } from '../geometry.ts';
import { PlayerShape, shapeFoot, shapePath } from '../../../../ui/player-shape.tsx';
import type { MarkerMark } from '../types.ts';

const R = 12.5;
/** Height of the shape's centre above its junction. */
export const PIN_HEIGHT = 27;
export const PIN_RADIUS = R * 1.2 + 2;

type MarkersProps = {
  readonly geometry: Geometry;
  readonly markers: readonly MarkerMark[];
  readonly u: number;
  readonly ids: string;
};

export function Markers({ geometry, markers, u, ids }: MarkersProps) {
  // Players may start on the same junction if the table allows it: their pins fan out.
  const seen = new Map<string, number>();
  const together = (junction: JunctionId): number => markers.filter((m) => m.junction === junction).length;
  return (
    <g class="b-markers" aria-hidden="true">
      {markers.map(({ junction, colour }) => {
        const at = geometry.points.get(junction);
        if (at === undefined) return null;
        const nth = seen.get(junction) ?? 0;
        seen.set(junction, nth + 1);
        const lean = (nth - (together(junction) - 1) / 2) * 26;
        const onCity = geometry.cityAt.has(junction);
        const base = onCity ? -11 : 0;
        const top = -(PIN_HEIGHT + (onCity ? 3 : 0)) - (onCity ? 6 : 0);
        const foot = top + shapeFoot(colour, R) - 1;
        return (
          <g key={colour} class={`b-marker c-${colour}`} transform={`translate(${at.x} ${at.y}) scale(${u})`}>
            <g class="b-pin">
              {!onCity && <circle r={4.8} class="b-pin-dot" />}
              <path
                d={`M${lean - 4.6} ${foot}L${lean * 0.2} ${base - 2}L${lean + 4.6} ${foot}Z`}
                class="b-pin-needle b-player-fill"
              />
              <path d={shapePath(colour, R + 1.6)} transform={`translate(${lean} ${top + 2.4})`} class="b-pin-shadow" />
              <g transform={`translate(${lean} ${top})`} class="b-pin-head">
                <PlayerShape colour={colour} r={R} ids={ids} />
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}
