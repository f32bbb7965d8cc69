// What is needed only once somebody asks for it: advice, files in and out, and looking back.

export { adviceFor } from './advice.ts';
export { exportGame, handOver, importGame } from './game-files.ts';
export type { ImportProblem } from './game-files.ts';
export { openReplay } from './replay.ts';
