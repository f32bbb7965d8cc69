// Pairs and triples of terminals, and the ways to split a set of terminals into them.

/** `PAIR[a][b]`: number of the pair, counted (0,1) (0,2) … in the order that keeps small sets first. */
export const PAIRS: readonly (readonly [number, number])[] = [1, 2, 3, 4, 5].flatMap((b) =>
  Array.from({ length: b }, (_, a): readonly [number, number] => [a, b]),
);

export const pairIndex = (a: number, b: number): number => (a < b ? (b * (b - 1)) / 2 + a : (a * (a - 1)) / 2 + b);

const others = (taken: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, t) => t).filter((t) => !taken.includes(t));

export type Triple = readonly [number, number, number];

/** The ten splits of six terminals into two triples. */
export const TRIPLE_SPLITS: readonly (readonly [Triple, Triple])[] = PAIRS.filter(([a]) => a > 0).map(([a, b]) => [
  [0, a, b],
  others([0, a, b], 6) as unknown as Triple,
]);

/** The fifteen ways to make three pairs of six terminals, as pair numbers. */
export const PAIR_TRIPLES: readonly Triple[] = [1, 2, 3, 4, 5].flatMap((b) => {
  const [p, q, r, s] = others([0, b], 6) as readonly [number, number, number, number];
  const first = pairIndex(0, b);
  return [
    [first, pairIndex(p, q), pairIndex(r, s)],
    [first, pairIndex(p, r), pairIndex(q, s)],
    [first, pairIndex(p, s), pairIndex(q, r)],
  ] as const;
});

/** The fifteen ways to make two pairs and a single of five terminals: pair, pair, single. */
export const PAIRS_AND_SINGLE: readonly Triple[] = [0, 1, 2, 3, 4].flatMap((single) => {
  const [p, q, r, s] = others([single], 5) as readonly [number, number, number, number];
  return [
    [pairIndex(p, q), pairIndex(r, s), single],
    [pairIndex(p, r), pairIndex(q, s), single],
    [pairIndex(p, s), pairIndex(q, r), single],
  ] as const;
});
