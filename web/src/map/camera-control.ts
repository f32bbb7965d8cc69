// Steers the camera of a mounted map: drags, zooms and flights, and when the sheet has to be drawn again.
import { clamped, fitted, fittedTo, isVisible, pannedBy, revealing, zoomedAt } from './camera.ts';
import type { Camera, Fit, Frame, Scales } from './camera.ts';
import { makeFlight } from './flight.ts';
import { sheetCovers } from './sheet.ts';
import type { Box, Point } from './types.ts';

export type CameraControl = {
  readonly live: () => Camera;
  /** Whether the view is as it was fitted. */
  readonly isResting: () => boolean;
  readonly frame: () => Frame;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (at: Point, factor: number, how: 'pinch' | 'wheel' | 'button') => void;
  /** Zooms around the middle of the part that panels leave free. */
  readonly zoomBy: (factor: number) => void;
  /** All fingers are off, or the wheel has come to rest; speed in px per ms. */
  readonly settle: (speed: Point) => void;
  readonly fit: () => void;
  readonly zoomTo: (points: readonly Point[], scales: Scales) => void;
  /** Pans just enough that all the points are in sight; points that are in sight move nothing. */
  readonly reveal: (points: readonly Point[]) => void;
  /** After window, panels or drawing have changed. */
  readonly refit: () => void;
  readonly stop: () => void;
};

/** What the control needs of the map it steers. */
export type CameraHost = {
  readonly frame: () => Frame;
  /** The smallest box around the drawing. */
  readonly extent: () => Box;
  readonly fit: () => Fit;
  /** The camera the sheet is drawn for. */
  readonly drawn: () => Camera;
  /** Moves the sheet to where this camera sees it. */
  readonly place: (camera: Camera) => void;
  readonly draw: (camera: Camera) => void;
  /** What is seen now will be somewhere else a moment later. */
  readonly move: () => void;
  /** The camera has come to rest. */
  readonly rest: (camera: Camera) => void;
  readonly still: () => boolean;
};

export const START: Camera = { x: 0, y: 0, scale: 64 };
/** Redraw ahead of time when less than this is left of the sheet. */
const AIR = 60;
/** Room for further turns of the wheel. */
const AHEAD = 0.55;
/** A drag slower than this does not roll out; px per ms. */
const SLOW = 0.15;

/** Where the camera is and what it is doing. */
type State = {
  live: Camera;
  /** Where the wheel or a button wants it. */
  target: Camera | undefined;
  /** Untouched views follow every change of window and panels. */
  untouched: boolean;
  /** The wheel is still turning: the view may have caught up with it, but it is not at rest. */
  turning: boolean;
};

/** Showing a camera, and what that asks of the sheet. */
function sheetOf(host: CameraHost, state: State) {
  const covers = (camera: Camera, air: number): boolean => sheetCovers(host.drawn(), camera, host.frame().box, air);
  return {
    show: (camera: Camera): void => {
      host.move();
      state.live = clamped(host.extent(), host.frame(), camera);
      host.place(state.live);
      if (!covers(state.live, 0)) host.draw(state.live);
    },
    /** Before a zoom outwards the sheet is drawn once for what will be seen, not again and again on the way. */
    drawAhead: (to: Camera): void => {
      if (to.scale < state.live.scale && !covers(to, 0)) host.draw({ ...to, scale: to.scale * AHEAD });
    },
    land: (): void => {
      state.target = undefined;
      const rough = state.live.scale !== host.drawn().scale || !covers(state.live, AIR);
      if (rough) host.draw(state.live);
      host.rest(state.live);
    },
  };
}

type Steering = {
  readonly host: CameraHost;
  readonly state: State;
  readonly sheet: ReturnType<typeof sheetOf>;
  readonly flight: ReturnType<typeof makeFlight>;
};

function steeringOf(host: CameraHost): Steering {
  const state: State = { live: START, target: undefined, untouched: true, turning: false };
  const sheet = sheetOf(host, state);
  const flight = makeFlight(sheet.show, () => {
    if (!state.turning) sheet.land();
  });
  return { host, state, sheet, flight };
}

function goTo({ host, state, sheet, flight }: Steering, camera: Camera): void {
  const to = clamped(host.extent(), host.frame(), camera);
  state.target = undefined;
  state.turning = false;
  if (host.still()) {
    flight.stop();
    sheet.show(to);
    sheet.land();
  } else {
    host.move();
    sheet.drawAhead(to);
    flight.glide(state.live, to);
  }
}

function zoom(
  { host, state, sheet, flight }: Steering,
  { at, factor, how }: { at: Point; factor: number; how: 'pinch' | 'wheel' | 'button' },
): void {
  const frame = host.frame();
  state.untouched = false;
  if (how === 'pinch' || host.still()) {
    flight.stop();
    sheet.show(zoomedAt(state.live, frame.box, at, factor));
    if (how === 'button') sheet.land();
    return;
  }
  host.move();
  state.turning = how === 'wheel';
  const from = state.target ?? state.live;
  const wanted = clamped(host.extent(), frame, { ...from, scale: from.scale * factor });
  const target = clamped(host.extent(), frame, zoomedAt(from, frame.box, at, wanted.scale / from.scale));
  state.target = target;
  sheet.drawAhead(target);
  flight.follow(
    () => state.live,
    () => state.target ?? state.live,
  );
}

function settle({ host, state, sheet, flight }: Steering, speed: Point): void {
  state.turning = false;
  if (flight.flying()) return;
  if (Math.hypot(speed.x, speed.y) > SLOW && !host.still())
    flight.roll(speed, (dx, dy) => sheet.show(pannedBy(state.live, dx, dy)));
  else sheet.land();
}

function refit({ host, state, flight }: Steering): void {
  flight.stop();
  state.live = state.untouched
    ? fitted(host.extent(), host.frame(), host.fit())
    : clamped(host.extent(), host.frame(), state.live);
  host.draw(state.live);
  host.rest(state.live);
}

export function cameraControl(host: CameraHost): CameraControl {
  const steering = steeringOf(host);
  const { state, sheet, flight } = steering;
  return {
    live: () => state.live,
    isResting: () => state.untouched,
    frame: host.frame,
    pan: (dx, dy) => {
      flight.stop();
      state.turning = false;
      state.untouched = false;
      sheet.show(pannedBy(state.live, dx, dy));
    },
    zoom: (at, factor, how) => zoom(steering, { at, factor, how }),
    zoomBy: (factor) => {
      const { box, insets } = host.frame();
      const middle = {
        x: (insets.left + box.width - insets.right) / 2,
        y: (insets.top + box.height - insets.bottom) / 2,
      };
      zoom(steering, { at: middle, factor, how: 'button' });
    },
    settle: (speed) => settle(steering, speed),
    fit: () => {
      state.untouched = true;
      goTo(steering, fitted(host.extent(), host.frame(), host.fit()));
    },
    zoomTo: (points, scales) => {
      state.untouched = false;
      if (points.length > 0) goTo(steering, fittedTo(host.frame(), points, scales));
    },
    reveal: (points) => {
      const frame = host.frame();
      const areSeenBy = (camera: Camera): boolean => points.every((point) => isVisible(camera, frame, point));
      if (areSeenBy(state.live)) return;
      const near = revealing(state.live, frame, points);
      state.untouched = false;
      goTo(steering, areSeenBy(near) ? near : fittedTo(frame, points, { largest: state.live.scale }));
    },
    refit: () => refit(steering),
    stop: flight.stop,
  };
}
