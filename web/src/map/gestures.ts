// Mouse, finger and pen on a map: drag, pinch, wheel, tap, long press and hover.
import type { Point, PointerKind } from './types.ts';

export type GestureHandlers = {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (at: Point, factor: number, how: 'pinch' | 'wheel') => void;
  /** All fingers are off, or the wheel has come to rest; speed in px per ms. */
  readonly settle: (speed: Point) => void;
  readonly tap: (at: Point, pointer: PointerKind) => void;
  readonly press: (at: Point, pointer: PointerKind) => void;
  readonly hover: (at: Point | undefined, pointer: PointerKind) => void;
  readonly dragging: (on: boolean) => void;
};

/** Further than this a touch is a drag and no tap, in px. */
const SLACK: Readonly<Record<PointerKind, number>> = { mouse: 4, pen: 6, touch: 9 };
const LONG_PRESS = 450;
const WHEEL_REST = 160;
const LINE_HEIGHT = 33;

type Finger = { readonly start: Point; at: Point; readonly kind: PointerKind };

const kindOf = (event: PointerEvent): PointerKind =>
  event.pointerType === 'touch' ? 'touch' : event.pointerType === 'pen' ? 'pen' : 'mouse';

const between = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
const middle = (p: Point, q: Point): Point => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 });

/** The fingers on an element, and what has become of them. */
type Touched = {
  readonly element: HTMLElement;
  readonly on: GestureHandlers;
  readonly fingers: Map<number, Finger>;
  moved: boolean;
  pressed: boolean;
  speed: Point;
  lastMove: number;
  pressTimer: ReturnType<typeof setTimeout> | undefined;
  wheelTimer: ReturnType<typeof setTimeout> | undefined;
};

const STILL: Point = { x: 0, y: 0 };

const pointOf = ({ element }: Touched, event: MouseEvent): Point => {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

/** What floats above the map has separate gestures. */
const isOurs = (event: Event): boolean =>
  !(event.target instanceof Element && event.target.closest('[data-map-overlay] button, [data-map-overlay] a'));

function down(touched: Touched, event: PointerEvent): void {
  if (!isOurs(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
  const { fingers, on } = touched;
  const point = pointOf(touched, event);
  fingers.set(event.pointerId, { start: point, at: point, kind: kindOf(event) });
  clearTimeout(touched.pressTimer);
  touched.moved = fingers.size > 1;
  if (touched.moved) return;
  touched.pressed = false;
  touched.speed = STILL;
  if (event.pointerType === 'mouse') return;
  touched.pressTimer = setTimeout(() => {
    touched.pressed = true;
    on.press(point, kindOf(event));
  }, LONG_PRESS);
}

function drag(touched: Touched, finger: Finger, event: PointerEvent): void {
  const { element, on } = touched;
  const to = pointOf(touched, event);
  if (!touched.moved && between(to, finger.start) < SLACK[finger.kind]) return;
  if (!touched.moved) {
    touched.moved = true;
    clearTimeout(touched.pressTimer);
    element.setPointerCapture(event.pointerId);
    on.dragging(true);
  }
  const [dx, dy] = [to.x - finger.at.x, to.y - finger.at.y];
  const elapsed = Math.max(1, event.timeStamp - touched.lastMove);
  const { speed } = touched;
  touched.speed = { x: 0.6 * speed.x + (0.4 * dx) / elapsed, y: 0.6 * speed.y + (0.4 * dy) / elapsed };
  touched.lastMove = event.timeStamp;
  finger.at = to;
  on.pan(dx, dy);
}

function pinch(touched: Touched, moving: Finger, event: PointerEvent): void {
  const [first, second] = [...touched.fingers.values()];
  if (first === undefined || second === undefined) return;
  const spread = () => ({ centre: middle(first.at, second.at), spread: between(first.at, second.at) });
  const before = spread();
  moving.at = pointOf(touched, event);
  const after = spread();
  touched.on.pan(after.centre.x - before.centre.x, after.centre.y - before.centre.y);
  if (before.spread > 0) touched.on.zoom(after.centre, after.spread / before.spread, 'pinch');
}

function move(touched: Touched, event: PointerEvent): void {
  const { fingers, on } = touched;
  const finger = fingers.get(event.pointerId);
  if (finger === undefined) {
    if (fingers.size === 0 && event.pointerType !== 'touch')
      on.hover(isOurs(event) ? pointOf(touched, event) : undefined, kindOf(event));
  } else if (fingers.size === 1) drag(touched, finger, event);
  else pinch(touched, finger, event);
}

function up(touched: Touched, event: PointerEvent): void {
  const { fingers, on } = touched;
  const finger = fingers.get(event.pointerId);
  if (finger === undefined) return;
  fingers.delete(event.pointerId);
  clearTimeout(touched.pressTimer);
  if (fingers.size > 0) return;
  on.dragging(false);
  if (touched.moved) on.settle(event.timeStamp - touched.lastMove < 60 ? touched.speed : STILL);
  else if (event.type === 'pointerup' && !touched.pressed) on.tap(finger.start, finger.kind);
  if (touched.pressed) on.hover(undefined, finger.kind);
}

function wheel(touched: Touched, event: WheelEvent): void {
  event.preventDefault();
  const delta = event.deltaMode === 1 ? event.deltaY * LINE_HEIGHT : event.deltaY;
  // A pinch on a touch pad arrives as a wheel with Ctrl and small steps.
  touched.on.zoom(pointOf(touched, event), Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0017)), 'wheel');
  clearTimeout(touched.wheelTimer);
  touched.wheelTimer = setTimeout(() => touched.on.settle(STILL), WHEEL_REST);
}

/** Listens on an element until the returned function is called. */
export function listenForGestures(element: HTMLElement, on: GestureHandlers): () => void {
  const touched: Touched = {
    element,
    on,
    fingers: new Map(),
    moved: false,
    pressed: false,
    speed: STILL,
    lastMove: 0,
    pressTimer: undefined,
    wheelTimer: undefined,
  };
  const quiet = new AbortController();
  const { signal } = quiet;
  element.addEventListener('pointerdown', (event) => down(touched, event), { signal });
  element.addEventListener('pointermove', (event) => move(touched, event), { signal });
  element.addEventListener('pointerup', (event) => up(touched, event), { signal });
  element.addEventListener('pointercancel', (event) => up(touched, event), { signal });
  element.addEventListener(
    'pointerleave',
    (event) => {
      if (touched.fingers.size === 0) on.hover(undefined, kindOf(event));
    },
    { signal },
  );
  element.addEventListener('wheel', (event) => wheel(touched, event), { signal, passive: false });
  return () => {
    quiet.abort();
    clearTimeout(touched.pressTimer);
    clearTimeout(touched.wheelTimer);
  };
}
