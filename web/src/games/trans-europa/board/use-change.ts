// Notices moves while a board is mounted and keeps each change on stage until its animation is over.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Geometry } from './geometry.ts';
import { changeTime } from './layers/change.tsx';
import { changeBetween, NO_CHANGE } from './motion.ts';
import type { Change } from './motion.ts';
import type { BoardMarks } from './types.ts';

const REDUCED_TIME = 140;

export const useChange = (g: Geometry, marks: BoardMarks, moving: boolean): readonly [Change, () => void] => {
  const before = useRef({ g, tracks: marks.tracks });
  const [change, setChange] = useState<Change>(NO_CHANGE);
  const current = useRef(change);
  // Found while rendering, so that a new track is never shown finished for a frame before it is drawn.
  if (before.current.tracks !== marks.tracks || before.current.g !== g) {
    const same = before.current.g === g && moving;
    const starts = new Set(marks.markers.map((m) => m.junction));
    current.current = same ? changeBetween(g, before.current.tracks, marks.tracks, starts) : NO_CHANGE;
    before.current = { g, tracks: marks.tracks };
  }
  const shown = current.current;
  const finish = useCallback(() => {
    if (current.current === NO_CHANGE) return;
    current.current = NO_CHANGE;
    setChange(NO_CHANGE);
  }, []);
  useEffect(() => {
    if (shown === NO_CHANGE || shown.fresh.length + shown.joined.length === 0) return;
    setChange(shown);
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(finish, reduced ? REDUCED_TIME : changeTime(shown));
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown, finish];
};
