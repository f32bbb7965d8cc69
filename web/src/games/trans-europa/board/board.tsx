// The board widget: a drawing that can be panned, zoomed, pointed at and walked over by key.
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { BoardSheet } from './board-sheet.tsx';
import type { Obstacle } from './bubble.ts';
import { markScale, NO_INSETS, toScreen, viewOf } from './camera.ts';
import type { Camera, Size } from './camera.ts';
import { geometryOf, UNIT } from './geometry.ts';
import type { Point } from './geometry.ts';
import { commandOf, defaultKeys, sideAfter } from './keys.ts';
import { obstaclesOf } from './obstacles.ts';
import { Overlay } from './overlay.tsx';
import type { BoardProps, Box, EdgeTag, Tip } from './types.ts';
import { useBoardCamera } from './use-board-camera.ts';
import { useChange } from './use-change.ts';
import { useLabels } from './use-labels.ts';
import { usePointing } from './use-pointing.ts';

const LARGEST_REVEAL = 110;
const NO_TIPS: readonly Tip[] = [];
const NO_TAGS: readonly EdgeTag[] = [];
const NO_PANELS: readonly Box[] = [];
const NO_OBSTACLES: readonly Obstacle[] = [];

export function Board(props: BoardProps) {
  const { board, marks, texts, cursor, insets = NO_INSETS, compact = false, keys = defaultKeys } = props;
  const { tips = NO_TIPS, tags = NO_TAGS, panels = NO_PANELS, fit = 'all', motion = 'on' } = props;
  const geometry = geometryOf(board);
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const arrange = useRef<((camera: Camera, box: Size) => void) | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;
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
  const { hover, dragging } = usePointing(root, geometry, deskNow, latest);
  const labels = useLabels(props, geometry, rested, box);

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

  const u = (markScale(rested.scale, compact) * UNIT) / rested.scale;
  const speaking = tips.length + tags.length > 0;
  const obstacles = useMemo(
    () => (speaking ? obstaclesOf(geometry, marks, labels, u) : NO_OBSTACLES),
    [speaking, geometry, marks, labels, u],
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
        <BoardSheet
          props={props}
          geometry={geometry}
          box={box}
          drawn={drawn}
          rested={rested}
          labels={labels}
          change={change}
          hover={hover}
          sheet={sheet}
        />
      )}
      <Overlay
        geometry={geometry}
        tips={tips}
        tags={tags}
        insets={insets}
        panels={panels}
        obstacles={obstacles}
        rested={rested}
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
