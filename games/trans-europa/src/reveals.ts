// Which moves show somebody what was hidden: those stand for good.

import type { Stage, State } from './types.ts';

/** Where everything that happens lies open: hands are passed, dropped and turned over before, and scored after. */
const OPEN: readonly Stage['kind'][] = ['markers', 'build'];

const isOpen = ({ public: { stage } }: State): boolean => OPEN.includes(stage.kind);

/** Markers and tracks lie on the board for all; the end of a round turns the hands over (TE-ENDR-5). */
export const reveals = (before: State, _move: unknown, after: State): boolean => !isOpen(before) || !isOpen(after);
