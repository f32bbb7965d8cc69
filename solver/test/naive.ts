// An independent slow formulation: textbook set recursion, values relaxed line by line until nothing changes, without
// bounds or cuts and without any code of the solver; and the documented rule for the witness, read off these exact numbers.
import type { LineGraph } from '@branchline/boards';

const FAR = 1_000_000;

/** Lowers values along the lines until none can fall any more. */
const relax = (graph: LineGraph, weights: Uint8Array, values: Int32Array): Int32Array => {
  for (let changed = true; changed;) {
    changed = false;
    for (let l = 0; l < graph.lineCount; l++) {
      const w = weights[l]!;
      if (w === 255) continue;
      const a = graph.lineA[l]!;
      const b = graph.lineB[l]!;
      if (values[a]! + w < values[b]!) {
        values[b] = values[a]! + w;
        changed = true;
      } else if (values[b]! + w < values[a]!) {
        values[a] = values[b]! + w;
        changed = true;
      }
    }
  }
  return values;
};

/** What it costs to reach every junction from one; 0xffff where no way leads. */
export const naiveDistances = (graph: LineGraph, weights: Uint8Array, from: number): Uint16Array => {
  const values = new Int32Array(graph.junctionCount).fill(FAR);
  values[from] = 0;
  return Uint16Array.from(relax(graph, weights, values), (value) => Math.min(value, 0xffff));
};

/** `tables[set][v]`: exact cost of joining the set's terminals (bit t = rest[t]) with junction v. */
const setTables = (graph: LineGraph, weights: Uint8Array, rest: readonly number[]): readonly Int32Array[] => {
  const n = graph.junctionCount;
  const tables: Int32Array[] = [new Int32Array(n)];
  for (let set = 1; set < 1 << rest.length; set++) {
    const values = new Int32Array(n).fill(FAR);
    rest.forEach((junction, t) => {
      if (set === 1 << t) values[junction] = 0;
    });
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
      const x = tables[part]!;
      const y = tables[set ^ part]!;
      for (let v = 0; v < n; v++) if (x[v]! + y[v]! < values[v]!) values[v] = x[v]! + y[v]!;
    }
    tables[set] = relax(graph, weights, values);
  }
  return tables;
};

/** Which junctions laid tracks join: equal numbers, joined. */
const laidPieces = (graph: LineGraph, weights: Uint8Array): Int32Array => {
  const piece = Int32Array.from({ length: graph.junctionCount }, (_, v) => v);
  for (let changed = true; changed;) {
    changed = false;
    for (let l = 0; l < graph.lineCount; l++) {
      const a = graph.lineA[l]!;
      const b = graph.lineB[l]!;
      if (weights[l] !== 0 || piece[a] === piece[b]) continue;
      piece[a] = piece[b] = Math.min(piece[a]!, piece[b]!);
      changed = true;
    }
  }
  return piece;
};

/** Answers questions about one set of weights. */
export const naiveSolver = (graph: LineGraph, weights: Uint8Array) => {
  const piece = laidPieces(graph, weights);

  return (terminals: readonly number[]): { readonly cost: number; readonly lines: readonly number[] } => {
    const kept = terminals.filter((t, i) => terminals.slice(0, i).every((s) => piece[s] !== piece[t]));
    const [root, ...rest] = kept;
    if (root === undefined) return { cost: 0, lines: [] };
    const tables = setTables(graph, weights, rest);
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
          if (piece[v] === piece[from] && tables[set]![to]! + w === value) {
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
