// Pairs and triples of terminals, and the shapes a tree of four, five or six terminals can have.

export type Pair = readonly [number, number];
export type Triple = readonly [number, number, number];

/** Ordered so that the pairs of the first k terminals come first. */
export const PAIRS: readonly Pair[] = [1, 2, 3, 4, 5].flatMap((b) => Array.from({ length: b }, (_, a): Pair => [a, b]));

export const pairIndex = (a: number, b: number): number => (a < b ? (b * (b - 1)) / 2 + a : (a * (a - 1)) / 2 + b);

const without = (taken: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, t) => t).filter((t) => !taken.includes(t));

/** The three ways to make two pairs of four things. */
const pairings = ([p, q, r, s]: readonly number[]): readonly (readonly [Pair, Pair])[] => [
  [
    [p!, q!],
    [r!, s!],
  ],
  [
    [p!, r!],
    [q!, s!],
  ],
  [
    [p!, s!],
    [q!, r!],
  ],
];

export const FOURS: readonly (readonly [Pair, Pair])[] = pairings([0, 1, 2, 3]);

export type Five = { readonly pairs: readonly [Pair, Pair]; readonly single: number };

export const FIVES: readonly Five[] = [0, 1, 2, 3, 4].flatMap((single) =>
  pairings(without([single], 5)).map((pairs) => ({ pairs, single })),
);

export type Star = readonly [Pair, Pair, Pair];

/** Three pairs around one junction. */
export const STARS: readonly Star[] = [1, 2, 3, 4, 5].flatMap((b) =>
  pairings(without([0, b], 6)).map((pairs): Star => [[0, b], ...pairs]),
);

/** A triple with the pair that joins first, and the third terminal. */
export type Cherry = { readonly pair: Pair; readonly third: number };

const cherries = ([a, b, c]: Triple): readonly Cherry[] => [
  { pair: [a, b], third: c },
  { pair: [a, c], third: b },
  { pair: [b, c], third: a },
];

/** Two triples at the ends of a path, each with its three possible first pairs. */
export const CHAINS: readonly { readonly left: readonly Cherry[]; readonly right: readonly Cherry[] }[] = PAIRS.filter(
  ([a]) => a > 0,
).map(([a, b]) => ({
  left: cherries([0, a, b]),
  right: cherries(without([0, a, b], 6) as unknown as Triple),
}));
