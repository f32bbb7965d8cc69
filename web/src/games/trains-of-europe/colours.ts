// What companies may wear, in the order of the seats. Red comes last: who does not choose it seldom gets it, since losses
// and warnings are what players first look for in red.

import type { PlayerColour } from '../../ui/colours.ts';

export const COLOURS = ['cobalt', 'jade', 'vermilion', 'plum'] as const satisfies readonly PlayerColour[];
