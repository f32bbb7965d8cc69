// Shapes as polygons: what SVG says in its paths, and lines with a width.

export type Point = readonly [x: number, y: number];
/** All turn the same way, so that where two overlap nothing cancels out. */
export type Polygon = readonly Point[];

const area = (polygon: Polygon): number =>
  polygon.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = polygon[(at + 1) % polygon.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

const turned = (polygon: Polygon): Polygon => (area(polygon) < 0 ? polygon.toReversed() : polygon);

/** How far the middle of a curve may be from its middle as a polygon is unimportant: letters are small. */
const STEPS = 4;

const at = (from: number, by: number, to: number, t: number): number =>
  (1 - t) * (1 - t) * from + 2 * (1 - t) * t * by + t * t * to;

/** Reads `M m L l H h V v Q Z z` with numbers behind each other as generated drawings write them. */
export function polygonsOf(path: string): readonly Polygon[] {
  const found: Point[][] = [];
  const words = path.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? [];
  let command = 'M';
  let [x, y] = [0, 0];
  let current: Point[] = [];
  let index = 0;
  const number = (): number => Number(words[index++]);
  const to = (nextX: number, nextY: number): void => {
    [x, y] = [nextX, nextY];
    current.push([x, y]);
  };
  while (index < words.length) {
    if (/[a-zA-Z]/.test(words[index]!)) command = words[index++]!;
    switch (command) {
      case 'Z':
      case 'z':
        [x, y] = current[0] ?? [x, y];
        continue;
      case 'M':
      case 'm': {
        const [dx, dy] = command === 'm' ? [x, y] : [0, 0];
        current = [];
        found.push(current);
        to(dx + number(), dy + number());
        command = command === 'm' ? 'l' : 'L';
        break;
      }
      case 'L':
        to(number(), number());
        break;
      case 'l':
        to(x + number(), y + number());
        break;
      case 'H':
        to(number(), y);
        break;
      case 'h':
        to(x + number(), y);
        break;
      case 'V':
        to(x, number());
        break;
      case 'v':
        to(x, y + number());
        break;
      case 'Q': {
        const [fromX, fromY, byX, byY, endX, endY] = [x, y, number(), number(), number(), number()];
        for (let step = 1; step <= STEPS; step++)
          to(at(fromX, byX, endX, step / STEPS), at(fromY, byY, endY, step / STEPS));
        break;
      }
      default:
        throw new Error(`a path says ${command}`);
    }
  }
  return found.filter((polygon) => polygon.length > 2);
}

/** The outlines of a long path, one by one; each of them begins with `M`. */
export function* outlinesOf(path: string, place: (point: Point) => Point): Generator<Polygon> {
  for (const outline of path.split(/(?=M)/))
    for (const polygon of polygonsOf(outline)) yield polygon.map((point) => place(point));
}

export const circle = ([x, y]: Point, radius: number): Polygon => {
  const corners = Math.max(8, Math.min(40, Math.round(radius * 3)));
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
};

export const rectangle = ([x, y]: Point, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A line through these points, with round corners and ends; piece by piece, since coasts have thousands. */
export function* stroke(points: readonly Point[], width: number): Generator<Polygon> {
  const half = width / 2;
  for (const [index, [x2, y2]] of points.entries()) {
    // Nobody sees the corners of a thin line.
    if (width >= 2.5) yield circle([x2, y2], half);
    if (index === 0) continue;
    const [x1, y1] = points[index - 1]!;
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) continue;
    const [dx, dy] = [((y2 - y1) / length) * half, ((x2 - x1) / length) * half];
    yield turned([
      [x1 + dx, y1 - dy],
      [x2 + dx, y2 - dy],
      [x2 - dx, y2 + dy],
      [x1 - dx, y1 + dy],
    ]);
  }
}

/** Several lines of one width. */
export function* strokes(lines: Iterable<readonly Point[]>, width: number): Generator<Polygon> {
  for (const line of lines) yield* stroke(line, width);
}
