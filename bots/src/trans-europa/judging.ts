// What judging single positions takes: fields, positions, turns worth trying, likely deals and rounds played out.

import { countInWasm } from '@branchline/solver/fast';

export { bestArm } from '../halving.ts';
export { terrainOf } from './ground.ts';
export { POLICY_MODEL } from './inference/policy-model.ts';
export { reader } from './inference/reader.ts';
export type { Reader, SeatPosterior } from './inference/reader.ts';
export { fieldOf } from './playout/field.ts';
export type { Field } from './playout/field.ts';
export { playTurn } from './playout/guided.ts';
export { endTurn, lay } from './playout/lay.ts';
export { loadView } from './playout/load.ts';
export { playoutsOf } from './playout/playouts.ts';
export type { Lay, Playouts } from './playout/playouts.ts';
export { copyBoard, dealHands, MAX_HAND, newPosition } from './playout/position.ts';
export type { Position } from './playout/position.ts';
export { armFinder } from './search/arms.ts';
export type { Arm, ArmFinder, ArmLimits } from './search/arms.ts';
export { goodStarts } from './search/marker.ts';
export { worldsOf } from './search/worlds.ts';
export type { Worlds } from './search/worlds.ts';

// Judging is counting: whoever takes this takes the faster counts with it.
countInWasm();
