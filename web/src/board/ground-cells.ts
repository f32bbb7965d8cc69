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

const writePath = (lists: readonly (readonly Spot[])[]): string =>
  lists.map((list) => `M${list.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`).join('');

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

const cut = (p: Spot, q: Spot, axis: 0 | 1, at: number): Spot => {
  const t = (at - p[axis]) / (q[axis] - p[axis]);
  return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
};

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
    const column = between(rings, 0, xs[i] ?? right, right);
    return ys.slice(1).map((bottom, j) => writePath(between(column, 1, ys[j] ?? bottom, bottom)));
  });

/** Sorts the steps of lines into cells by their middles; runs inside a cell stay together. */
const sorted = (lines: readonly (readonly Spot[])[], grid: Grid, isCut: (p: Spot, q: Spot) => boolean): string[] => {
  const cells = Array.from({ length: (grid.xs.length - 1) * (grid.ys.length - 1) }, (): Spot[][] => []);
  for (const line of lines) {
    let run: Spot[] | undefined;
    let last = -1;
    for (let i = 1; i < line.length; i++) {
      const [p, q] = [line[i - 1], line[i]];
      if (p === undefined || q === undefined) continue;
      const [x, y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      const cell = isCut(p, q) ? -1 : cellAt(grid, x, y);
      if (cell >= 0 && cell === last) run?.push(q);
      else if (cell >= 0) {
        run = [p, q];
        cells[cell]?.push(run);
      }
      last = cell;
    }
  }
  return cells.filter((cell) => cell.length > 0).map(writePath);
};

/** Cuts land and borders into cells. The edge of the drawn world is no coast. */
export const groundCells = (land: string, borders: string, bounds: Frame): GroundCells => {
  const [x0, y0, x1, y1] = bounds.map((v) => v * PER_UNIT) as unknown as Frame;
  const grid = gridOf([x0, y0, x1, y1]);
  const rings = readPath(land);
  const near = (v: number, edge: number): boolean => Math.abs(v - edge) <= 1;
  const onEdge = (p: Spot, q: Spot): boolean =>
    [x0, x1].some((edge) => near(p[0], edge) && near(q[0], edge)) ||
    [y0, y1].some((edge) => near(p[1], edge) && near(q[1], edge));
  return {
    land: landCells(rings, grid).filter((path) => path !== ''),
    coast: sorted(rings, grid, onEdge),
    shore: sorted(rings.map(thinned), grid, onEdge),
    borders: sorted(readPath(borders), grid, () => false),
  };
};
