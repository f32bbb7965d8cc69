// New tracks run along their line, sleepers first, then rails; joined networks light up once.
import { drawTo, moveTo } from '../paths.ts';
import type { Point } from '../../../../map/types.ts';
import type { PlayerColour } from '../../../../ui/colours.ts';
import type { Geometry, PlacedLine } from '../geometry.ts';
import type { Change, FreshTrack } from '../motion.ts';
import { RAIL_OFFSET, SLOT_RAIL_OFFSET, slotEnds, slotLook } from './tracks.tsx';

/** Distance between sleepers, and half their length, on a line and in a ferry's slot. */
const SLEEPERS = { line: { gap: 5.8, half: 4.7 }, slot: { gap: 4.6, half: 3.1 } } as const;

type Ends = readonly [Point, Point];

/** Ends in the order in which the track is laid. */
const run = (line: PlacedLine, from: string, [a, b]: Ends = [line.from, line.to]): Ends =>
  line.a === from ? [a, b] : [b, a];

const lengthOf = ([p, q]: Ends): number => Math.hypot(q.x - p.x, q.y - p.y);

/** The point `t` of the way along, shifted sideways. */
const along = (ends: Ends, t: number, offset: number): Point => {
  const [p, q] = ends;
  const length = lengthOf(ends);
  return {
    x: p.x + (q.x - p.x) * t - ((q.y - p.y) / length) * offset,
    y: p.y + (q.y - p.y) * t + ((q.x - p.x) / length) * offset,
  };
};

const beside = (ends: Ends, offset: number): string => moveTo(along(ends, 0, offset)) + drawTo(along(ends, 1, offset));

type FreshProps = { readonly track: FreshTrack; readonly line: PlacedLine; readonly u: number };

function Fresh({ track, line, u }: FreshProps) {
  const { slot, piece, joined, from, order } = track;
  const ends = run(line, from, slot === undefined ? undefined : slotEnds(line, slot, u));
  const { gap, half } = slot === undefined ? SLEEPERS.line : SLEEPERS.slot;
  const rail = (slot === undefined ? RAIL_OFFSET : SLOT_RAIL_OFFSET) * u;
  const count = Math.max(2, Math.floor(lengthOf(ends) / (gap * u)));
  const bed = beside(ends, 0);
  const look = slotLook(piece ?? 'black', joined);
  const drawn = (
    <g class={`b-rails b-fresh ${look}`} style={{ '--order': order }}>
      <path d={bed} pathLength={1} class="b-track-casing b-fresh-bed" />
      <path d={bed} pathLength={1} class="b-track-ballast b-fresh-bed" />
      {Array.from({ length: count }, (_, i) => {
        const t = (i + 0.5) / count;
        const d = moveTo(along(ends, t, half * u)) + drawTo(along(ends, t, -half * u));
        return <path key={i} d={d} class="b-fresh-sleeper" style={{ '--t': t.toFixed(3) }} />;
      })}
      {[rail, -rail].map((offset) => (
        <path key={offset} d={beside(ends, offset)} pathLength={1} class="b-track-rails b-fresh-rail" />
      ))}
    </g>
  );
  return slot === undefined ? drawn : <g class="b-slot">{drawn}</g>;
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
        return line === undefined ? null : <Fresh key={track.order} track={track} line={line} u={u} />;
      })}
      <g class={`b-joins c-${me}`} style={{ '--after': change.fresh.length, '--steps': farthest }}>
        {change.joined.map((track) => {
          const line = geometry.lines.get(track.line);
          if (line === undefined) return null;
          return (
            <path
              key={track.line}
              d={beside(run(line, track.from), 0)}
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
