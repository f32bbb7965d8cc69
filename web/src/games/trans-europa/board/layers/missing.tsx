// What each player still missed at the end of a round: dashed lines in the player's colour, side by side where shared.
import { pointAlong } from '../geometry.ts';
import type { Geometry } from '../geometry.ts';
import { DASHES, shapePath } from '../../../../ui/player-shape.tsx';
import { drawTo, moveTo } from '../paths.ts';
import type { LineId, MissingMark } from '../types.ts';
import type { PlayerColour } from '../../../../ui/colours.ts';

/** Distance between players who share a line. */
const LANE = 8.5;

type Lane = { readonly colours: readonly PlayerColour[] };

const lanesOf = (missing: readonly MissingMark[]): ReadonlyMap<LineId, Lane> => {
  const lanes = new Map<LineId, PlayerColour[]>();
  for (const { colour, lines } of missing)
    for (const { line } of lines) lanes.set(line, [...(lanes.get(line) ?? []), colour]);
  return new Map([...lanes].map(([line, colours]) => [line, { colours }]));
};

type MissingProps = { readonly geometry: Geometry; readonly missing: readonly MissingMark[]; readonly u: number };

export function Missing({ geometry, missing, u }: MissingProps) {
  const lanes = lanesOf(missing);
  const offsetOf = (line: LineId, colour: PlayerColour): number => {
    const colours = lanes.get(line)?.colours ?? [];
    return (colours.indexOf(colour) - (colours.length - 1) / 2) * LANE * u;
  };
  return (
    <g class="b-missing" aria-hidden="true">
      {missing.map(({ colour, alternatives = [] }) => (
        <path
          key={`alternatives-${colour}`}
          d={alternatives
            .map((id) => geometry.lines.get(id))
            .map((l) => (l === undefined ? '' : moveTo(pointAlong(l, 0.12)) + drawTo(pointAlong(l, 0.88))))
            .join('')}
          class={`b-alternative c-${colour}`}
        />
      ))}
      {missing.map(({ colour, lines }) =>
        lines.map(({ line: id, cost }, i) => {
          const line = geometry.lines.get(id);
          if (line === undefined) return null;
          const offset = offsetOf(id, colour);
          const d = moveTo(pointAlong(line, 0.1, offset)) + drawTo(pointAlong(line, 0.9, offset));
          const shared = (lanes.get(id)?.colours.length ?? 1) > 1;
          // Shared lines stagger their badges, so that none hides another.
          const t = shared ? 0.5 + 0.22 * ((lanes.get(id)?.colours.indexOf(colour) ?? 0) % 2 === 0 ? -1 : 1) : 0.5;
          const at = pointAlong(line, t, offset);
          return (
            <g key={`${colour} ${id}`} class={`b-missing-line c-${colour}`} style={{ '--i': i }}>
              <path d={d} class="b-missing-casing" />
              <path d={d} class="b-missing-dash" stroke-dasharray={DASHES[colour].map((v) => v * u).join(' ')} />
              <g transform={`translate(${at.x} ${at.y}) scale(${u})`}>
                <g class="b-missing-badge">
                  <path d={shapePath(colour, 9.6)} class="b-badge-plate" />
                  <text y={colour === 'jade' ? 5.8 : 4.2} class="b-badge-text b-badge-small">
                    {cost}
                  </text>
                </g>
              </g>
            </g>
          );
        }),
      )}
    </g>
  );
}
