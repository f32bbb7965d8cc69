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

/** Listens on an element until the returned function is called. */
export const listenForGestures = (element: HTMLElement, on: GestureHandlers): (() => void) => {
  const fingers = new Map<number, Finger>();
  let moved = false;
  let pressed = false;
  let speed: Point = { x: 0, y: 0 };
  let lastMove = 0;
  let pressTimer: ReturnType<typeof setTimeout> | undefined;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;

  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const isOurs = (event: Event): boolean =>
    !(event.target instanceof Element && event.target.closest('[data-map-overlay] button, [data-map-overlay] a'));

  const down = (event: PointerEvent): void => {
    if (!isOurs(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
    const point = at(event);
    fingers.set(event.pointerId, { start: point, at: point, kind: kindOf(event) });
    clearTimeout(pressTimer);
    if (fingers.size > 1) {
      moved = true;
      return;
    }
    moved = false;
    pressed = false;
    speed = { x: 0, y: 0 };
    if (event.pointerType !== 'mouse')
      pressTimer = setTimeout(() => {
        if (moved || fingers.size !== 1) return;
        pressed = true;
        on.press(point, kindOf(event));
      }, LONG_PRESS);
  };

  const drag = (finger: Finger, to: Point, event: PointerEvent): void => {
    if (!moved && between(finger.start, to) < SLACK[finger.kind]) return;
    if (!moved) {
      moved = true;
      clearTimeout(pressTimer);
      element.setPointerCapture(event.pointerId);
      on.dragging(true);
    }
    const [dx, dy] = [to.x - finger.at.x, to.y - finger.at.y];
    const elapsed = Math.max(1, event.timeStamp - lastMove);
    speed = { x: 0.6 * speed.x + (0.4 * dx) / elapsed, y: 0.6 * speed.y + (0.4 * dy) / elapsed };
    lastMove = event.timeStamp;
    finger.at = to;
    on.pan(dx, dy);
  };

  const pinch = (event: PointerEvent, to: Point): void => {
    const [first, second] = [...fingers.values()];
    const moving = fingers.get(event.pointerId);
    if (first === undefined || second === undefined || moving === undefined) return;
    const before = { centre: middle(first.at, second.at), spread: between(first.at, second.at) };
    moving.at = to;
    const after = { centre: middle(first.at, second.at), spread: between(first.at, second.at) };
    on.pan(after.centre.x - before.centre.x, after.centre.y - before.centre.y);
    if (before.spread > 0) on.zoom(after.centre, after.spread / before.spread, 'pinch');
  };

  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) {
      if (fingers.size === 0 && event.pointerType !== 'touch')
        on.hover(isOurs(event) ? at(event) : undefined, kindOf(event));
      return;
    }
    if (fingers.size === 1) drag(finger, at(event), event);
    else pinch(event, at(event));
  };

  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    fingers.delete(event.pointerId);
    clearTimeout(pressTimer);
    if (fingers.size > 0) return;
    on.dragging(false);
    if (moved) on.settle(event.timeStamp - lastMove < 60 ? speed : { x: 0, y: 0 });
    else if (event.type === 'pointerup' && !pressed) on.tap(finger.start, finger.kind);
    if (pressed) on.hover(undefined, finger.kind);
  };

  const leave = (event: PointerEvent): void => {
    if (fingers.size === 0) on.hover(undefined, kindOf(event));
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const delta = event.deltaMode === 1 ? event.deltaY * LINE_HEIGHT : event.deltaY;
    // A pinch on a touch pad arrives as a wheel with Ctrl and small steps.
    on.zoom(at(event), Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0017)), 'wheel');
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(() => on.settle({ x: 0, y: 0 }), WHEEL_REST);
  };

  const quiet = new AbortController();
  const { signal } = quiet;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    quiet.abort();
    clearTimeout(pressTimer);
    clearTimeout(wheelTimer);
  };
};
