// Laid rails: chains as smooth curves, bridge walls on double lines, railheads and branches, ferry slots.
import { freshKey } from '../motion.ts';
import { UNIT } from '../../../../map/types.ts';
import type { Point } from '../../../../map/types.ts';
import { Paths } from '../cells.tsx';
import { chainPoints, chainsOf, degreesOf } from '../chains.ts';
import { pointAlong } from '../geometry.ts';
import type { Geometry, PlacedLine } from '../geometry.ts';
import { PlayerShape } from '../../../../ui/player-shape.tsx';
import { drawTo, moveTo, roundedPath, wallsPath } from '../paths.ts';
import type { FerryMark, FerrySlot, JunctionId, LineId, TrackMark } from '../types.ts';
import { dots, FERRY_OFFSET, ferryWaves } from './lattice.tsx';

/** Corners are cut by this share of a line. */
export const CORNER = 0.24 * UNIT;
export const RAIL_OFFSET = 2.5;
const WALL_OFFSET = 8.2;
const WALL_FLARE = 4;

/** A path per chain: the bed, and both rails. */
export type RailPaths = { readonly beds: readonly string[]; readonly rails: readonly string[] };

/** Bed and rails of a set of tracks. */
export const railPaths = (
  g: Geometry,
  lines: Iterable<LineId>,
  breaks: ReadonlySet<JunctionId>,
  u: number,
): RailPaths => {
  const chains = chainsOf(g, lines, breaks).map((chain) => chainPoints(g, chain));
  return {
    beds: chains.map((points) => roundedPath(points, CORNER)),
    rails: chains.map(
      (points) => roundedPath(points, CORNER, RAIL_OFFSET * u) + roundedPath(points, CORNER, -RAIL_OFFSET * u),
    ),
  };
};

/** Casing, ballast, sleepers, rails: the same four strokes for every kind of track. */
export function Rails({ paths, look }: { readonly paths: RailPaths; readonly look: string }) {
  if (paths.beds.length === 0) return null;
  return (
    <g class={`b-rails ${look}`}>
      <Paths paths={paths.beds} look="b-track-casing" />
      <Paths paths={paths.beds} look="b-track-ballast" />
      <Paths paths={paths.beds} look="b-track-sleepers" />
      <Paths paths={paths.rails} look="b-track-rails" />
    </g>
  );
}

type TracksProps = {
  readonly geometry: Geometry;
  readonly tracks: readonly TrackMark[];
  /** Cities and markers, where chains end. */
  readonly breaks: ReadonlySet<JunctionId>;
  readonly u: number;
};

export function Walls({
  geometry,
  lines,
  u,
}: {
  readonly geometry: Geometry;
  readonly lines: readonly LineId[];
  readonly u: number;
}) {
  const walls = lines
    .map((id) => geometry.lines.get(id))
    .filter((l): l is PlacedLine => l !== undefined && l.kind !== 'flat' && l.kind !== 'ferry');
  return (
    <>
      {(['river', 'mountain', 'sea'] as const).map((kind) => {
        const d = walls
          .filter((l) => l.kind === kind)
          .map((l) => wallsPath(l, { offset: WALL_OFFSET * u, flare: WALL_FLARE * u }))
          .join('');
        return d !== '' && <path key={kind} d={d} class={`b-walls b-double-${kind}`} />;
      })}
    </>
  );
}

export function Tracks({ geometry, tracks, breaks, u }: TracksProps) {
  const joined = tracks.filter((t) => t.joined).map((t) => t.line);
  const apart = tracks.filter((t) => !t.joined).map((t) => t.line);
  const points = (ids: readonly LineId[]): Point[] =>
    [...degreesOf(geometry, ids)]
      .filter(([id, degree]) => degree !== 2 && !breaks.has(id))
      .map(([id]) => geometry.points.get(id))
      .filter((p): p is Point => p !== undefined);
  return (
    <g class="b-tracks" aria-hidden="true">
      <Rails paths={railPaths(geometry, apart, breaks, u)} look="b-apart" />
      <Rails paths={railPaths(geometry, joined, breaks, u)} look="b-joined" />
      <Heads points={points(apart)} look="b-apart" />
      <Heads points={points(joined)} look="b-joined" />
    </g>
  );
}

function Heads({ points, look }: { readonly points: readonly Point[]; readonly look: string }) {
  const d = dots(points);
  return (
    d !== '' && (
      <g class={look}>
        <path d={d} class="b-head-ring" />
        <path d={d} class="b-head-dot" />
      </g>
    )
  );
}

/** How far the rails in a ferry's slot lie beside its middle. */
export const SLOT_RAIL_OFFSET = 1.6;
/** The track in a slot ends short of the junctions, in drawing units. */
const SLOT_GAP = 6;

const sideOf = (slot: 0 | 1): number => (slot === 0 ? -1 : 1);

/** Where the middle of the track in a ferry's slot begins and ends, shifted by `beside`. */
export const slotEnds = (line: PlacedLine, slot: 0 | 1, u: number, beside = 0): readonly [Point, Point] => {
  const offset = (sideOf(slot) * FERRY_OFFSET + beside) * u;
  const gap = SLOT_GAP / line.length;
  return [pointAlong(line, gap, offset), pointAlong(line, 1 - gap, offset)];
};

/** Track in a ferry's slot. */
export const slotTrack = (line: PlacedLine, slot: 0 | 1, u: number): RailPaths => {
  const path = (beside: number): string => {
    const [from, to] = slotEnds(line, slot, u, beside);
    return moveTo(from) + drawTo(to);
  };
  return { beds: [path(0)], rails: [path(-SLOT_RAIL_OFFSET) + path(SLOT_RAIL_OFFSET)] };
};

type FerriesProps = {
  readonly geometry: Geometry;
  readonly ferries: readonly FerryMark[];
  readonly u: number;
  readonly ids: string;
  /** Tracks that are being drawn by an animation just now. */
  readonly fresh: ReadonlySet<string>;
};

export const slotLook = (slot: FerrySlot, joined: boolean): string =>
  slot === 'black' || slot === 'free' ? (joined ? 'b-joined' : 'b-apart') : `b-personal c-${slot}`;

/** A ferry of others: no entry. */
function ClosedSign({ line, u }: { readonly line: PlacedLine; readonly u: number }) {
  const { x, y } = pointAlong(line, 0.5);
  return (
    <g class="b-closed" transform={`translate(${x} ${y}) scale(${u})`}>
      <circle r={8} class="b-closed-ring" />
      <circle r={6.6} class="b-closed-disc" />
      <path d="M-3.6 0H3.6" class="b-closed-bar" />
    </g>
  );
}

type SlotProps = {
  readonly line: PlacedLine;
  readonly ferry: FerryMark;
  readonly slot: 0 | 1;
  readonly u: number;
  readonly ids: string;
};

/** The track in a slot; a coloured piece carries its owner's sign. */
function Slot({ line, ferry, slot, u, ids }: SlotProps) {
  const piece = ferry.slots[slot];
  if (piece === 'free') return null;
  const side = sideOf(slot);
  const owner = pointAlong(line, ferry.closed === true ? 0.5 + side * 0.2 : 0.5, side * FERRY_OFFSET * u);
  return (
    <g class="b-slot">
      <Rails paths={slotTrack(line, slot, u)} look={slotLook(piece, ferry.joined)} />
      {piece !== 'black' && (
        <g transform={`translate(${owner.x} ${owner.y}) scale(${u})`} class="b-slot-owner">
          <PlayerShape colour={piece} r={5} ids={ids} />
        </g>
      )}
    </g>
  );
}

export function Ferries({ geometry, ferries, u, ids, fresh }: FerriesProps) {
  return (
    <g class="b-ferries" aria-hidden="true">
      {ferries.map((ferry) => {
        const line = geometry.lines.get(ferry.line);
        if (line === undefined) return null;
        return (
          <g key={ferry.line} class={ferry.closed === true ? 'b-ferry b-ferry-closed' : 'b-ferry'}>
            <path d={ferryWaves(line, u, ferry.slots)} class="b-ferry-wave" />
            {([0, 1] as const).map(
              (slot) =>
                !fresh.has(freshKey(ferry.line, slot)) && (
                  <Slot key={slot} line={line} ferry={ferry} slot={slot} u={u} ids={ids} />
                ),
            )}
            {ferry.closed === true && <ClosedSign line={line} u={u} />}
          </g>
        );
      })}
    </g>
  );
}
