// Everything on the ground, in drawing order; shared by the playable board and still pictures.
import { useMemo } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Geometry } from './geometry.ts';
import { Cities } from './layers/cities.tsx';
import { Halos } from './layers/halos.tsx';
import { LastMoveGlow, LegalBands, LegalLines, Places, Routes } from './layers/highlights.tsx';
import { Labels } from './layers/labels.tsx';
import type { DrawnLabel } from './layers/labels.tsx';
import { Lattice, TerrainSigns } from './layers/lattice.tsx';
import { Markers } from './layers/markers.tsx';
import { Missing } from './layers/missing.tsx';
import { Plan, PlanCosts } from './layers/plan.tsx';
import { Ferries, Tracks, Walls } from './layers/tracks.tsx';
import { PatternDefs } from '../../../ui/player-shape.tsx';
import type { BoardMarks, CityId, CityMark, JunctionId, LastMove, LineId, Sign } from './types.ts';
import type { PlayerColour } from '../../../ui/colours.ts';

export type SceneProps = {
  readonly geometry: Geometry;
  readonly marks: BoardMarks;
  readonly me: PlayerColour;
  /** Size of marks in drawing units; 1 at 64 px per line. */
  readonly u: number;
  readonly overSea: ReadonlySet<LineId>;
  readonly labels: readonly DrawnLabel[];
  /** Shows terrain signs on double lines. */
  readonly close: boolean;
  readonly ids: string;
  /** Tracks that are being drawn by an animation just now; see `freshKey`. */
  readonly fresh?: ReadonlySet<string>;
  /** Drawn between the tracks and the missing lines. */
  readonly children?: ComponentChildren;
  /** Still pictures draw the halos of open targets themselves; on the board they breathe in separate layers. */
  readonly halos?: boolean;
};

export const signsOf = (geometry: Geometry): ReadonlyMap<string, Sign> =>
  new Map(geometry.board.regions.map((r) => [r.id, r.compass]));

export const cityMarksOf = (marks: BoardMarks): ReadonlyMap<CityId, CityMark> =>
  new Map(marks.cities.map((c) => [c.city, c]));

const NONE: ReadonlySet<string> = new Set();
const NO_MOVES: readonly LastMove[] = [];

/** What several layers need to know of the position. */
type Position = {
  readonly laid: ReadonlySet<LineId>;
  /** Cities and markers, where chains end. */
  readonly breaks: ReadonlySet<JunctionId>;
};

function usePosition({ geometry, marks: { tracks, markers } }: SceneProps): Position {
  const laid = useMemo(() => new Set(tracks.map((t) => t.line)), [tracks]);
  const breaks = useMemo(
    (): ReadonlySet<JunctionId> => new Set([...geometry.cityAt.keys(), ...markers.map((m) => m.junction)]),
    [geometry, markers],
  );
  return { laid, breaks };
}

type LayersProps = { readonly scene: SceneProps; readonly position: Position };

// In each group equal vnodes are not compared again, so each change redraws its own layer only.

/** What is under the rails: the net, what may be laid, and what was laid last. */
function UnderRails({ scene: { geometry, marks, me, u, overSea, close }, position: { laid, breaks } }: LayersProps) {
  const { ferries, legal, plan, lastMove, changes = NO_MOVES } = marks;
  const takenFerries = useMemo(() => new Set(ferries.map((f) => f.line)), [ferries]);
  const lattice = useMemo(
    () => <Lattice geometry={geometry} overSea={overSea} takenFerries={takenFerries} laid={laid} u={u} />,
    [geometry, overSea, takenFerries, laid, u],
  );
  const bands = useMemo(() => <LegalBands geometry={geometry} legal={legal} me={me} />, [geometry, legal, me]);
  const lines = useMemo(() => <LegalLines geometry={geometry} legal={legal} me={me} />, [geometry, legal, me]);
  const signs = useMemo(
    () => (close ? <TerrainSigns geometry={geometry} u={u} laid={laid} /> : null),
    [geometry, u, laid, close],
  );
  const walls = useMemo(
    () => <Walls geometry={geometry} lines={[...laid, ...plan.map((p) => p.line)]} u={u} />,
    [geometry, laid, plan, u],
  );
  const glow = useMemo(
    () =>
      [...changes, ...(lastMove === undefined ? [] : [lastMove])].map((move) => (
        <LastMoveGlow key={move.colour} geometry={geometry} move={move} breaks={breaks} />
      )),
    [geometry, lastMove, changes, breaks],
  );
  return (
    <>
      {bands}
      {lattice}
      {lines}
      {signs}
      {walls}
      {glow}
    </>
  );
}

/** Rails and ferries, but for those that are just being drawn. */
function LaidRails({ scene: { geometry, marks, u, ids, fresh = NONE }, position: { breaks } }: LayersProps) {
  const { tracks, ferries } = marks;
  const lying = useMemo(() => tracks.filter((t) => !fresh.has(t.line)), [tracks, fresh]);
  const rails = useMemo(
    () => <Tracks geometry={geometry} tracks={lying} breaks={breaks} u={u} />,
    [geometry, lying, breaks, u],
  );
  const slots = useMemo(
    () => <Ferries geometry={geometry} ferries={ferries} u={u} ids={ids} fresh={fresh} />,
    [geometry, ferries, u, ids, fresh],
  );
  return (
    <>
      {rails}
      {slots}
    </>
  );
}

/** What is missing, planned and proposed. */
function Wishes({ scene: { geometry, marks, me, u }, position: { breaks } }: LayersProps) {
  const { plan, planAhead = false, routes, missing, legalJunctions, picked } = marks;
  const lost = useMemo(() => <Missing geometry={geometry} missing={missing} u={u} />, [geometry, missing, u]);
  const dotted = useMemo(() => <Routes geometry={geometry} routes={routes} me={me} />, [geometry, routes, me]);
  const planned = useMemo(
    () => <Plan geometry={geometry} plan={plan} breaks={breaks} me={me} u={u} ahead={planAhead} />,
    [geometry, plan, planAhead, breaks, me, u],
  );
  const places = useMemo(
    () => <Places geometry={geometry} legal={legalJunctions} picked={picked} me={me} />,
    [geometry, legalJunctions, picked, me],
  );
  return (
    <>
      {lost}
      {dotted}
      {planned}
      {places}
    </>
  );
}

type UprightProps = { readonly scene: SceneProps; readonly cityMarks: ReadonlyMap<CityId, CityMark> };

/** What is on the board: cities, pins, names, and above them what the plan costs. */
function Upright({ scene: { geometry, marks, me, u, ids, labels }, cityMarks }: UprightProps) {
  const { cities, markers, plan, planAhead = false } = marks;
  const asleep = useMemo(() => new Set(cities.filter((c) => c.asleep === true).map((c) => c.city)), [cities]);
  const discs = useMemo(
    () => <Cities geometry={geometry} marks={cityMarks} signs={signsOf(geometry)} u={u} ids={ids} />,
    [geometry, cityMarks, u, ids],
  );
  const pins = useMemo(
    () => <Markers geometry={geometry} markers={markers} u={u} ids={ids} />,
    [geometry, markers, u, ids],
  );
  const costs = useMemo(
    () => <PlanCosts geometry={geometry} plan={plan} me={me} u={u} ahead={planAhead} />,
    [geometry, plan, planAhead, me, u],
  );
  const names = useMemo(() => <Labels labels={labels} asleep={asleep} />, [labels, asleep]);
  return (
    <>
      {discs}
      {pins}
      {names}
      {costs}
    </>
  );
}

export function Scene(props: SceneProps) {
  const { geometry, marks, u, ids } = props;
  const position = usePosition(props);
  const cityMarks = useMemo(() => cityMarksOf(marks), [marks.cities]);
  return (
    <g class="b-scene" style={{ '--u': u }}>
      <defs>
        <PatternDefs ids={ids} />
      </defs>
      {props.halos === true && <Halos geometry={geometry} marks={cityMarks} u={u} />}
      <UnderRails scene={props} position={position} />
      <LaidRails scene={props} position={position} />
      {props.children}
      <Wishes scene={props} position={position} />
      <Upright scene={props} cityMarks={cityMarks} />
    </g>
  );
}
