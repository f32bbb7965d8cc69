// What is needed only once somebody asks for it: advice, files in and out, looking back and exploring.

export { adviceFor } from './advice.ts';
export { branchFiles, exploredText } from './branches/bundle.ts';
export { openExplorer } from './branches/explorer.ts';
export type { Explored, ExploredPosition, ExplorePorts, Explorer, Place } from './branches/explorer.ts';
export type { LineInfo } from './branches/lines.ts';
export { configured } from './configured.ts';
export { exportGame, handOver, importGame, soundGame } from './game-files.ts';
export type { ImportProblem } from './game-files.ts';
export { fileInNotation } from './in-notation.ts';
export { ownGame, restoreGame } from './own-games.ts';
export type { OwnGame, SavedGame } from './own-games.ts';
export { openReplay } from './replay.ts';
export { fingerprints, verified } from './verified.ts';
