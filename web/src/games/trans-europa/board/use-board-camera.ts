// Keeps camera, sheet and gestures of a mounted board together.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { clamped, fitted, fittedTo, pannedBy, revealing, zoomedAt } from './camera.ts';
import type { Camera, Size } from './camera.ts';
import { makeFlight } from './flight.ts';
import type { Flight } from './flight.ts';
import type { Geometry, Point } from './geometry.ts';
import { sheetCovers, sheetMove } from './sheet.ts';
import type { Insets } from './types.ts';

export type CameraDesk = {
  /** Size of the board's box; zero before it is measured. */
  readonly box: Size;
  /** The camera the sheet is drawn for. */
  readonly drawn: Camera;
  /** The camera that came to rest last: sizes of marks and places of names are made for it. */
  readonly rested: Camera;
  readonly live: () => Camera;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (at: Point, factor: number, how: 'pinch' | 'wheel' | 'button') => void;
  readonly settle: (speed: Point) => void;
  readonly fit: () => void;
  readonly zoomTo: (points: readonly Point[], largest: number) => void;
  readonly reveal: (point: Point) => void;
};

type Options = {
  readonly geometry: Geometry;
  readonly insets: Insets;
  readonly mode: 'all' | 'height';
  readonly root: { readonly current: HTMLElement | null };
  readonly sheet: { readonly current: HTMLElement | null };
  /** Called whenever the board is seen differently, before the next frame. */
  readonly onMove: (camera: Camera, box: Size) => void;
  readonly onSettle: (camera: Camera) => void;
};

const START: Camera = { x: 0, y: 0, scale: 64 };
/** Redraw ahead of time when less than this is left of the sheet. */
const AIR = 60;
/** Room for further turns of the wheel. */
const AHEAD = 0.55;

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const useBoardCamera = (options: Options): CameraDesk => {
  const latest = useRef(options);
  latest.current = options;
  const [box, setBox] = useState<Size>({ width: 0, height: 0 });
  const [drawn, setDrawn] = useState<Camera>(START);
  const [rested, setRested] = useState<Camera>(START);
  const live = useRef<Camera>(START);
  const target = useRef<Camera | undefined>(undefined);
  /** Untouched views follow every change of window and panels. */
  const untouched = useRef(true);
  const state = useRef({ box, drawn });
  state.current = { box, drawn };

  const frame = () => ({ box: state.current.box, insets: latest.current.insets });

  const place = useCallback((camera: Camera): void => {
    const { box, drawn } = state.current;
    live.current = camera;
    const sheet = latest.current.sheet.current;
    if (sheet !== null) {
      const { x, y, zoom } = sheetMove(drawn, camera, box);
      sheet.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
    }
    latest.current.onMove(camera, box);
  }, []);

  /** Said on the element itself: what is seen now will be somewhere else a moment later. */
  const moving = useCallback((on: boolean): void => {
    latest.current.root.current?.toggleAttribute('data-moving', on);
  }, []);

  const show = useCallback((camera: Camera): void => {
    moving(true);
    const next = clamped(latest.current.geometry, frame(), camera);
    place(next);
    if (!sheetCovers(state.current.drawn, next, state.current.box, 0)) setDrawn(next);
  }, []);

  /** Before a zoom outwards the sheet is drawn once for what will be seen, not again and again on the way. */
  const drawAhead = useCallback((to: Camera): void => {
    const { box, drawn } = state.current;
    if (to.scale < live.current.scale && !sheetCovers(drawn, to, box, 0)) setDrawn({ ...to, scale: to.scale * AHEAD });
  }, []);

  const land = useCallback((): void => {
    target.current = undefined;
    const { drawn, box } = state.current;
    const rough = live.current.scale !== drawn.scale || !sheetCovers(drawn, live.current, box, AIR);
    if (rough) setDrawn(live.current);
    setRested(live.current);
    moving(false);
    latest.current.onSettle(live.current);
  }, []);

  const flight = useRef<Flight | undefined>(undefined);
  /** The wheel is still turning: the view may have caught up with it, but it is not at rest. */
  const turning = useRef(false);
  flight.current ??= makeFlight(show, () => {
    if (!turning.current) land();
  });
  const flightNow = flight.current;

  const goTo = useCallback((camera: Camera): void => {
    const to = clamped(latest.current.geometry, frame(), camera);
    target.current = undefined;
    turning.current = false;
    if (wantsLessMotion()) {
      flightNow.stop();
      show(to);
      land();
    } else {
      moving(true);
      drawAhead(to);
      flightNow.glide(live.current, to);
    }
  }, []);

  useLayoutEffect(() => {
    const root = options.root.current;
    if (root === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = root;
      setBox((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    return () => observer.disconnect();
  }, []);

  const { top, right, bottom, left } = options.insets;
  useLayoutEffect(() => {
    if (box.width === 0 || box.height === 0) return;
    flightNow.stop();
    const next = untouched.current
      ? fitted(options.geometry, frame(), options.mode)
      : clamped(options.geometry, frame(), live.current);
    live.current = next;
    setDrawn(next);
    setRested(next);
    moving(false);
    options.onSettle(next);
  }, [box, options.geometry, options.mode, top, right, bottom, left]);

  useLayoutEffect(() => place(live.current), [drawn, box]);
  useEffect(() => () => flightNow.stop(), []);

  return {
    box,
    drawn,
    rested,
    live: () => live.current,
    pan: (dx, dy) => {
      flightNow.stop();
      turning.current = false;
      untouched.current = false;
      show(pannedBy(live.current, dx, dy));
    },
    zoom: (at, factor, how) => {
      untouched.current = false;
      if (how === 'pinch' || wantsLessMotion()) {
        flightNow.stop();
        show(zoomedAt(live.current, state.current.box, at, factor));
        if (how === 'button') land();
        return;
      }
      moving(true);
      turning.current = how === 'wheel';
      const from = target.current ?? live.current;
      const wanted = clamped(options.geometry, frame(), { ...from, scale: from.scale * factor });
      target.current = clamped(
        options.geometry,
        frame(),
        zoomedAt(from, state.current.box, at, wanted.scale / from.scale),
      );
      drawAhead(target.current);
      flightNow.follow(
        () => live.current,
        () => target.current ?? live.current,
      );
    },
    settle: (speed) => {
      turning.current = false;
      if (flightNow.flying()) return;
      if (Math.hypot(speed.x, speed.y) > 0.15 && !wantsLessMotion())
        flightNow.roll(speed, (dx, dy) => show(pannedBy(live.current, dx, dy)));
      else land();
    },
    fit: () => {
      untouched.current = true;
      goTo(fitted(options.geometry, frame(), options.mode));
    },
    zoomTo: (points, largest) => {
      untouched.current = false;
      if (points.length > 0) goTo(fittedTo(frame(), points, largest));
    },
    reveal: (point) => {
      const to = revealing(live.current, frame(), point);
      if (Math.hypot(to.x - live.current.x, to.y - live.current.y) < 0.5) return;
      untouched.current = false;
      goTo(to);
    },
  };
};
