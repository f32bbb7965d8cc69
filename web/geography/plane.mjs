// Plane geometry on point lists: lengths, simplifying, clipping, point in polygon.

export const distance = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** Adds points so that no step is longer than `step`. */
export const densify = (points, step) => {
  const out = [points[0]];
  for (let i = 1; i < points.length; i++) {
    const n = Math.ceil(distance(points[i - 1], points[i]) / step);
    for (let k = 1; k <= n; k++)
      out.push([0, 1].map((axis) => points[i - 1][axis] + ((points[i][axis] - points[i - 1][axis]) * k) / n));
  }
  return out;
};

export const distanceToSegment = (p, a, b) => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length2 = dx * dx + dy * dy;
  const t = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length2));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
};

/** Douglas–Peucker; `tolerance` is a function of the point, so that far scenery may be coarser than the playing field. */
export const simplify = (points, tolerance) => {
  if (points.length < 3) return points;
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const stack = [[0, points.length - 1]];
  while (stack.length > 0) {
    const [first, last] = stack.pop();
    let worst = 0;
    let at = -1;
    for (let i = first + 1; i < last; i++) {
      const excess = distanceToSegment(points[i], points[first], points[last]) / tolerance(points[i]);
      if (excess > worst) [worst, at] = [excess, i];
    }
    if (worst > 1) {
      keep[at] = 1;
      stack.push([first, at], [at, last]);
    }
  }
  return points.filter((_, i) => keep[i]);
};

/** A closed ring has no natural ends: it is split at the point farthest from its first. */
export const simplifyRing = (ring, tolerance) => {
  let far = 0;
  for (let i = 0; i < ring.length; i++) if (distance(ring[i], ring[0]) > distance(ring[far], ring[0])) far = i;
  const first = simplify(ring.slice(0, far + 1), tolerance);
  const second = simplify(ring.slice(far), tolerance);
  return [...first, ...second.slice(1)];
};

export const ringArea = (ring) => {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return Math.abs(sum) / 2;
};

/** Even-odd rule over all rings. */
export const isInside = (rings, [x, y]) => {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i];
      const [xj, yj] = ring[j];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
  return inside;
};

const cut = (p, q, axis, at) => {
  const t = (at - p[axis]) / (q[axis] - p[axis]);
  return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
};

/** Sutherland–Hodgman against a box [x0, y0, x1, y1]. */
export const clipRing = (ring, [x0, y0, x1, y1]) => {
  let points = ring;
  for (const [axis, at, sign] of [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ]) {
    const out = [];
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const inside = (points[i][axis] - at) * sign >= 0;
      if (inside !== (points[j][axis] - at) * sign >= 0) out.push(cut(points[j], points[i], axis, at));
      if (inside) out.push(points[i]);
    }
    points = out;
  }
  return points;
};

/** Splits a line into its pieces inside the box; a piece may overshoot by one step, which the view's own clip hides. */
export const clipLine = (points, [x0, y0, x1, y1]) => {
  const inside = ([x, y]) => x >= x0 && x <= x1 && y >= y0 && y <= y1;
  const pieces = [];
  let piece = [];
  points.forEach((p, i) => {
    const near = inside(p) || (i > 0 && inside(points[i - 1])) || (i + 1 < points.length && inside(points[i + 1]));
    if (near) piece.push(p);
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  });
  if (piece.length > 0) pieces.push(piece);
  return pieces.filter((p) => p.length > 1);
};

export const segmentsCross = (a, b, c, d) => {
  const side = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
};
