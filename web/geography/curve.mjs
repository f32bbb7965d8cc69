// Catmull–Rom curves for rivers and ranges: sampled for measuring, as cubic Béziers for drawing.

/** The Bézier pieces [c1, c2, end] of a centripetal-looking (uniform, tension ½) Catmull–Rom curve. */
export const bezierPieces = (points) =>
  points.slice(1).map((end, i) => {
    const before = points[i - 1] ?? points[i];
    const start = points[i];
    const after = points[i + 2] ?? end;
    return [
      [0, 1].map((k) => start[k] + (end[k] - before[k]) / 6),
      [0, 1].map((k) => end[k] - (after[k] - start[k]) / 6),
      end,
    ];
  });

/** Points along the curve, `per` to each piece. */
export const sampleCurve = (points, per = 16) => {
  const out = [points[0]];
  bezierPieces(points).forEach(([c1, c2, end], i) => {
    const start = points[i];
    for (let k = 1; k <= per; k++) {
      const t = k / per;
      const s = 1 - t;
      out.push([0, 1].map((a) => s ** 3 * start[a] + 3 * s * s * t * c1[a] + 3 * s * t * t * c2[a] + t ** 3 * end[a]));
    }
  });
  return out;
};

/** Walks along a point list in equal steps, giving position and unit direction. */
export const walk = (points, step, first = 0) => {
  const out = [];
  let next = first;
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length === 0) continue;
    while (next <= gone + length) {
      const t = (next - gone) / length;
      out.push({
        at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        along: [(b[0] - a[0]) / length, (b[1] - a[1]) / length],
      });
      next += step;
    }
    gone += length;
  }
  return out;
};
