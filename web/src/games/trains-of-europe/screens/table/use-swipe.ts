// A swipe across a phone leads to the place beside the one that is shown; the map and strips keep their own gestures.

import { useRef } from 'preact/hooks';

type Point = { readonly x: number; readonly y: number };

/** Pixels a finger travels before it is a swipe, and how much flatter than steep it must be. */
const FAR = 56;
const FLAT = 2;

/** 1 for the place to the right, −1 for the one to the left, 0 for anything that is no swipe. */
export function swipeOf(from: Point, to: Point): -1 | 0 | 1 {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < FAR || Math.abs(dx) < FLAT * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Whether a sideways gesture there already means something else. */
function isTaken(target: Element): boolean {
  if (target.closest('.tmap, input')) return true;
  for (let box: Element | null = target; box; box = box.parentElement) {
    if (box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
  }
  return false;
}

export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const from = useRef<Point | undefined>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const [only, second] = touches;
      from.current = only && !second && !isTaken(target as Element) ? { x: only.clientX, y: only.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches: [last] }: TouchEvent) => {
      const step = from.current && last ? swipeOf(from.current, { x: last.clientX, y: last.clientY }) : 0;
      from.current = undefined;
      if (step !== 0) onSwipe(step);
    },
  };
}
