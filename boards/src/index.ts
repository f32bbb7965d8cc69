// The public entry point of the boards.
export { BOARD_IDS, COMPASS, LANGUAGES, LINE_KINDS, PRESTIGE_COLOURS, TERRAINS } from './types.ts';
export type {
  Board,
  BoardId,
  City,
  Compass,
  Junction,
  Language,
  Line,
  LineKind,
  Loc,
  PrestigeColour,
  RawBoard,
  RawCity,
  RawRegion,
  Region,
  Terrain,
} from './types.ts';
export type { CityId, CityIndex, JunctionId, JunctionIndex, LineId, LineIndex, RegionId, RegionIndex } from './ids.ts';
export { boardById } from './registry.ts';
export { parseBoard } from './parse.ts';
export type { BoardResult } from './parse.ts';
export { checkBoard } from './check.ts';
export { formatBoardProblem } from './problem.ts';
export type { BoardProblem } from './problem.ts';
export { boardHash, boardJson } from './board-json.ts';
export type { BoardJson } from './board-json.ts';
export { TERRAIN_BIT, graphOf, lineGraph } from './graph.ts';
export type { Graph, LineGraph } from './graph.ts';
export { cityId, formatShortLine, junctionId, lineId, parseLineId, parsePlace, parseShortLine } from './lattice.ts';
export type { Place } from './lattice.ts';
