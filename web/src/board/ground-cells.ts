// Cuts the scenery into cells, so that a renderer touches only what is in sight: one huge outline would be stroked
// again for every tile of the screen.

type Spot = readonly [number, number];
type Frame = readonly [x0: number, y0: number, x1: number, y1: number];

/** Everything in the numbers of the path strings. */
export type GroundCells = {
  readonly land: readonly string[];
  readonly coast: readonly string[];
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

const framesOf = ([x0, y0, x1, y1]: Frame): Frame[] => {
  const columns = Math.ceil((x1 - x0) / CELL);
  const rows = Math.ceil((y1 - y0) / CELL);
  const [width, height] = [(x1 - x0) / columns, (y1 - y0) / rows];
  return Array.from({ length: columns * rows }, (_, i): Frame => {
    const [x, y] = [x0 + (i % columns) * width, y0 + Math.floor(i / columns) * height];
    return [x, y, x + width, y + height];
  });
};

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
const sorted = (
  lines: readonly (readonly Spot[])[],
  frames: readonly Frame[],
  isCut: (p: Spot, q: Spot) => boolean,
): string[] => {
  const cells = frames.map((): Spot[][] => []);
  for (const line of lines) {
    let run: Spot[] | undefined;
    let last = -1;
    for (let i = 1; i < line.length; i++) {
      const [p, q] = [line[i - 1], line[i]];
      if (p === undefined || q === undefined) continue;
      const [x, y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      const cell = isCut(p, q) ? -1 : frames.findIndex((f) => x >= f[0] && x <= f[2] && y >= f[1] && y <= f[3]);
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
  const frames = framesOf([x0, y0, x1, y1]);
  const rings = readPath(land);
  const near = (v: number, edge: number): boolean => Math.abs(v - edge) <= 1;
  const onEdge = (p: Spot, q: Spot): boolean =>
    [x0, x1].some((edge) => near(p[0], edge) && near(q[0], edge)) ||
    [y0, y1].some((edge) => near(p[1], edge) && near(q[1], edge));
  return {
    land: frames
      .map((frame) => rings.map((ring) => clipped(ring, frame)).filter((ring) => ring.length > 2))
      .filter((cell) => cell.length > 0)
      .map((cell) => writePath(cell)),
    coast: sorted(rings, frames, onEdge),
    borders: sorted(readPath(borders), frames, () => false),
  };
};
