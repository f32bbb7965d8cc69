// The board widget: a drawing that can be panned, zoomed, pointed at and walked over by key.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { toScreen, viewOf } from '../../../map/camera.ts';
import type { Camera } from '../../../map/camera.ts';
import type { CameraControl } from '../../../map/camera-control.ts';
import { NO_INSETS } from '../../../map/types.ts';
import type { Box, Point, Size } from '../../../map/types.ts';
import { useHand } from '../../../map/use-hand.ts';
import { useMapCamera } from '../../../map/use-map-camera.ts';
import type { MapCamera } from '../../../map/use-map-camera.ts';
import { usePointing } from '../../../map/use-pointing.ts';
import { later } from '../../../ui/later.tsx';
import { BoardSheet } from './board-sheet.tsx';
import { geometryOf, spotsOf } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { nearestJunction, placeAt, reachAt, samePlace } from './hit.ts';
import { commandOf, defaultKeys, sideAfter } from './keys.ts';
import type { BoardHandle, BoardProps, EdgeArrow, Tip } from './types.ts';
import { useChange } from './use-change.ts';
import { useLabels } from './use-labels.ts';

const KEY_ZOOM = 1.3;
const NO_TIPS: readonly Tip[] = [];
const NO_ARROWS: readonly EdgeArrow[] = [];
const NO_PANELS: readonly Box[] = [];

/** Nothing is said on the board before somebody points at it, so this comes then. */
const Floating = later(async () => (await import('./floating.tsx')).Floating);

type Ref<T> = { readonly current: T };
export type Arrange = (camera: Camera, box: Size) => void;

/** The camera over this board, with the overlay following it. */
function useBoardCamera(
  props: Ref<BoardProps>,
  geometry: Geometry,
  refs: {
    readonly root: Ref<HTMLDivElement | null>;
    readonly sheet: Ref<HTMLDivElement | null>;
    readonly arrange: Ref<Arrange | undefined>;
  },
): MapCamera {
  const { insets = NO_INSETS, fit = 'all', room, waits, panels = NO_PANELS } = props.current;
  const keepFree = useMemo(() => room && { spots: spotsOf(geometry), panels: room }, [geometry, room]);
  return useMapCamera({
    extent: geometry.extent,
    insets,
    fit,
    keepFree,
    waits,
    panels,
    root: refs.root,
    sheet: refs.sheet,
    onMove: (camera, box) => refs.arrange.current?.(camera, box),
    onSettle: (camera) => props.current.onView?.(viewOf(camera)),
  });
}

/** What is under the mouse, and what a tap chooses. */
/** A start is asked for: a line cannot be chosen. */
const asksForJunction = ({ marks }: BoardProps): boolean => marks.legalJunctions.length > 0 && marks.legal.length === 0;

const useBoardPointing = (
  root: Ref<HTMLElement | null>,
  control: CameraControl,
  { geometry, props }: { readonly geometry: Geometry; readonly props: BoardProps },
) =>
  usePointing(root, control, {
    find: (at, how) =>
      how.pointer === 'touch' && asksForJunction(props)
        ? nearestJunction(geometry, at)
        : placeAt(geometry, at, reachAt(how)),
    same: samePlace,
    onHover: (place, pointer) => props.onHover?.(place, { pointer }),
    onTap: (place, pointer) => {
      if (place.at === 'junction') props.onJunction?.(place.junction, { pointer });
      else props.onLine?.(place.line, place.slot === undefined ? { pointer } : { pointer, slot: place.slot });
    },
  });

type Handled = {
  readonly geometry: Geometry;
  readonly control: CameraControl;
  readonly root: Ref<HTMLElement | null>;
  readonly finishMotion: () => void;
};

function handleOf({ geometry, control, root, finishMotion }: Handled): BoardHandle {
  const at = (id: string): Point | undefined => geometry.points.get(id);
  const placed = (ids: readonly string[]): Point[] => ids.map(at).filter((p): p is Point => p !== undefined);
  return {
    fit: control.fit,
    zoomBy: control.zoomBy,
    zoomTo: (junctions, scales) => control.zoomTo(placed(junctions), scales),
    reveal: (...junctions) => control.reveal(placed(junctions)),
    view: () => viewOf(control.live()),
    isResting: control.isResting,
    positionOf: (junction) => {
      const p = at(junction);
      return p === undefined ? undefined : toScreen(control.live(), control.frame().box, p);
    },
    focus: () => root.current?.focus(),
    finishMotion,
  };
}

/** Gives the consumer its handle, and keeps the keyboard's place in sight. */
function useHandle(handled: Handled, props: Ref<BoardProps>): void {
  const { geometry, control, root } = handled;
  useLayoutEffect(() => {
    props.current.handle?.(handleOf(handled));
    return () => props.current.handle?.(undefined);
  }, [geometry]);
  const { cursor } = props.current;
  useEffect(() => {
    const p = cursor === undefined ? undefined : geometry.points.get(cursor);
    // Only who uses keys looks at the cursor: a board that is pressed does not move.
    if (p !== undefined && root.current?.dataset['keyed'] !== undefined) control.reveal([p]);
  }, [cursor]);
}

/** Keys that walk over the board: whoever uses one looks at the cursor. */
const WALKS: readonly string[] = ['move', 'plan', 'city', 'next-legal', 'home', 'choose', 'describe'];

/** Said on the element itself before the cursor moves, so that its effect finds it. */
const sayKeyed = (root: Ref<HTMLElement | null>, on: boolean): void =>
  void root.current?.toggleAttribute('data-keyed', on);

/** Keys on the focused board; the side of the last sideways move is remembered for Up and Down. */
function useBoardKeys({ geometry, control, root, finishMotion }: Handled, props: BoardProps) {
  const side = useRef<'e' | 'w'>('e');
  const { board, cursor, keys = defaultKeys } = props;
  return (event: KeyboardEvent): void => {
    if (event.target !== root.current || event.ctrlKey || event.altKey || event.metaKey) return;
    finishMotion();
    const here = cursor ?? board.junctions[0]?.id;
    if (here === undefined) return;
    const press = { code: event.code, key: event.key, shift: event.shiftKey };
    const command = commandOf(press, { geometry, keys, cursor: here, side: side.current });
    if (command === undefined) return;
    event.preventDefault();
    if (command === 'fit') control.fit();
    else if (command === 'zoom-in') control.zoomBy(KEY_ZOOM);
    else if (command === 'zoom-out') control.zoomBy(1 / KEY_ZOOM);
    else {
      if (WALKS.includes(command.do)) sayKeyed(root, true);
      if (command.do === 'move' || command.do === 'plan') side.current = sideAfter(command.direction, side.current);
      props.onKeyCommand?.(command);
    }
  };
}

export function Board(props: BoardProps) {
  const { board, marks, texts, compact = false, motion = 'on' } = props;
  const geometry = geometryOf(board, marks.eased);
  const root = useRef<HTMLDivElement>(null);
  const pointing = useHand();
  const sheet = useRef<HTMLDivElement>(null);
  const arrange = useRef<Arrange | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;

  const camera = useBoardCamera(latest, geometry, { root, sheet, arrange });
  const [change, finishMotion] = useChange({ geometry, marks, laid: props.laid, moving: motion === 'on' });
  const { hover, dragging } = useBoardPointing(root, camera.control, { geometry, props });
  const labels = useLabels(props, geometry, camera);
  const handled: Handled = { geometry, control: camera.control, root, finishMotion };
  useHandle(handled, latest);
  const onKeyDown = useBoardKeys(handled, props);

  const look = [
    'board',
    dragging ? 'dragging' : '',
    hover === undefined ? '' : `over-${hover.at}`,
    motion === 'off' ? 'no-motion' : '',
    compact ? 'compact' : '',
  ];
  return (
    <div
      ref={root}
      class={look.filter((name) => name !== '').join(' ')}
      role="application"
      tabIndex={0}
      aria-label={texts.label}
      {...(texts.role === undefined ? {} : { 'aria-roledescription': texts.role })}
      {...(texts.describedBy === undefined ? {} : { 'aria-describedby': texts.describedBy })}
      onKeyDown={onKeyDown}
      onPointerDown={() => sayKeyed(root, false)}
      onFocus={(event: FocusEvent & { readonly currentTarget: HTMLElement }) => {
        if (event.target === root.current)
          sayKeyed(root, !pointing.current && event.currentTarget.matches(':focus-visible'));
      }}
    >
      {camera.box.width > 0 && (
        <BoardSheet
          props={props}
          geometry={geometry}
          camera={camera}
          labels={labels}
          change={change}
          hover={hover}
          sheet={sheet}
        />
      )}
      {(props.tips ?? NO_TIPS).length + (props.arrows ?? NO_ARROWS).length > 0 && (
        <Floating props={props} geometry={geometry} camera={camera} labels={labels} arrange={arrange} />
      )}
    </div>
  );
}
