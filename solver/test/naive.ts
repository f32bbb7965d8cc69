// An independent slow formulation: textbook set recursion over all-pairs distances, without bounds or cuts and without
// any code of the solver; and the documented rule for the witness, read off these exact numbers.
import type { LineGraph } from '@branchline/boards';

const FAR = 1_000_000;

const allPairs = (graph: LineGraph, weights: Uint8Array): readonly Int32Array[] => {
  const n = graph.junctionCount;
  const d = Array.from({ length: n }, (_, i) => new Int32Array(n).fill(FAR).fill(0, i, i + 1));
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
      if (head >= FAR) continue;
      for (let j = 0; j < n; j++) if (head + through[j]! < row[j]!) row[j] = head + through[j]!;
    }
  }
  return d;
};

/** `tables[set][v]`: exact cost of joining the set's terminals (bit t = rest[t]) with junction v. */
const setTables = (d: readonly Int32Array[], rest: readonly number[]): readonly Int32Array[] => {
  const n = d.length;
  const tables: Int32Array[] = [new Int32Array(n)];
  for (let set = 1; set < 1 << rest.length; set++) {
    const single = rest.findIndex((_, t) => set === 1 << t);
    if (single >= 0) {
      tables[set] = d[rest[single]!]!;
      continue;
    }
    const parted = new Int32Array(n).fill(FAR);
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
      const x = tables[part]!;
      const y = tables[set ^ part]!;
      for (let v = 0; v < n; v++) if (x[v]! + y[v]! < parted[v]!) parted[v] = x[v]! + y[v]!;
    }
    tables[set] = parted.map((_, v) => {
      let least = FAR;
      const row = d[v]!;
      for (let u = 0; u < n; u++) if (parted[u]! + row[u]! < least) least = parted[u]! + row[u]!;
      return least;
    });
  }
  return tables;
};

/** Answers questions about one set of weights. */
export const naiveSolver = (graph: LineGraph, weights: Uint8Array) => {
  const d = allPairs(graph, weights);

  return (terminals: readonly number[]): { readonly cost: number; readonly lines: readonly number[] } => {
    const kept = terminals.filter((t, i) => terminals.slice(0, i).every((s) => d[s]![t]! > 0));
    const [root, ...rest] = kept;
    if (root === undefined) return { cost: 0, lines: [] };
    const tables = setTables(d, rest);
    const cost = tables[(1 << rest.length) - 1]![root]!;
    if (cost >= FAR) return { cost: Infinity, lines: [] };
    const lines: number[] = [];
    const go = (set: number, v: number): void => {
      const value = tables[set]![v]!;
      if (value === 0) return;
      for (let part = 1; part < set; part++) {
        if ((part & ~set) !== 0 || (part & set & -set) === 0) continue;
        if (tables[part]![v]! + tables[set ^ part]![v]! !== value) continue;
        go(part, v);
        go(set ^ part, v);
        return;
      }
      for (let l = 0; l < graph.lineCount; l++) {
        const w = weights[l]!;
        if (w === 0 || w === 255) continue;
        for (const [from, to] of [
          [graph.lineA[l]!, graph.lineB[l]!],
          [graph.lineB[l]!, graph.lineA[l]!],
        ] as const) {
          if (d[v]![from] === 0 && tables[set]![to]! + w === value) {
            lines.push(l);
            go(set, to);
            return;
          }
        }
      }
    };
    go((1 << rest.length) - 1, root);
    return { cost, lines: lines.toSorted((l, m) => l - m) };
  };
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
