// Names of places: a city by its name, any other junction by the nearest city and its direction from there.

import type { Board, City, Junction, JunctionId, LineId } from '@branchline/boards';
import type { Direction } from '../board/types.ts';

export type PlaceName =
  | { readonly kind: 'city'; readonly city: City }
  | { readonly kind: 'near'; readonly city: City; readonly direction: CompassPoint; readonly steps: number };

/** The six directions of the lattice and the two between them. */
export type CompassPoint = Direction | 'n' | 's';

/** Steps between two places of the triangular lattice. */
export function latticeSteps(a: Pick<Junction, 'x' | 'y'>, b: Pick<Junction, 'x' | 'y'>): number {
  const dy = Math.abs(a.y - b.y);
  return dy + Math.max(0, (Math.abs(a.x - b.x) - dy) / 2);
}

const POINTS: readonly CompassPoint[] = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'];
/** Degrees clockwise from east; the six lattice directions and, between them, straight north and south. */
const BEARINGS: Readonly<Record<CompassPoint, number>> = {
  e: 0,
  se: 60,
  s: 90,
  sw: 120,
  w: 180,
  nw: 240,
  n: 270,
  ne: 300,
};

export function compassPoint(from: Pick<Junction, 'x' | 'y'>, to: Pick<Junction, 'x' | 'y'>): CompassPoint {
  const angle = ((Math.atan2((to.y - from.y) * Math.sqrt(3), to.x - from.x) * 180) / Math.PI + 360) % 360;
  const gap = (point: CompassPoint): number => Math.abs(((angle - BEARINGS[point] + 540) % 360) - 180);
  return POINTS.reduce((best, point) => (gap(point) < gap(best) ? point : best));
}

type Gazetteer = {
  readonly junctions: ReadonlyMap<JunctionId, Junction>;
  readonly cityAt: ReadonlyMap<JunctionId, City>;
};
const gazetteers = new WeakMap<Board, Gazetteer>();

export function gazetteerOf(board: Board): Gazetteer {
  let gazetteer = gazetteers.get(board);
  if (!gazetteer) {
    gazetteer = {
      junctions: new Map(board.junctions.map((junction) => [junction.id, junction])),
      cityAt: new Map(board.cities.map((city) => [city.junction, city])),
    };
    gazetteers.set(board, gazetteer);
  }
  return gazetteer;
}

/** The name of a junction. Ties go to the city that is first in the board's list. */
export function placeName(board: Board, junction: JunctionId): PlaceName {
  const { junctions, cityAt } = gazetteerOf(board);
  const here = cityAt.get(junction);
  if (here) return { kind: 'city', city: here };
  const at = junctions.get(junction)!;
  let best: { city: City; steps: number } | undefined;
  for (const city of board.cities) {
    const steps = latticeSteps(at, junctions.get(city.junction)!);
    if (!best || steps < best.steps) best = { city, steps };
  }
  const { city, steps } = best!;
  return { kind: 'near', city, steps, direction: compassPoint(junctions.get(city.junction)!, at) };
}

export const endsOf = (line: LineId): readonly [JunctionId, JunctionId] =>
  line.split('-') as unknown as readonly [string, string];

/** The end of a line that names it best: a city if there is one, else the end nearest to a city. */
export function lineName(board: Board, line: LineId): PlaceName {
  const [a, b] = endsOf(line).map((end) => placeName(board, end)) as [PlaceName, PlaceName];
  if (a.kind === 'city') return a;
  if (b.kind === 'city') return b;
  return a.steps <= b.steps ? a : b;
}
