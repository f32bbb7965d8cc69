// The cheapest set of lines that joins some junctions, by the textbook recurrence over subsets, without any cleverness.

interface WeightedEdge {
  readonly a: string;
  readonly b: string;
  readonly weight: number;
}

/** Lowers every value until no line offers a cheaper way in (Bellman–Ford with a queue). */
function relax(
  values: Float64Array,
  next: readonly (readonly { readonly to: number; readonly weight: number }[])[],
): void {
  const queue = [...values.keys()].filter((node) => values[node]! < Infinity);
  for (const at of queue) {
    for (const { to, weight } of next[at]!) {
      const offered = values[at]! + weight;
      if (offered < values[to]!) {
        values[to] = offered;
        queue.push(to);
      }
    }
  }
}

export function cheapestJoin(
  nodes: readonly string[],
  edges: readonly WeightedEdge[],
  terminals: readonly string[],
): number {
  const numbers = new Map(nodes.map((id, number) => [id, number]));
  const next: { to: number; weight: number }[][] = nodes.map(() => []);
  for (const { a, b, weight } of edges) {
    const [from, to] = [numbers.get(a)!, numbers.get(b)!];
    next[from]!.push({ to, weight });
    next[to]!.push({ to: from, weight });
  }
  const wanted = [...new Set(terminals)].map((id) => numbers.get(id)!);
  const full = 2 ** wanted.length - 1;
  const cost: Float64Array[] = [];
  for (let set = 1; set <= full; set++) {
    const values = new Float64Array(nodes.length).fill(Infinity);
    if (Math.log2(set) % 1 === 0) values[wanted[Math.log2(set)]!] = 0;
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
      const [one, other] = [cost[part]!, cost[set ^ part]!];
      for (let node = 0; node < nodes.length; node++) {
        const joined = one[node]! + other[node]!;
        if (joined < values[node]!) values[node] = joined;
      }
    }
    relax(values, next);
    cost[set] = values;
  }
  return cost[full]![wanted[0]!]!;
}
