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
  readonly frames: readonly Frame[];
  /** Index of the cell at a spot, or -1. */ readonly at: (x: number, y: number) => number;
};

const gridOf = ([x0, y0, x1, y1]: Frame): Grid => {
  const columns = Math.ceil((x1 - x0) / CELL);
  const rows = Math.ceil((y1 - y0) / CELL);
  const [width, height] = [(x1 - x0) / columns, (y1 - y0) / rows];
  const frames = Array.from({ length: columns * rows }, (_, i): Frame => {
    const [x, y] = [x0 + (i % columns) * width, y0 + Math.floor(i / columns) * height];
    return [x, y, x + width, y + height];
  });
  const at = (x: number, y: number): number => {
    if (x < x0 || x > x1 || y < y0 || y > y1) return -1;
    const column = Math.min(columns - 1, Math.floor((x - x0) / width));
    return Math.min(rows - 1, Math.floor((y - y0) / height)) * columns + column;
  };
  return { frames, at };
};

const boxOf = (ring: readonly Spot[]): Frame => {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return [x0, y0, x1, y1];
};

const touch = (p: Frame, q: Frame): boolean =>
  p[0] <= q[2] + OVERLAP && q[0] <= p[2] + OVERLAP && p[1] <= q[3] + OVERLAP && q[1] <= p[3] + OVERLAP;

const cut = (p: Spot, q: Spot, axis: 0 | 1, at: number): Spot => {
  const t = (at - p[axis]) / (q[axis] - p[axis]);
  return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
};

/** Sutherland–Hodgman. */
const clipped = (ring: readonly Spot[], [x0, y0, x1, y1]: Frame): readonly Spot[] => {
  let points = ring;
  for (const [axis, at, sign] of [
    [0, x0 - OVERLAP, 1],
    [0, x1 + OVERLAP, -1],
    [1, y0 - OVERLAP, 1],
    [1, y1 + OVERLAP, -1],
  ] as const) {
    const out: Spot[] = [];
    let before = points.at(-1);
    for (const point of points) {
      if (before === undefined) break;
      const inside = (point[axis] - at) * sign >= 0;
      if (inside !== (before[axis] - at) * sign >= 0) out.push(cut(before, point, axis, at));
      if (inside) out.push(point);
      before = point;
    }
    points = out;
  }
  return points;
};

/** Sorts the steps of lines into cells by their middles; runs inside a cell stay together. */
const sorted = (lines: readonly (readonly Spot[])[], grid: Grid, isCut: (p: Spot, q: Spot) => boolean): string[] => {
  const cells = grid.frames.map((): Spot[][] => []);
  for (const line of lines) {
    let run: Spot[] | undefined;
    let last = -1;
    for (let i = 1; i < line.length; i++) {
      const [p, q] = [line[i - 1], line[i]];
      if (p === undefined || q === undefined) continue;
      const [x, y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      const cell = isCut(p, q) ? -1 : grid.at(x, y);
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
  const boxes = rings.map(boxOf);
  const landIn = (frame: Frame): string =>
    writePath(
      rings
        .filter((_, i) => touch(boxes[i] ?? frame, frame))
        .map((ring) => clipped(ring, frame))
        .filter((ring) => ring.length > 2),
    );
  const near = (v: number, edge: number): boolean => Math.abs(v - edge) <= 1;
  const onEdge = (p: Spot, q: Spot): boolean =>
    [x0, x1].some((edge) => near(p[0], edge) && near(q[0], edge)) ||
    [y0, y1].some((edge) => near(p[1], edge) && near(q[1], edge));
  return {
    land: grid.frames.map(landIn).filter((path) => path !== ''),
    coast: sorted(rings, grid, onEdge),
    shore: sorted(rings.map(thinned), grid, onEdge),
    borders: sorted(readPath(borders), grid, () => false),
  };
};
