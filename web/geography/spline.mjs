// Thin-plate spline: the smooth bending that carries the projected map onto the lattice.

const kernel = (r2) => (r2 === 0 ? 0 : r2 * Math.log(r2));

/** Solves A x = b for several right-hand sides by elimination with partial pivoting. */
const solve = (matrix, columns) => {
  const n = matrix.length;
  const a = matrix.map((row, i) => [...row, ...columns.map((c) => c[i])]);
  for (let col = 0; col < n; col++) {
    let pivot = col;
    for (let r = col + 1; r < n; r++) if (Math.abs(a[r][col]) > Math.abs(a[pivot][col])) pivot = r;
    [a[col], a[pivot]] = [a[pivot], a[col]];
    for (let r = col + 1; r < n; r++) {
      const f = a[r][col] / a[col][col];
      if (f === 0) continue;
      for (let c = col; c < a[r].length; c++) a[r][c] -= f * a[col][c];
    }
  }
  return columns.map((_, k) => {
    const x = Array.from({ length: n }, () => 0);
    for (let r = n - 1; r >= 0; r--) {
      let sum = a[r][n + k];
      for (let c = r + 1; c < n; c++) sum -= a[r][c] * x[c];
      x[r] = sum / a[r][r];
    }
    return x;
  });
};

/**
 * `pairs`: { from: [x, y], to: [x, y], soft }. `soft` 0 makes the spline exact at that point; a larger value lets it
 * miss the point for the sake of smoothness.
 */
export const thinPlateSpline = (pairs) => {
  const n = pairs.length;
  const cx = pairs.reduce((s, p) => s + p.from[0], 0) / n;
  const cy = pairs.reduce((s, p) => s + p.from[1], 0) / n;
  const rms = Math.sqrt(pairs.reduce((s, p) => s + (p.from[0] - cx) ** 2 + (p.from[1] - cy) ** 2, 0) / n);
  const points = pairs.map((p) => [(p.from[0] - cx) / rms, (p.from[1] - cy) / rms]);
  const matrix = [];
  for (let i = 0; i < n; i++) {
    const row = points.map((q) => kernel((points[i][0] - q[0]) ** 2 + (points[i][1] - q[1]) ** 2));
    row[i] += pairs[i].soft;
    matrix.push([...row, 1, ...points[i]]);
  }
  for (const affine of [points.map(() => 1), points.map((p) => p[0]), points.map((p) => p[1])])
    matrix.push([...affine, 0, 0, 0]);
  const [wx, wy] = solve(
    matrix,
    [0, 1].map((axis) => [...pairs.map((p) => p.to[axis]), 0, 0, 0]),
  );
  return ([px, py]) => {
    const x = (px - cx) / rms;
    const y = (py - cy) / rms;
    let u = wx[n] + wx[n + 1] * x + wx[n + 2] * y;
    let v = wy[n] + wy[n + 1] * x + wy[n + 2] * y;
    for (let i = 0; i < n; i++) {
      const k = kernel((x - points[i][0]) ** 2 + (y - points[i][1]) ** 2);
      u += wx[i] * k;
      v += wy[i] * k;
    }
    return [u, v];
  };
};
