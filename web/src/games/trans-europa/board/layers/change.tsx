// New tracks run along their line, sleepers first, then rails; joined networks light up once.
import type { Geometry, PlacedLine, Point } from '../geometry.ts';
import type { Change, FreshTrack } from '../motion.ts';
import { drawTo, moveTo } from '../track-path.ts';
import type { PlayerColour } from '../../../../ui/colours.ts';
import { RAIL_OFFSET } from './tracks.tsx';

const SLEEPER = 5.8;

/** Ends in the order in which the track is laid. */
const run = (line: PlacedLine, from: string): readonly [Point, Point] =>
  line.a === from ? [line.from, line.to] : [line.to, line.from];

const beside = ([p, q]: readonly [Point, Point], length: number, offset: number): string => {
  const nx = (-(q.y - p.y) / length) * offset;
  const ny = ((q.x - p.x) / length) * offset;
  return moveTo({ x: p.x + nx, y: p.y + ny }) + drawTo({ x: q.x + nx, y: q.y + ny });
};

type FreshProps = { readonly track: FreshTrack; readonly line: PlacedLine; readonly u: number };

function Fresh({ track, line, u }: FreshProps) {
  const ends = run(line, track.from);
  const [p, q] = ends;
  const count = Math.max(2, Math.floor(line.length / (SLEEPER * u)));
  const half = (9.4 * u) / 2;
  const nx = -(q.y - p.y) / line.length;
  const ny = (q.x - p.x) / line.length;
  const bed = moveTo(p) + drawTo(q);
  return (
    <g class={`b-rails b-fresh ${track.joined ? 'b-joined' : 'b-apart'}`} style={{ '--order': track.order }}>
      <path d={bed} pathLength={1} class="b-track-casing b-fresh-bed" />
      <path d={bed} pathLength={1} class="b-track-ballast b-fresh-bed" />
      {Array.from({ length: count }, (_, i) => {
        const t = (i + 0.5) / count;
        const [x, y] = [p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t];
        const d = moveTo({ x: x - nx * half, y: y - ny * half }) + drawTo({ x: x + nx * half, y: y + ny * half });
        return <path key={i} d={d} class="b-fresh-sleeper" style={{ '--t': t.toFixed(3) }} />;
      })}
      {[RAIL_OFFSET * u, -RAIL_OFFSET * u].map((offset) => (
        <path key={offset} d={beside(ends, line.length, offset)} pathLength={1} class="b-track-rails b-fresh-rail" />
      ))}
    </g>
  );
}

type ChangeProps = {
  readonly geometry: Geometry;
  readonly change: Change;
  readonly me: PlayerColour;
  readonly u: number;
};

export function ChangeInMotion({ geometry, change, me, u }: ChangeProps) {
  const farthest = Math.max(1, ...change.joined.map((t) => t.step + 1));
  return (
    <g class="b-change" aria-hidden="true">
      {change.fresh.map((track) => {
        const line = geometry.lines.get(track.line);
        return line === undefined ? null : <Fresh key={track.line} track={track} line={line} u={u} />;
      })}
      <g class={`b-joins c-${me}`} style={{ '--after': change.fresh.length, '--steps': farthest }}>
        {change.joined.map((track) => {
          const line = geometry.lines.get(track.line);
          if (line === undefined) return null;
          const [p, q] = run(line, track.from);
          return (
            <path
              key={track.line}
              d={moveTo(p) + drawTo(q)}
              pathLength={1}
              class="b-join-light"
              style={{ '--step': track.step }}
            />
          );
        })}
      </g>
    </g>
  );
}

/** How long a change moves, in ms. */
export const changeTime = (change: Change): number => {
  const laying = change.fresh.length === 0 ? 0 : (change.fresh.length - 1) * 410 + 640;
  return laying + (change.joined.length === 0 ? 0 : 620);
};
