// Names of board parts: ids in files and moves, positions in the lists of a board (see `graphOf`) everywhere else.

import type { Id } from '@branchline/core';

/** `x,y` of its lattice place. */
export type JunctionId = Id<string, 'JunctionId'>;
/** Both junction ids joined by `-`, the lower y first, then the lower x. */
export type LineId = Id<string, 'LineId'>;
/** The local name in ASCII kebab-case. */
export type CityId = Id<string, 'CityId'>;
/** The colour of its city cards on this board, for example `yellow`; `group` in the outside format. */
export type RegionId = Id<string, 'RegionId'>;

export type JunctionIndex = Id<number, 'JunctionIndex'>;
export type LineIndex = Id<number, 'LineIndex'>;
export type CityIndex = Id<number, 'CityIndex'>;
export type RegionIndex = Id<number, 'RegionIndex'>;
