// The gym: both games for learning machines.

export { adviceFrom } from './advisor.ts';
export { sizeOf } from './encoding.ts';
export type { Block, Encoding, Row } from './encoding.ts';
export { encodingFor, gymGames, gymOf } from './games.ts';
export type { Gym, GymSetup } from './games.ts';
export { NOBODY } from './tables.ts';
export type { Tables } from './tables.ts';
