// The board widget: a drawing that can be panned, zoomed, pointed at and walked over by key.
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { markScale, NO_INSETS, toBoard, toScreen, viewOf } from './camera.ts';
import type { Camera, Size } from './camera.ts';
import { geometryOf, UNIT } from './geometry.ts';
import type { Geometry, Point } from './geometry.ts';
import { listenForGestures } from './gestures.ts';
import type { GestureHandlers } from './gestures.ts';
import { placeAt, samePlace } from './hit.ts';
import { commandOf, defaultKeys, sideAfter } from './keys.ts';
import { ChangeInMotion } from './layers/change.tsx';
import { Halos } from './layers/cities.tsx';
import { Cursor } from './layers/cursor.tsx';
import { Ground } from './layers/ground.tsx';
import { HoveredJunction, HoveredLine } from './layers/highlights.tsx';
import { labelSizes, layOutLabels } from './layers/labels.tsx';
import type { DrawnLabel } from './layers/labels.tsx';
import { Overlay } from './overlay.tsx';
import { cityMarksOf, Scene } from './scene.tsx';
import { overscan, sheetFrame } from './sheet.ts';
import { forgetWidths } from './text-width.ts';
import type { BoardProps, Box, CityId, EdgeTag, Place, PointerKind, Tip } from './types.ts';
import { useBoardCamera } from './use-board-camera.ts';
import { useChange } from './use-change.ts';
import { useGeography } from './use-geography.ts';

const CLOSE_VIEW = 1.6;
const LARGEST_REVEAL = 110;

/** Names are measured again once their own face has arrived. */
const useFacesReady = (): number => {
  const [ready, setReady] = useState(0);
  useEffect(() => {
    let wanted = true;
    const again = (): void => {
      forgetWidths();
      if (wanted) setReady((n) => n + 1);
    };
    void document.fonts.ready.then(again);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      wanted = false;
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  return ready;
};

const reachAt = (scale: number, pointer: PointerKind) => {
  const wide = pointer === 'touch';
  return {
    line: ((wide ? 16 : 12) * UNIT) / scale,
    junction: (Math.min(wide ? 15 : 12, scale * 0.24) * UNIT) / scale,
  };
};

const unitsBox = (camera: Camera, box: Size, panel: Box): Box => {
  const from = toBoard(camera, box, panel);
  const perPx = UNIT / camera.scale;
  return { x: from.x, y: from.y, width: panel.width * perPx, height: panel.height * perPx };
};

const NO_PANELS: readonly Box[] = [];
const NO_TIPS: readonly Tip[] = [];
const NO_TAGS: readonly EdgeTag[] = [];

type LabelInput = {
  readonly props: BoardProps;
  readonly geometry: Geometry;
  readonly rested: Camera;
  readonly box: Size;
  readonly faces: number;
};

/** Names in their places; they keep them from one position to the next unless something gets in the way. */
const useLabels = ({ props, geometry, rested, box, faces }: LabelInput): readonly DrawnLabel[] => {
  const previous = useRef<{ readonly scale: number; readonly slots: ReadonlyMap<CityId, number> } | undefined>(
    undefined,
  );
  const { marks, texts, compact = false, panels = NO_PANELS } = props;
  const k = markScale(rested.scale, compact);
  // Without panels only the scale matters; with them, where the board lies under them.
  const seen = panels.length === 0 ? rested.scale : rested;
  return useMemo(() => {
    const same = previous.current?.scale === rested.scale ? previous.current.slots : undefined;
    const labels = layOutLabels({
      geometry,
      marks,
      cityMarks: cityMarksOf(marks),
      name: texts.city,
      sizes: labelSizes(rested.scale, k, compact),
      u: (k * UNIT) / rested.scale,
      panels: panels.map((panel) => unitsBox(rested, box, panel)),
      ...(same === undefined ? {} : { previous: same }),
    });
    previous.current = { scale: rested.scale, slots: new Map(labels.map((l) => [l.id, l.slot])) };
    return labels;
  }, [geometry, marks.tracks, marks.markers, marks.cities, marks.missing, texts.city, seen, panels, k, faces]);
};

export function Board(props: BoardProps) {
  const { board, marks, me, texts, cursor, insets = NO_INSETS, compact = false, keys = defaultKeys } = props;
  const { tips = NO_TIPS, tags = NO_TAGS, fit = 'all', motion = 'on' } = props;
  const geometry = geometryOf(board);
  const geography = useGeography(board.id);
  const ids = useId();
  const faces = useFacesReady();
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const arrange = useRef<((camera: Camera, box: Size) => void) | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const [hover, setHover] = useState<Place>();
  const [dragging, setDragging] = useState(false);
  const side = useRef<'e' | 'w'>('e');

  const desk = useBoardCamera({
    geometry,
    insets,
    mode: fit,
    root,
    sheet,
    onMove: (camera, box) => arrange.current?.(camera, box),
    onSettle: (camera) => latest.current.onView?.(viewOf(camera)),
  });
  const { box, drawn, rested } = desk;
  const deskNow = useRef(desk);
  deskNow.current = desk;

  const [change, finishMotion] = useChange(geometry, marks, motion === 'on');
  const fresh = useMemo(() => new Set(change.fresh.map((t) => t.line)), [change]);

  const find = (at: Point, pointer: PointerKind): Place | undefined => {
    const camera = deskNow.current.live();
    return placeAt(geometry, toBoard(camera, deskNow.current.box, at), reachAt(camera.scale, pointer));
  };
  const pointed = useRef<Place | undefined>(undefined);
  const point = (place: Place | undefined, pointer: PointerKind): void => {
    if (samePlace(pointed.current, place)) return;
    pointed.current = place;
    setHover(place);
    latest.current.onHover?.(place, { pointer });
  };
  const handlers: GestureHandlers = {
    pan: (dx, dy) => deskNow.current.pan(dx, dy),
    zoom: (at, factor, how) => deskNow.current.zoom(at, factor, how),
    settle: (speed) => deskNow.current.settle(speed),
    dragging: (on) => {
      setDragging(on);
      if (on) point(undefined, 'mouse');
    },
    hover: (at, pointer) => point(at === undefined ? undefined : find(at, pointer), pointer),
    press: (at, pointer) => point(find(at, pointer), pointer),
    tap: (at, pointer) => {
      const place = find(at, pointer);
      if (place?.at === 'junction') latest.current.onJunction?.(place.junction, { pointer });
      else if (place?.at === 'line')
        latest.current.onLine?.(place.line, place.slot === undefined ? { pointer } : { pointer, slot: place.slot });
    },
  };
  const handlersNow = useRef(handlers);
  handlersNow.current = handlers;

  useEffect(() => {
    if (root.current === null) return;
    return listenForGestures(root.current, {
      pan: (dx, dy) => handlersNow.current.pan(dx, dy),
      zoom: (at, factor, how) => handlersNow.current.zoom(at, factor, how),
      settle: (speed) => handlersNow.current.settle(speed),
      tap: (at, pointer) => handlersNow.current.tap(at, pointer),
      press: (at, pointer) => handlersNow.current.press(at, pointer),
      hover: (at, pointer) => handlersNow.current.hover(at, pointer),
      dragging: (on) => handlersNow.current.dragging(on),
    });
  }, []);

  const zoomBy = (factor: number): void => {
    const { width, height } = deskNow.current.box;
    const { left, right, top, bottom } = latest.current.insets ?? NO_INSETS;
    const middle = { x: (left + width - right) / 2, y: (top + height - bottom) / 2 };
    deskNow.current.zoom(middle, factor, 'button');
  };

  useLayoutEffect(() => {
    const at = (id: string): Point | undefined => geometry.points.get(id);
    latest.current.handle?.({
      fit: () => deskNow.current.fit(),
      zoomBy,
      zoomTo: (junctions, maxScale = LARGEST_REVEAL) =>
        deskNow.current.zoomTo(
          junctions.map(at).filter((p): p is Point => p !== undefined),
          maxScale,
        ),
      reveal: (junction) => {
        const p = at(junction);
        if (p !== undefined) deskNow.current.reveal(p);
      },
      view: () => viewOf(deskNow.current.live()),
      positionOf: (junction) => {
        const p = at(junction);
        return p === undefined ? undefined : toScreen(deskNow.current.live(), deskNow.current.box, p);
      },
      focus: () => root.current?.focus(),
      finishMotion,
    });
    return () => latest.current.handle?.(undefined);
  }, [geometry]);

  useEffect(() => {
    const p = cursor === undefined ? undefined : geometry.points.get(cursor);
    if (p !== undefined && document.activeElement === root.current) deskNow.current.reveal(p);
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== root.current || event.ctrlKey || event.altKey || event.metaKey) return;
    finishMotion();
    const here = cursor ?? board.junctions[0]?.id;
    if (here === undefined) return;
    const press = { code: event.code, key: event.key, shift: event.shiftKey };
    const command = commandOf(press, { geometry, keys, cursor: here, side: side.current });
    if (command === undefined) return;
    event.preventDefault();
    if (command === 'fit') desk.fit();
    else if (command === 'zoom-in') zoomBy(1.3);
    else if (command === 'zoom-out') zoomBy(1 / 1.3);
    else {
      if (command.do === 'move' || command.do === 'plan') side.current = sideAfter(command.direction, side.current);
      props.onKeyCommand?.(command);
    }
  };

  const k = markScale(rested.scale, compact);
  const u = (k * UNIT) / rested.scale;
  const labels = useLabels({ props, geometry, rested, box, faces });
  const overSea = useMemo(() => new Set(geography?.overSea ?? []), [geography]);
  const frame = sheetFrame(drawn, box);
  const viewBox = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  const margin = overscan(box);
  const sheetSize = { width: `${box.width + 2 * margin}px`, height: `${box.height + 2 * margin}px` };
  const ground = useMemo(
    () => (geography === undefined ? null : <Ground geography={geography} water={texts.water} />),
    [geography, texts.water],
  );
  const halos = useMemo(
    () => <Halos geometry={geometry} marks={cityMarksOf(marks)} u={u} />,
    [geometry, marks.cities, u],
  );
  const hoveredCost = hover?.at === 'line' ? marks.legal.find((l) => l.line === hover.line)?.cost : undefined;
  const targets = useMemo(
    () =>
      marks.cities
        .filter((c) => c.target === true)
        .flatMap((c) => board.cities.filter((city) => city.id === c.city).map((city) => city.junction)),
    [marks.cities, board],
  );
  const state = [
    'board',
    dragging ? 'dragging' : '',
    hover === undefined ? '' : `over-${hover.at}`,
    motion === 'off' ? 'no-motion' : '',
    compact ? 'compact' : '',
  ];
  return (
    <div
      ref={root}
      class={state.filter((s) => s !== '').join(' ')}
      role="application"
      tabIndex={0}
      aria-label={texts.label}
      {...(texts.role === undefined ? {} : { 'aria-roledescription': texts.role })}
      {...(texts.describedBy === undefined ? {} : { 'aria-describedby': texts.describedBy })}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent) => event.target === root.current && props.onFocus?.(true)}
      onBlur={(event: FocusEvent) => event.target === root.current && props.onFocus?.(false)}
    >
      {box.width > 0 && (
        <div ref={sheet} class="board-sheet" style={sheetSize}>
          <svg class="board-ground" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
            {ground}
          </svg>
          <div class="board-grain" />
          <svg class="board-halos" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
            {halos}
          </svg>
          <svg class="board-play" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
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
          <svg
            class="board-live b-scene"
            viewBox={viewBox}
            preserveAspectRatio="none"
            aria-hidden="true"
            style={{ '--u': u }}
          >
            {hover?.at === 'line' && (
              <HoveredLine key={hover.line} geometry={geometry} line={hover.line} cost={hoveredCost} me={me} u={u} />
            )}
            {hover?.at === 'junction' && (
              <HoveredJunction geometry={geometry} junction={hover.junction} me={me} u={u} />
            )}
            {cursor !== undefined && <Cursor geometry={geometry} junction={cursor} u={u} />}
          </svg>
        </div>
      )}
      <Overlay
        geometry={geometry}
        tips={tips}
        tags={tags}
        insets={insets}
        targets={targets}
        arrange={arrange}
        now={() => ({ camera: deskNow.current.live(), box: deskNow.current.box })}
        onTag={(junction) => {
          const p = geometry.points.get(junction);
          if (p !== undefined) desk.reveal(p);
        }}
      />
    </div>
  );
}
