// Short SVG path strings: whole numbers in quarter pixels at 64 px per line, relative moves.

/** Units of the path strings per lattice unit. */
export const PER_UNIT = 256;

const whole = (point) => point.map((v) => Math.round(v * PER_UNIT));

const pair = (dx, dy) => `${dx}${dy < 0 ? '' : ' '}${dy}`;

/** Joins number pairs with as few separators as SVG allows. */
const run = (pairs) => pairs.reduce((text, [dx, dy], i) => text + (i === 0 || dx < 0 ? '' : ' ') + pair(dx, dy), '');

const mover = () => {
  let origin = [0, 0];
  return (to) => {
    const text = `m${pair(to[0] - origin[0], to[1] - origin[1])}`;
    origin = to;
    return { text, setOrigin: (p) => (origin = p) };
  };
};

/** Polylines or rings in lattice units → one path. */
export const polyPath = (lists, { closed }) => {
  const move = mover();
  let path = '';
  for (const list of lists) {
    const points = list.map(whole).filter((p, i, all) => i === 0 || p[0] !== all[i - 1][0] || p[1] !== all[i - 1][1]);
    if (closed && points.length > 1 && points.at(-1)[0] === points[0][0] && points.at(-1)[1] === points[0][1])
      points.pop();
    if (points.length < (closed ? 3 : 2)) continue;
    const start = move(points[0]);
    path += `${start.text}l${run(points.slice(1).map((p, i) => [p[0] - points[i][0], p[1] - points[i][1]]))}`;
    if (closed) path += 'z';
    else start.setOrigin(points.at(-1));
  }
  return path;
};

/** Bézier chains { start, pieces } in lattice units → one path. */
export const curvePath = (curves) => {
  const move = mover();
  let path = '';
  for (const { start, pieces } of curves) {
    let at = whole(start);
    const head = move(at);
    const numbers = [];
    for (const piece of pieces) {
      const points = piece.map(whole);
      for (const p of points) numbers.push([p[0] - at[0], p[1] - at[1]]);
      at = points[2];
    }
    path += `${head.text}c${run(numbers)}`;
    head.setOrigin(at);
  }
  return path;
};
