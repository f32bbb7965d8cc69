// Cheap bounds on the cheapest tree from the distances between its terminals.

/** Cost of joining the terminals by direct shortest paths only (minimum spanning tree): never too low. */
export const spanningCost = (metric: Uint16Array, count: number, stride: number): number => {
  let inTree = 1;
  let total = 0;
  for (let step = 1; step < count; step++) {
    let best = -1;
    let nearest = 0;
    for (let t = 1; t < count; t++) {
      if ((inTree >> t) & 1) continue;
      let distance = 0xffff;
      for (let s = 0; s < count; s++) {
        if ((inTree >> s) & 1 && metric[s * stride + t]! < distance) distance = metric[s * stride + t]!;
      }
      if (best < 0 || distance < nearest) {
        best = t;
        nearest = distance;
      }
    }
    inTree |= 1 << best;
    total += nearest;
  }
  return total;
};

/**
 * What the terminals outside a pair cost at least: their greatest distance, or half their shortest round trip
 * (walking around a tree passes every line twice).
 */
export const restCost = (metric: Uint16Array, count: number, stride: number, a: number, b: number): number => {
  let rest = 0;
  const r = REST;
  for (let t = 0; t < count; t++) if (t !== a && t !== b) r[rest++] = t;
  const d = (i: number, j: number): number => metric[r[i]! * stride + r[j]!]!;
  if (rest === 2) return d(0, 1);
  if (rest === 3) {
    const around = (d(0, 1) + d(1, 2) + d(0, 2) + 1) >> 1;
    return Math.max(around, d(0, 1), d(1, 2), d(0, 2));
  }
  const s = d(0, 1) + d(2, 3);
  const t = d(0, 2) + d(1, 3);
  const u = d(0, 3) + d(1, 2);
  const around = (Math.min(s + t, s + u, t + u) + 1) >> 1;
  return Math.max(around, d(0, 1), d(2, 3), d(0, 2), d(1, 3), d(0, 3), d(1, 2));
};

const REST = new Uint8Array(4);
