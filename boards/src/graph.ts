// A board as numbers: flat arrays computed once, so that engine, solver and bots never touch strings.
import type { CityId, CityIndex, JunctionId, JunctionIndex, LineId, LineIndex } from './ids.ts';
import type { Board } from './types.ts';

/** What a terrain counts in `terrain` of a graph. */
export const TERRAIN_BIT = { river: 1, sea: 2, mountain: 4 } as const;

/** The least a solver needs: any weighted graph will do, registered board or not. */
export type LineGraph = {
  readonly junctionCount: number;
  readonly lineCount: number;
  /** Ends of each line; `lineA[i] < lineB[i]`. */
  readonly lineA: Uint16Array;
  readonly lineB: Uint16Array;
  /** Printed cost of each line: 1 or 2 (a ferry counts 2). */
  readonly cost: Uint8Array;
  /** Adjacency of junction j: positions `offsets[j]` up to `offsets[j + 1]` in `neighbour` and `line`. */
  readonly offsets: Uint16Array;
  readonly neighbour: Uint16Array;
  readonly line: Uint16Array;
};

export type Graph = LineGraph & {
  readonly isFerry: Uint8Array;
  /** Sum of `TERRAIN_BIT`s of a double line, else 0. */
  readonly terrain: Uint8Array;
  readonly isSea: Uint8Array;
  readonly junctionIds: readonly JunctionId[];
  readonly lineIds: readonly LineId[];
  readonly cityIds: readonly CityId[];
  readonly junctionIndex: ReadonlyMap<JunctionId, JunctionIndex>;
  readonly lineIndex: ReadonlyMap<LineId, LineIndex>;
  readonly cityIndex: ReadonlyMap<CityId, CityIndex>;
  readonly cityCount: number;
  readonly cityJunction: Uint16Array;
  /** Index into `board.regions`. */
  readonly cityRegion: Uint8Array;
  readonly cityDashed: Uint8Array;
  /** City standing on a junction, or -1. */
  readonly junctionCity: Int16Array;
};

/** Builds the adjacency of a graph from the ends and costs of its lines. */
export const lineGraph = (
  junctionCount: number,
  lines: readonly { readonly a: number; readonly b: number; readonly cost: number }[],
): LineGraph => {
  const lineCount = lines.length;
  const lineA = Uint16Array.from(lines, (l) => Math.min(l.a, l.b));
  const lineB = Uint16Array.from(lines, (l) => Math.max(l.a, l.b));
  const cost = Uint8Array.from(lines, (l) => l.cost);
  const offsets = new Uint16Array(junctionCount + 1);
  for (const { a, b } of lines) {
    offsets[a + 1]! += 1;
    offsets[b + 1]! += 1;
  }
  for (let j = 0; j < junctionCount; j++) offsets[j + 1]! += offsets[j]!;
  const next = offsets.slice(0, junctionCount);
  const neighbour = new Uint16Array(2 * lineCount);
  const line = new Uint16Array(2 * lineCount);
  for (let l = 0; l < lineCount; l++) {
    const a = lineA[l]!;
    const b = lineB[l]!;
    neighbour[next[a]!] = b;
    line[next[a]!++] = l;
    neighbour[next[b]!] = a;
    line[next[b]!++] = l;
  }
  return { junctionCount, lineCount, lineA, lineB, cost, offsets, neighbour, line };
};

const numbered = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, i) => [id, i]));

const indexIn = (map: ReadonlyMap<string, number>, id: string): number => {
  const index = map.get(id);
  if (index === undefined) throw new Error(`unknown id ${id}`);
  return index;
};

const buildGraph = (board: Board): Graph => {
  const junctionIds = board.junctions.map((j) => j.id);
  const lineIds = board.lines.map((l) => l.id);
  const cityIds = board.cities.map((c) => c.id);
  const junctionIndex = numbered(junctionIds);
  const regionIndex = numbered(board.regions.map((r) => r.id));
  const cityJunction = Uint16Array.from(board.cities, (c) => indexIn(junctionIndex, c.junction));
  const junctionCity = new Int16Array(junctionIds.length).fill(-1);
  cityJunction.forEach((j, c) => (junctionCity[j] = c));
  return {
    ...lineGraph(
      junctionIds.length,
      board.lines.map((l) => ({
        a: indexIn(junctionIndex, l.a),
        b: indexIn(junctionIndex, l.b),
        cost: l.cost,
      })),
    ),
    isFerry: Uint8Array.from(board.lines, (l) => (l.kind === 'ferry' ? 1 : 0)),
    terrain: Uint8Array.from(board.lines, (l) => l.terrain.reduce((mask, t) => mask | TERRAIN_BIT[t], 0)),
    isSea: Uint8Array.from(board.junctions, (j) => (j.sea ? 1 : 0)),
    junctionIds,
    lineIds,
    cityIds,
    junctionIndex,
    lineIndex: numbered(lineIds),
    cityIndex: numbered(cityIds),
    cityCount: cityIds.length,
    cityJunction,
    cityRegion: Uint8Array.from(board.cities, (c) => indexIn(regionIndex, c.region)),
    cityDashed: Uint8Array.from(board.cities, (c) => (c.dashed ? 1 : 0)),
    junctionCity,
  };
};

const graphs = new WeakMap<Board, Graph>();

/** The graph of a board, computed once. */
export const graphOf = (board: Board): Graph => {
  let graph = graphs.get(board);
  if (graph === undefined) {
    graph = buildGraph(board);
    graphs.set(board, graph);
  }
  return graph;
};
