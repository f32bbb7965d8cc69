// A board made ready for play, once: its graph, its lines as bit sets by what they cost, and every action it offers.

import { boardById, boardHash, graphOf } from '@branchline/boards';
import type { Board, Graph, PrestigeColour } from '@branchline/boards';
import { invariant } from '@branchline/core';
import { solverOf, type Solver } from '@branchline/solver';
import { bitsOf, emptyBits } from './bits.ts';
import type { Action, Bits, CityIndex, LineIndex, RegionIndex } from './types.ts';

/** What lines cost while certain terrains are eased (TP-CARD-4, TP-CARD-5). */
export interface Tariff {
  readonly cost: Uint8Array;
  /** Lines that a turn can still pay for: `[budget left, at most MOST_COST][ferry already used ? 1 : 0]`. */
  readonly payable: readonly (readonly [Bits, Bits])[];
}

/** The most that a line costs (TE-BUILD-2). */
export const MOST_COST = 2;

export interface Grid {
  readonly board: Board;
  readonly graph: Graph;
  readonly solver: Solver;
  /** Empty sets, made once: of junctions and of lines. */
  readonly noJunctions: Bits;
  readonly noLines: Bits;
  /** Every line, and the ferries among them, in line order. */
  readonly lines: readonly LineIndex[];
  readonly ferryLines: readonly LineIndex[];
  /** Position among the ferry lines, or -1. */
  readonly ferryOf: Int16Array;
  readonly regionOfColour: Readonly<Record<PrestigeColour, RegionIndex>>;
  /** City cards in use by colour, in region order; without the specially bordered ones for few players (TE-SETUP-3). */
  readonly piles: {
    readonly all: readonly (readonly CityIndex[])[];
    readonly fewPlayers: readonly (readonly CityIndex[])[];
  };
  /** By mask of eased terrains. */
  readonly tariffs: readonly Tariff[];
  /** Frozen actions, made once: by junction, line or city. */
  readonly actions: {
    readonly marker: readonly Action[];
    readonly black: readonly Action[];
    readonly own: readonly Action[];
    readonly drop: readonly Action[];
    readonly pass: readonly Action[];
    readonly endTurn: Action;
    readonly claim: Action;
  };
}

/**
 * The board says what a line costs (TE-BUILD-9). A ferry slot costs 1 of the budget (TE-FERRY-3); a double line is single if
 * all of its terrain is eased (TP-CARD-4a).
 */
function tariff(graph: Graph, eased: number): Tariff {
  const cost = Uint8Array.from({ length: graph.lineCount }, (_, line) => {
    if (graph.isFerry[line]) return 1;
    const terrain = graph.terrain[line]!;
    return terrain !== 0 && (terrain & ~eased) === 0 ? 1 : graph.cost[line]!;
  });
  const payable = [0, 1, MOST_COST].map((left): readonly [Bits, Bits] => [
    bitsOf(graph.lineCount, (line) => cost[line]! <= left),
    bitsOf(graph.lineCount, (line) => cost[line]! <= left && !graph.isFerry[line]),
  ]);
  return { cost, payable };
}

const pilesOf = (graph: Graph, regions: number, isIn: (city: CityIndex) => boolean): CityIndex[][] =>
  Array.from({ length: regions }, (_, region) =>
    [...graph.cityIds.keys()].filter((city) => graph.cityRegion[city] === region && isIn(city)),
  );

function makeGrid(board: Board): Grid {
  const graph = graphOf(board);
  const ferryLines = Array.from(graph.isFerry.keys()).filter((line) => graph.isFerry[line]);
  const ferryOf = new Int16Array(graph.lineCount).fill(-1);
  ferryLines.forEach((line, ferry) => (ferryOf[line] = ferry));
  const action = (action: Action): Action => Object.freeze(action);
  return {
    board,
    graph,
    solver: solverOf(graph),
    noJunctions: emptyBits(graph.junctionCount),
    noLines: emptyBits(graph.lineCount),
    lines: [...graph.lineIds.keys()],
    ferryLines,
    ferryOf,
    regionOfColour: Object.fromEntries(
      board.regions.map((region, index) => [region.prestige, index]),
    ) as Grid['regionOfColour'],
    piles: {
      all: pilesOf(graph, board.regions.length, () => true),
      fewPlayers: pilesOf(graph, board.regions.length, (city) => !graph.cityDashed[city]),
    },
    tariffs: [0, 1, 2, 3, 4, 5, 6, 7].map((eased) => tariff(graph, eased)),
    actions: {
      marker: graph.junctionIds.map((at) => action({ do: 'marker', at })),
      black: graph.lineIds.map((line) => action({ do: 'lay', line, piece: 'black' })),
      own: graph.lineIds.map((line) => action({ do: 'lay', line, piece: 'own' })),
      drop: graph.cityIds.map((city) => action({ do: 'drop-card', city })),
      pass: graph.cityIds.map((city) => action({ do: 'pass-card', city })),
      endTurn: action({ do: 'end-turn' }),
      claim: action({ do: 'claim' }),
    },
  };
}

const grids = new Map<string, Grid>();

/** Makes a board known that is none of the published ones: a fixture, a draft. */
export function addBoard(board: Board): Grid {
  const grid = makeGrid(board);
  grids.set(board.id, grid);
  return grid;
}

/**
 * Makes a board known that a newer one of the same id has replaced, for the games that were played on it. A developer who changes
 * the data of a board keeps the old data beside it and adds it here.
 */
export const addReplacedBoard = (board: Board): void =>
  void grids.set(`${board.id}@${boardHash(board)}`, makeGrid(board));

/** The versions of a board, the present one first: the key a config names each by, and its hash. */
export const boardVersions = (id: string): { readonly key: string; readonly hash: string }[] => {
  const present = findGrid(id);
  const replaced = [...grids].filter(([key, { board }]) => board.id === id && key !== id);
  return [...(present ? [[id, present] as const] : []), ...replaced].map(([key, { board }]) => ({
    key,
    hash: boardHash(board),
  }));
};

export function findGrid(id: string): Grid | undefined {
  const known = grids.get(id);
  if (known) return known;
  const board = boardById(id);
  return board && addBoard(board);
}

/** A board as the rules use it. */
export function gridOf(id: string): Grid {
  const grid = grids.get(id) ?? findGrid(id);
  invariant(grid, `a config names a known board, not ${id}`);
  return grid;
}
