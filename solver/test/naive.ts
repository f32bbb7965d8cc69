// An independent slow formulation of the cheapest tree: textbook set recursion over all-pairs distances, no cuts, no
// shared code with the solver.
import type { LineGraph } from '@branchline/boards';

const allPairs = (graph: LineGraph, weights: Uint8Array): number[][] => {
  const n = graph.junctionCount;
  const d = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? 0 : Infinity)));
  for (let l = 0; l < graph.lineCount; l++) {
    const [a, b, w] = [graph.lineA[l]!, graph.lineB[l]!, weights[l]!];
    if (w === 255) continue;
    d[a]![b] = Math.min(d[a]![b]!, w);
    d[b]![a] = d[a]![b]!;
  }
  for (let k = 0; k < n; k++) {
    const through = d[k]!;
    for (let i = 0; i < n; i++) {
      const row = d[i]!;
      const head = row[k]!;
      if (head === Infinity) continue;
      for (let j = 0; j < n; j++) if (head + through[j]! < row[j]!) row[j] = head + through[j]!;
    }
  }
  return d;
};

/** Costs of many questions about the same weights. */
export const naiveCosts = (
  graph: LineGraph,
  weights: Uint8Array,
  questions: readonly (readonly number[])[],
): readonly number[] => {
  const d = allPairs(graph, weights);
  const n = graph.junctionCount;
  return questions.map((terminals) => {
    if (terminals.length === 0) return 0;
    const root = terminals[0]!;
    const rest = terminals.slice(1);
    const full = (1 << rest.length) - 1;
    if (full === 0) return 0;
    const best: number[][] = [];
    for (let set = 1; set <= full; set++) {
      const single = rest.findIndex((_, t) => set === 1 << t);
      if (single >= 0) {
        best[set] = d[rest[single]!]!;
        continue;
      }
      const joined = Array.from({ length: n }, () => Infinity);
      for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
        for (let v = 0; v < n; v++) joined[v] = Math.min(joined[v]!, best[part]![v]! + best[set ^ part]![v]!);
      }
      best[set] = joined.map((_, v) => {
        let least = Infinity;
        const row = d[v]!;
        for (let u = 0; u < n; u++) if (joined[u]! + row[u]! < least) least = joined[u]! + row[u]!;
        return least;
      });
    }
    return best[full]![root]!;
  });
};

/** Whether the lines together with the free ones join all terminals. */
export const joins = (
  graph: LineGraph,
  weights: Uint8Array,
  lines: readonly number[],
  terminals: readonly number[],
) => {
  const root = Array.from({ length: graph.junctionCount }, (_, j) => j);
  const find = (j: number): number => (root[j] === j ? j : find(root[j]!));
  for (let l = 0; l < graph.lineCount; l++) {
    if (weights[l] === 0 || lines.includes(l)) root[find(graph.lineA[l]!)] = find(graph.lineB[l]!);
  }
  return terminals.every((t) => find(t) === find(terminals[0]!));
};
