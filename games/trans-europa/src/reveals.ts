// Which moves show somebody what was hidden: those stand for good.

import type { Move } from '@branchline/core';
import type { Stage, State, TransEuropa } from './types.ts';

/** Where everything that happens lies open: hands are passed, dropped and turned over before, and scored after. */
const OPEN: readonly Stage['kind'][] = ['markers', 'build'];

const isOpen = ({ public: { stage } }: State): boolean => OPEN.includes(stage.kind);

/**
 * Markers and tracks lie on the board for all. The end of a round turns the hands over (TE-ENDR-5), and a claim tells
 * whether the seat is complete (TE-CLAIM-4).
 */
export const reveals = (before: State, move: Move<TransEuropa>, after: State): boolean =>
  move.do === 'claim' || !isOpen(before) || !isOpen(after);
