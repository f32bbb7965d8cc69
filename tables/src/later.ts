// What is needed only once somebody asks for it: files in and out, and looking back.

export { exportGame, importGame } from './game-files.ts';
export type { ImportProblem } from './game-files.ts';
export { openReplay } from './replay.ts';
