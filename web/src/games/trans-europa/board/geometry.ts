// The places of everything on a board, in drawing units: 64 to a line, so that k = 1 needs no scaling.
import { TERRAIN_BIT } from '@branchline/boards';
import type { Board, Line } from '@branchline/boards';
import { UNIT } from '../../../map/types.ts';
import type { Box, Point } from '../../../map/types.ts';
import type { Spot } from '../../../map/rest.ts';
import type { Direction, JunctionId, LineId } from './types.ts';

const ROW = (UNIT * Math.sqrt(3)) / 2;

/** A line with its ends in drawing units. `a` is the upper or left end, as in its id. */
export type PlacedLine = Line & { readonly from: Point; readonly to: Point; readonly length: number };

export type Geometry = {
  readonly board: Board;
  readonly points: ReadonlyMap<JunctionId, Point>;
  readonly lines: ReadonlyMap<LineId, PlacedLine>;
  readonly linesAt: ReadonlyMap<JunctionId, readonly PlacedLine[]>;
  readonly cityAt: ReadonlyMap<JunctionId, string>;
  /** Smallest box around all junctions. */
  readonly extent: Box;
};

const build = (board: Board): Geometry => {
  const points = new Map(board.junctions.map((j) => [j.id, { x: (j.x * UNIT) / 2, y: j.y * ROW }]));
  const at = (id: JunctionId): Point => points.get(id) ?? { x: 0, y: 0 };
  const lines = new Map<LineId, PlacedLine>();
  const linesAt = new Map<JunctionId, PlacedLine[]>(board.junctions.map((j) => [j.id, []]));
  for (const line of board.lines) {
    const [from, to] = [at(line.a), at(line.b)];
    const placed = { ...line, from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
    lines.set(line.id, placed);
    linesAt.get(line.a)?.push(placed);
    linesAt.get(line.b)?.push(placed);
  }
  const xs = [...points.values()].map((p) => p.x);
  const ys = [...points.values()].map((p) => p.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    board,
    points,
    lines,
    linesAt,
    cityAt: new Map(board.cities.map((c) => [c.junction, c.id])),
    extent: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
  };
};

/** A double line looks like the terrain that is left of it; where none is, it is a single one (TP-CARD-4a). */
function easedLine(line: PlacedLine, eased: number): PlacedLine {
  if (line.terrain.length === 0) return line;
  const [kind] = line.terrain.filter((terrain) => !(eased & TERRAIN_BIT[terrain]));
  return kind === undefined ? { ...line, kind: 'flat', cost: 1 } : { ...line, kind };
}

const ease = (plain: Geometry, eased: number): Geometry => {
  const lines = new Map([...plain.lines].map(([id, line]) => [id, easedLine(line, eased)]));
  const linesAt = new Map([...plain.linesAt].map(([id, around]) => [id, around.map((line) => lines.get(line.id)!)]));
  return { ...plain, lines, linesAt };
};

/** Px around a city that belong to it: its disc, its halo, and the nearest side of its name. */
const CITY_REACH = 30;
const JUNCTION_REACH = 6;
const MIDDLE_REACH = 2;

/** Every junction and every middle of a line with the room it needs: what is pressed. */
export const spotsOf = ({ points, cityAt, lines }: Geometry): Spot[] => [
  ...[...points].map(([id, at]) => ({ ...at, reach: cityAt.has(id) ? CITY_REACH : JUNCTION_REACH })),
  ...[...lines.values()].map((line) => ({ ...middleOf(line), reach: MIDDLE_REACH })),
];

const known = new WeakMap<Board, Geometry[]>();

/** The geometry of a board while some terrain is eased (a sum of `TERRAIN_BIT`s), computed once. */
export const geometryOf = (board: Board, eased = 0): Geometry => {
  const byTerrain = known.get(board) ?? [];
  known.set(board, byTerrain);
  return (byTerrain[eased] ??= eased === 0 ? build(board) : ease(geometryOf(board), eased));
};

export const otherEnd = (line: PlacedLine, junction: JunctionId): JunctionId => (line.a === junction ? line.b : line.a);

/** Point on a line, `t` from 0 at its first end to 1, shifted sideways by `offset` (positive: to the right of a → b). */
export const pointAlong = (line: PlacedLine, t: number, offset = 0): Point => {
  const dx = (line.to.x - line.from.x) / line.length;
  const dy = (line.to.y - line.from.y) / line.length;
  return {
    x: line.from.x + dx * line.length * t - dy * offset,
    y: line.from.y + dy * line.length * t + dx * offset,
  };
};

export const middleOf = (line: PlacedLine): Point => pointAlong(line, 0.5);

const ANGLES: Readonly<Record<Direction, number>> = { e: 0, se: 60, sw: 120, w: 180, nw: 240, ne: 300 };

/** Degrees clockwise from east, as the screen's y grows downwards. */
const bearing = (from: Point, to: Point): number =>
  ((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 360) % 360;

/** The line that leaves a junction in a compass direction. A long ferry counts for the direction nearest to its own. */
export const lineTowards = (g: Geometry, junction: JunctionId, direction: Direction): PlacedLine | undefined => {
  let best: PlacedLine | undefined;
  let bestOff = 30;
  for (const line of g.linesAt.get(junction) ?? []) {
    const [from, to] = line.a === junction ? [line.from, line.to] : [line.to, line.from];
    const turn = Math.abs(bearing(from, to) - ANGLES[direction]);
    const off = Math.min(turn, 360 - turn);
    if (off < bestOff) [best, bestOff] = [line, off];
  }
  return best;
};
