// The whole board in the size of a stamp: land, rails, the viewer's cities and the part that is in sight.
import './board-overview.css';
import { UNIT } from '../../../map/types.ts';
import type { MapView } from '../../../map/types.ts';
import type { Board } from '@branchline/boards';
import { chainPoints, chainsOf } from './chains.ts';
import { geometryOf } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { roundedPath } from './paths.ts';
import type { BoardMarks, JunctionId, LineId } from './types.ts';
import type { PlayerColour } from '../../../ui/colours.ts';
import { useGeography } from './use-geography.ts';

export type OverviewProps = {
  readonly board: Board;
  readonly marks: BoardMarks;
  readonly me: PlayerColour;
  /** What the large board shows, and the size of its box in px. */
  readonly seen?: { readonly view: MapView; readonly width: number; readonly height: number };
};

const MARGIN = UNIT;
const NO_BREAKS: ReadonlySet<JunctionId> = new Set();

const rails = (g: Geometry, lines: readonly LineId[]): string =>
  chainsOf(g, lines, NO_BREAKS)
    .map((chain) => roundedPath(chainPoints(g, chain), 0.24 * UNIT))
    .join('');

export function BoardOverview({ board, marks, me, seen }: OverviewProps) {
  const geometry = geometryOf(board);
  const geography = useGeography(board.id);
  const { x, y, width, height } = geometry.extent;
  const frame = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  const targets = new Map(marks.cities.filter((c) => c.target === true).map((c) => [c.city, c.linked === true]));
  const window = seen && {
    width: (seen.width * UNIT) / seen.view.scale,
    height: (seen.height * UNIT) / seen.view.scale,
  };
  return (
    <svg class="board-picture board-overview" viewBox={frame.join(' ')} aria-hidden="true">
      {geography !== undefined && (
        <g transform="scale(.25)">
          <path d={geography.land} class="b-overview-land" />
        </g>
      )}
      <path
        d={rails(
          geometry,
          marks.tracks.filter((t) => !t.joined).map((t) => t.line),
        )}
        class="b-overview-apart"
      />
      <path
        d={rails(
          geometry,
          marks.tracks.filter((t) => t.joined).map((t) => t.line),
        )}
        class="b-overview-joined"
      />
      {board.cities.map((city) => {
        const at = geometry.points.get(city.junction);
        const linked = targets.get(city.id);
        if (at === undefined || linked === undefined) return null;
        return (
          <g key={city.id} class={`r-${city.region}`}>
            <circle cx={at.x} cy={at.y} r={linked ? 16 : 26} class="b-overview-city" />
          </g>
        );
      })}
      {seen !== undefined && window !== undefined && (
        <g class={`c-${me}`}>
          <rect
            x={seen.view.x * UNIT - window.width / 2}
            y={seen.view.y * UNIT - window.height / 2}
            width={window.width}
            height={window.height}
            rx={26}
            class="b-overview-window"
          />
        </g>
      )}
    </svg>
  );
}
