// The sheet with all that is drawn on it, in layers that change at different times: the ground never during a game,
// the position with every move, the place under the mouse with every gesture.
import { UNIT } from '../../../map/types.ts';
import { useId, useMemo } from 'preact/hooks';
import { markScale } from '../../../map/camera.ts';
import type { Geometry } from './geometry.ts';
import { ChangeInMotion } from './layers/change.tsx';
import { Cursor } from './layers/cursor.tsx';
import { Ground } from './ground.tsx';
import { BreathingHalos } from './layers/halos.tsx';
import { HoveredJunction, HoveredLine } from './layers/highlights.tsx';
import type { DrawnLabel } from './layers/labels.tsx';
import { freshKey } from './motion.ts';
import type { Change } from './motion.ts';
import type { MapCamera } from '../../../map/use-map-camera.ts';
import { cityMarksOf, Scene } from './scene.tsx';
import { overscan, sheetFrame } from '../../../map/sheet.ts';
import type { BoardProps, Place } from './types.ts';
import { useGeography } from './use-geography.ts';

/** Terrain signs are shown from this size of marks on. */
const CLOSE_VIEW = 1.6;

type SheetProps = {
  readonly props: BoardProps;
  readonly geometry: Geometry;
  readonly camera: MapCamera;
  readonly labels: readonly DrawnLabel[];
  readonly change: Change;
  readonly hover: Place | undefined;
  readonly sheet: { current: HTMLDivElement | null };
};

type PointedProps = Pick<SheetProps, 'props' | 'geometry' | 'hover' | 'labels'> & {
  readonly u: number;
  readonly viewBox: string;
};

/** The place under the mouse, and the keyboard's. */
function Pointed({ props: { marks, me, cursor }, geometry, hover, labels, u, viewBox }: PointedProps) {
  const cost = hover?.at === 'line' ? marks.legal.find((l) => l.line === hover.line)?.cost : undefined;
  return (
    <svg
      class="board-live b-scene"
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ '--u': u }}
    >
      {hover?.at === 'line' && (
        <HoveredLine key={hover.line} geometry={geometry} line={hover.line} cost={cost} me={me} u={u} />
      )}
      {hover?.at === 'junction' && <HoveredJunction geometry={geometry} junction={hover.junction} me={me} u={u} />}
      {cursor !== undefined && <Cursor geometry={geometry} junction={cursor} labels={labels} u={u} />}
    </svg>
  );
}

export function BoardSheet({ props, geometry, camera, labels, change, hover, sheet }: SheetProps) {
  const { box, drawn, rested } = camera;
  const { board, marks, me, texts, compact = false } = props;
  const ids = useId();
  const geography = useGeography(board.id);
  const k = markScale({ scale: rested.scale, compact });
  const u = (k * UNIT) / rested.scale;
  const overSea = useMemo(() => new Set(geography?.overSea ?? []), [geography]);
  const fresh = useMemo(() => new Set(change.fresh.map(({ line, slot }) => freshKey(line, slot))), [change]);
  const frame = sheetFrame(drawn, box);
  const viewBox = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  const margin = overscan(box);
  const ground = useMemo(
    () => (geography === undefined ? null : <Ground geography={geography} water={texts.water} />),
    [geography, texts.water],
  );
  const halos = useMemo(
    () => <BreathingHalos geometry={geometry} marks={cityMarksOf(marks)} u={u} frame={frame} scale={drawn.scale} />,
    [geometry, marks.cities, u, drawn, box],
  );
  return (
    <div
      ref={sheet}
      class="board-sheet"
      style={{ width: `${box.width + 2 * margin}px`, height: `${box.height + 2 * margin}px` }}
    >
      <svg class="board-ground" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        {ground}
      </svg>
      <div class="board-grain" />
      {halos}
      <svg class="board-play" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        {props.backdrop?.(geometry, u)}
        <Scene
          geometry={geometry}
          marks={marks}
          me={me}
          u={u}
          overSea={overSea}
          labels={labels}
          close={k >= CLOSE_VIEW * 0.98}
          ids={ids}
          fresh={fresh}
        >
          {change.fresh.length + change.joined.length > 0 && (
            <ChangeInMotion geometry={geometry} change={change} me={me} u={u} />
          )}
        </Scene>
      </svg>
      <Pointed props={props} geometry={geometry} hover={hover} labels={labels} u={u} viewBox={viewBox} />
    </div>
  );
}
