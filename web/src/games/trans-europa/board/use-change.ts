// Keeps each move on stage until its animation is over.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Geometry } from './geometry.ts';
import { changeTime } from './layers/change.tsx';
import { changeAfter, NO_CHANGE } from './motion.ts';
import type { Change } from './motion.ts';
import type { BoardMarks, Laid } from './types.ts';

const REDUCED_TIME = 140;

type Watched = {
  readonly geometry: Geometry;
  readonly marks: BoardMarks;
  /** The latest moves that laid tracks; undefined where none are told. */
  readonly laid: readonly Laid[] | undefined;
  readonly moving: boolean;
};

const numberOf = (laid: readonly Laid[] | undefined): number => laid?.at(-1)?.sequence ?? 0;

/** What has been laid since the last look is animated, unless it is another board or a step back. */
export const useChange = ({ geometry, marks, laid, moving }: Watched): readonly [Change, () => void] => {
  const before = useRef({ geometry, sequence: numberOf(laid), laid });
  const [, redraw] = useState<Change>(NO_CHANGE);
  const current = useRef<Change>(NO_CHANGE);
  // Found while rendering, so that a new track is never shown finished for a frame before it is drawn.
  if (before.current.laid !== laid || before.current.geometry !== geometry) {
    const { sequence } = before.current;
    const news = (laid ?? []).filter((move) => move.sequence > sequence);
    const told = before.current.geometry === geometry && moving && news.length > 0;
    current.current = told ? changeAfter(geometry, marks, news) : NO_CHANGE;
    before.current = { geometry, sequence: numberOf(laid), laid };
  }
  const shown = current.current;
  const finish = useCallback(() => {
    if (current.current === NO_CHANGE) return;
    current.current = NO_CHANGE;
    redraw(NO_CHANGE);
  }, []);
  useEffect(() => {
    if (shown.fresh.length === 0) return undefined;
    redraw(shown);
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(finish, reduced ? REDUCED_TIME : changeTime(shown));
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown, finish];
};
