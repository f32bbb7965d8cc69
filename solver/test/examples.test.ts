// The worked examples of the missing count, as small graphs written the way the examples write them.
import { lineGraph } from '@branchline/boards';
import type { LineGraph } from '@branchline/boards';
import { describe, expect, test } from 'vitest';
import { alternatives, makeSolver, missingTracks } from '../src/index.ts';
import { countInWasm } from '../src/fast.ts';

countInWasm();

type Fixture = {
  readonly graph: LineGraph;
  readonly weights: Uint8Array;
  readonly at: (name: string) => number;
  readonly names: readonly string[];
};

/** `M-J:s` single, `:d` double, `:f` ferry, `*` laid and usable. */
const fixture = (text: string): Fixture => {
  const written = text.split(',').map((part) => /^(\w+)-(\w+):([sdf])(\*?)$/.exec(part.trim())!);
  const junctions = [...new Set(written.flatMap(([, a, b]) => [a!, b!]))];
  const at = (name: string) => junctions.indexOf(name);
  const lines = written.map(([, a, b, kind]) => ({ a: at(a!), b: at(b!), cost: kind === 's' ? 1 : 2 }));
  const graph = lineGraph(junctions.length, lines);
  return {
    graph,
    weights: Uint8Array.from(written, ([, , , , laid], l) => (laid === '*' ? 0 : lines[l]!.cost)),
    at,
    names: written.map(([, a, b]) => `${a}-${b}`),
  };
};

const missing = (text: string, from: string, targets: readonly string[]) => {
  const { graph, weights, at, names } = fixture(text);
  const question = { graph, weights, from: at(from), targets: targets.map(at) };
  const tree = missingTracks(question);
  for (const plain of [true, false]) {
    expect(makeSolver(graph, { plain }).missingCost(weights, question.from, question.targets)).toBe(tree.cost);
  }
  return { cost: tree.cost, lines: tree.lines.map((l) => names[l]!) };
};

test.each([
  ['EX-TE-20', 'M-J1:s, J1-J2:s, J2-P:s, J2-Q:s', ['P', 'Q'], 4],
  ['EX-TE-21', 'M-P:d, M-K:s, K-L:s, L-P:s', ['P'], 2],
  ['EX-TE-22', 'M-P:d, M-K:s, K-L:s*, L-P:s', ['P'], 2],
  ['EX-TE-23', 'M-P:d, M-K:s, K-L:s*, L-P:s*', ['P'], 1],
  ['EX-TE-24', 'M-J:s, J-A:s*, A-B:s*', ['A', 'B'], 1],
  ['EX-TE-25', 'M-A:d, A-B:s*', ['A', 'B'], 2],
  ['EX-TE-26', 'M-A:d, M-B:d, A-B:s', ['A', 'B'], 3],
  ['EX-TE-28', 'X-P:s, X-Q:s, X-R:s, M-P:s, P-Q:d, Q-R:d', ['P', 'Q', 'R'], 4],
])('[TE-MISS-5] %s', (_id, text, targets, expected) => {
  expect(missing(text, 'M', targets).cost).toBe(expected);
});

test('[TE-MISS-5] EX-TE-27: eased doubles weigh one', () => {
  const { graph, at } = fixture('M-A:d, M-B:d, A-B:s');
  expect(
    missingTracks({ graph, weights: Uint8Array.of(1, 1, 1), from: at('M'), targets: [at('A'), at('B')] }).cost,
  ).toBe(2);
});

describe('[TE-FERRY-12] Yellow and London', () => {
  const shore = (ferry: number) => {
    const { graph, weights, at } = fixture('BRU-OST:s*, OST-KEN:f, KEN-LON:s');
    weights[1] = ferry;
    return missingTracks({ graph, weights, from: at('BRU'), targets: [at('LON')] });
  };

  test.each([
    ['EX-TE-1 closed to the player', 2, 3],
    ['EX-TE-2 usable by all', 0, 1],
    ['EX-TE-4 half built with halfFerryCost 1', 1, 2],
    ['EX-TE-5 empty', 2, 3],
    ['EX-TE-6 two black tracks', 0, 1],
  ])('%s', (_id, ferry, expected) => {
    expect(shore(ferry).cost).toBe(expected);
  });
});

test('[TE-MISS-1] nothing is missing without targets, or on the marker itself', () => {
  const { graph, weights, at } = fixture('M-A:s, A-B:d');
  const from = at('M');
  expect(missingTracks({ graph, weights, from, targets: [] })).toEqual({ cost: 0, lines: [] });
  expect(missingTracks({ graph, weights, from, targets: [from, from] })).toEqual({ cost: 0, lines: [] });
  expect(missingTracks({ graph, weights, from: -1, targets: [] })).toEqual({ cost: 0, lines: [] });
  expect(missingTracks({ graph, weights, from: -1, targets: [at('A'), at('B')] })).toEqual({ cost: 2, lines: [1] });
});

test('[TE-MISS-6] of equal trees the one that the written rule names is shown', () => {
  // Two equal ways around a square: the line with the lowest number that leads on is laid first.
  expect(missing('M-A:s, M-B:s, A-P:s, B-P:s', 'M', ['P']).lines).toEqual(['M-A', 'A-P']);
  expect(missing('M-B:s, M-A:s, A-P:s, B-P:s', 'M', ['P']).lines).toEqual(['M-B', 'B-P']);
});

test('all lines of all cheapest trees', () => {
  const { graph, weights, at } = fixture('M-A:s, M-B:s, A-P:s, B-P:s, M-P:d, P-Q:s, M-Q:d');
  for (const plain of [true, false]) {
    const solver = makeSolver(graph, { plain });
    expect(alternatives(solver, { weights, from: at('M'), targets: [at('P')] })).toEqual([0, 1, 2, 3, 4]);
    expect(alternatives(solver, { weights, from: at('M'), targets: [at('P'), at('Q')] })).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
    expect(alternatives(solver, { weights, from: at('M'), targets: [at('Q')] })).toEqual([6]);
  }
});
