// Which moves show hidden information: those cannot be taken back.

import type { Move } from '@branchline/core';
import type { Stage, State, TransEuropa } from './types.ts';

/** The stages in which everything is open: hands are passed, dropped and turned over before, and scored after. */
const OPEN: readonly Stage['kind'][] = ['markers', 'build'];

const isOpen = ({ public: { stage } }: State): boolean => OPEN.includes(stage.kind);

/**
 * Markers and tracks lie on the board for all. The end of a round turns the hands over (TE-ENDR-5), and a claim tells
 * whether the seat is complete (TE-CLAIM-4).
 */
export const reveals = (before: State, move: Move<TransEuropa>, after: State): boolean =>
  move.do === 'claim' || !isOpen(before) || !isOpen(after);
