// The cheapest set of lines that joins some junctions, by the textbook recurrence over subsets, without any cleverness.

interface WeightedEdge {
  readonly a: string;
  readonly b: string;
  readonly weight: number;
}

/** Lowers every value until no line offers a cheaper way in (Bellman–Ford with a queue). */
function relax(
  values: Map<string, number>,
  next: Map<string, { readonly to: string; readonly weight: number }[]>,
): void {
  const queue = [...values.keys()];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const { to, weight } of next.get(at) ?? []) {
      const offered = values.get(at)! + weight;
      if (offered < (values.get(to) ?? Infinity)) {
        values.set(to, offered);
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
  const next = new Map<string, { to: string; weight: number }[]>(nodes.map((id) => [id, []]));
  for (const { a, b, weight } of edges) {
    next.get(a)!.push({ to: b, weight });
    next.get(b)!.push({ to: a, weight });
  }
  const wanted = [...new Set(terminals)];
  const full = 2 ** wanted.length - 1;
  const cost: Map<string, number>[] = [];
  for (let set = 1; set <= full; set++) {
    const values = new Map<string, number>();
    if (Math.log2(set) % 1 === 0) values.set(wanted[Math.log2(set)]!, 0);
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
      for (const [id, value] of cost[part]!) {
        const other = cost[set ^ part]!.get(id);
        if (other !== undefined && value + other < (values.get(id) ?? Infinity)) values.set(id, value + other);
      }
    }
    relax(values, next);
    cost[set] = values;
  }
  return cost[full]!.get(wanted[0]!) ?? Infinity;
}
