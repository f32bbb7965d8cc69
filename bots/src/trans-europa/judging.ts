// Tools for studying single positions, in addition to judging them: rounds played on step by step in likely deals.

import { countInWasm } from '@branchline/solver/fast';

export type { Reader } from './inference/reader.ts';
export { fieldOf } from './playout/field.ts';
export { playTurn } from './playout/guided.ts';
export { endTurn, lay } from './playout/lay.ts';
export { loadView } from './playout/load.ts';
export { copyBoard, dealHands, MAX_HAND, newPosition } from './playout/position.ts';
export { worldsOf } from './search/worlds.ts';
export type { Worlds } from './search/worlds.ts';

// Judging means counting: a program that imports this also gets the faster counts.
countInWasm();
