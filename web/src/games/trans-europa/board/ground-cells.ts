// Cuts the scenery into cells, so that a renderer touches only what is in sight: one huge outline would be stroked
// again for every tile of the screen.

type Spot = readonly [number, number];
type Frame = readonly [x0: number, y0: number, x1: number, y1: number];

/** Everything in the numbers of the path strings. */
export type GroundCells = {
  readonly land: readonly string[];
  readonly coast: readonly string[];
  /** The coast with fewer points, for the wide bands of shallow water. */
  readonly shore: readonly string[];
  readonly borders: readonly string[];
};

/** Numbers of the path strings per lattice unit. */
export const PER_UNIT = 256;
const CELL = 4 * PER_UNIT;
/** Cells overlap by a hair, so that no seam shows between them. */
const OVERLAP = 5;

/** Reads a path of the form `m x y l dx dy …[z]`, all relative, as the map builder writes it. */
export const readPath = (path: string): Spot[][] => {
  const lists: Spot[][] = [];
  let origin: Spot = [0, 0];
  for (const part of path.split('m').slice(1)) {
    const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
    let at: Spot = [origin[0] + (numbers[0] ?? 0), origin[1] + (numbers[1] ?? 0)];
    const start = at;
    const list = [at];
    for (let i = 2; i + 1 < numbers.length; i += 2) {
      at = [at[0] + (numbers[i] ?? 0), at[1] + (numbers[i + 1] ?? 0)];
      list.push(at);
    }
    const closed = part.endsWith('z');
    if (closed) list.push(start);
    origin = closed ? start : at;
    lists.push(list);
  }
  return lists;
};

const toward = (p: Spot, q: Spot, t: number): Spot => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];

/** Corners are rounded from no farther than this before and after them. */
const ROUND = 16;

/** Part of the way from a corner to its neighbour at which the rounding begins. */
const cutShare = (corner: Spot, next: Spot, most: number): number =>
  Math.min(most, ROUND / Math.hypot(corner[0] - next[0], corner[1] - next[1]));

const write = ([x, y]: Spot): string => `${Math.round(x)} ${Math.round(y)}`;

/** A line through the spots; its corners are rounded, taking at most `most` of each leg, unless they are `sharp`. */
const writeLine = (line: readonly Spot[], most: number, sharp?: (spot: Spot) => boolean): string => {
  let path = '';
  line.forEach((spot, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    if (before === undefined) path = `M${write(spot)}`;
    else if (after === undefined || most === 0 || sharp?.(spot) === true) path += `L${write(spot)}`;
    else {
      const from = toward(spot, before, cutShare(spot, before, most));
      path += `L${write(from)}Q${write(spot)} ${write(toward(spot, after, cutShare(spot, after, most)))}`;
    }
  });
  return path;
};

/** Drops points that lie closer than this to the last one kept: a wide band does not show them. */
const SHORE_STEP = 14;

const thinned = (line: readonly Spot[]): Spot[] => {
  const kept: Spot[] = [];
  line.forEach((spot, i) => {
    const last = kept.at(-1);
    const isEnd = i === 0 || i === line.length - 1;
    if (last === undefined || isEnd || Math.hypot(spot[0] - last[0], spot[1] - last[1]) >= SHORE_STEP) kept.push(spot);
  });
  return kept;
};

type Grid = {
  /** Edges of the columns and rows, one more than there are of them. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
};

const edges = (from: number, to: number): number[] => {
  const count = Math.ceil((to - from) / CELL);
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
};

const gridOf = ([x0, y0, x1, y1]: Frame): Grid => ({ xs: edges(x0, x1), ys: edges(y0, y1) });

const spanAt = (list: readonly number[], v: number): number => {
  const [first = 0, last = 0] = [list[0], list.at(-1)];
  if (v < first || v > last) return -1;
  return Math.min(list.length - 2, Math.floor(((v - first) / (last - first)) * (list.length - 1)));
};

/** Index of the cell at a spot, or -1. */
const cellAt = ({ xs, ys }: Grid, x: number, y: number): number => {
  const [column, row] = [spanAt(xs, x), spanAt(ys, y)];
  return column < 0 || row < 0 ? -1 : row * (xs.length - 1) + column;
};

const cut = (p: Spot, q: Spot, axis: 0 | 1, at: number): Spot => toward(p, q, (at - p[axis]) / (q[axis] - p[axis]));

/** The part of a ring on one side of a straight cut (Sutherland–Hodgman). */
const halved = (ring: readonly Spot[], axis: 0 | 1, at: number, sign: 1 | -1): readonly Spot[] => {
  const out: Spot[] = [];
  let before = ring.at(-1);
  for (const spot of ring) {
    if (before === undefined) break;
    const inside = (spot[axis] - at) * sign >= 0;
    if (inside !== (before[axis] - at) * sign >= 0) out.push(cut(before, spot, axis, at));
    if (inside) out.push(spot);
    before = spot;
  }
  return out;
};

const between = (rings: readonly (readonly Spot[])[], axis: 0 | 1, from: number, to: number): (readonly Spot[])[] =>
  rings
    .map((ring) => halved(halved(ring, axis, from - OVERLAP, 1), axis, to + OVERLAP, -1))
    .filter((ring) => ring.length > 2);

/** First into columns, then each column into cells: most of a long coast is looked at only once per column. */
const landCells = (rings: readonly (readonly Spot[])[], { xs, ys }: Grid): string[] =>
  xs.slice(1).flatMap((right, i) => {
    const left = xs[i] ?? right;
    const column = between(rings, 0, left, right);
    return ys.slice(1).map((bottom, j) => {
      const top = ys[j] ?? bottom;
      // Where the land is only cut and does not end, its corners stay.
      const isCut = ([x, y]: Spot): boolean => Math.min(x - left, right - x, y - top, bottom - y) < 1 - OVERLAP;
      return between(column, 1, top, bottom)
        .map((ring) => writeLine([...ring, ...ring.slice(0, 1)], 0.25, isCut))
        .join('');
    });
  });

/**
 * Sorts lines into cells, corner by corner: each takes the halves of its two legs along, so that a corner can be rounded
 * by `most` of them. Runs inside a cell stay together.
 */
const sorted = (
  lines: readonly (readonly Spot[])[],
  grid: Grid,
  most: number,
  isEdge: (p: Spot, q: Spot) => boolean,
): string[] => {
  const cells = Array.from({ length: (grid.xs.length - 1) * (grid.ys.length - 1) }, (): Spot[][] => []);
  for (const line of lines) {
    let run: Spot[] | undefined;
    let last = -1;
    const half = (p: Spot, q: Spot, cell: number): void => {
      if (cell >= 0 && cell === last) run?.push(q);
      else if (cell >= 0) {
        run = [p, q];
        cells[cell]?.push(run);
      }
      last = cell;
    };
    for (let i = 1; i < line.length; i++) {
      const [p, q] = [line[i - 1], line[i]];
      if (p === undefined || q === undefined) continue;
      const middle = toward(p, q, 0.5);
      const edge = isEdge(p, q);
      half(p, middle, edge ? -1 : cellAt(grid, p[0], p[1]));
      half(middle, q, edge ? -1 : cellAt(grid, q[0], q[1]));
    }
  }
  return cells.filter((cell) => cell.length > 0).map((cell) => cell.map((run) => writeLine(run, most)).join(''));
};

/** Cuts land and borders into cells. The edge of the drawn world is no coast. */
export const groundCells = (land: string, borders: string, bounds: Frame): GroundCells => {
  const [x0, y0, x1, y1] = bounds.map((v) => v * PER_UNIT) as unknown as Frame;
  const grid = gridOf([x0, y0, x1, y1]);
  // A ring begins in the middle of a leg, where no corner wants rounding.
  const rings = readPath(land).map(([start = [0, 0], next = start, ...rest]: Spot[]): Spot[] => {
    const middle = toward(start, next, 0.5);
    return [middle, next, ...rest, middle];
  });
  const near = (v: number, edge: number): boolean => Math.abs(v - edge) <= 1;
  const onEdge = (p: Spot, q: Spot): boolean =>
    [x0, x1].some((edge) => near(p[0], edge) && near(q[0], edge)) ||
    [y0, y1].some((edge) => near(p[1], edge) && near(q[1], edge));
  return {
    land: landCells(rings, grid).filter((path) => path !== ''),
    coast: sorted(rings, grid, 0.5, onEdge),
    shore: sorted(rings.map(thinned), grid, 0, onEdge),
    borders: sorted(readPath(borders), grid, 0.5, () => false),
  };
};
