// Fast against slow on random positions of every board, and on small graphs of any shape.
import { BOARD_IDS, boardById, graphOf } from '@branchline/boards';
import { fastRng } from '@branchline/core';
import { describe, expect, test } from 'vitest';
import { makeSolver } from '../src/index.ts';
import { countInWasm } from '../src/fast.ts';
import { joins, naiveSolver } from './naive.ts';
import { grownWeights, randomGraph, randomTargets, randomWeights } from './positions.ts';

countInWasm();

const POSITIONS = 100;
const QUESTIONS = 12;

describe.each(BOARD_IDS)('%s', (id) => {
  const board = boardById(id)!;
  const graph = graphOf(board);
  const solver = makeSolver(graph, { plain: true });
  const wasm = makeSolver(graph);

  test('[TE-MISS-5] [TE-MISS-6] count and witness agree with the slow formulation', () => {
    const rng = fastRng(5);
    for (let position = 0; position < POSITIONS; position++) {
      const weights = position % 2 === 0 ? grownWeights(graph, rng) : randomWeights(graph, rng);
      const naive = naiveSolver(graph, weights);
      for (let question = 0; question < QUESTIONS; question++) {
        const targets = randomTargets(board, rng);
        const from = rng.below(4) === 0 ? -1 : rng.below(graph.junctionCount);
        const terminals = from < 0 ? targets : [from, ...targets];
        const where = `${id} position ${position} question ${question}: from ${from} to ${targets.join()}`;
        const expected = naive(terminals);
        expect(solver.missingCost(weights, from, targets), where).toBe(expected.cost);
        expect(wasm.missingCost(weights, from, targets), where).toBe(expected.cost);
        const tree = solver.missingTree(weights, from, targets);
        expect(tree, where).toEqual(expected);
        expect(wasm.missingTree(weights, from, targets), where).toEqual(expected);
        expect(
          tree.lines.reduce((sum, l) => sum + weights[l]!, 0),
          where,
        ).toBe(expected.cost);
        expect(joins(graph, weights, tree.lines, terminals), where).toBe(true);
      }
    }
  });
});

test('[TE-MISS-1] any small graph, also in several pieces and with forbidden lines', () => {
  const rng = fastRng(11);
  for (let round = 0; round < 4000; round++) {
    const { graph, weights } = randomGraph(rng, 10);
    const terminals = Array.from({ length: 1 + rng.below(6) }, () => rng.below(graph.junctionCount));
    const naive = naiveSolver(graph, weights);
    const expected = naive(terminals);
    const solver = makeSolver(graph, { plain: round % 2 === 0 });
    const where = `round ${round}`;
    expect(solver.missingCost(weights, terminals[0]!, terminals.slice(1)), where).toBe(expected.cost);
    const tree = solver.missingTree(weights, -1, terminals);
    expect(tree, where).toEqual(expected);
  }
});

test('[TE-MISS-1] any graph up to the most junctions that WebAssembly takes, and a little beyond', () => {
  const rng = fastRng(41);
  for (let round = 0; round < 40; round++) {
    const { graph, weights } = randomGraph(rng, 270);
    const naive = naiveSolver(graph, weights);
    const solvers = [makeSolver(graph), makeSolver(graph, { plain: true })];
    for (let question = 0; question < 3; question++) {
      const terminals = Array.from({ length: 1 + rng.below(6) }, () => rng.below(graph.junctionCount));
      const expected = naive(terminals);
      for (const solver of solvers) {
        const where = `round ${round} question ${question} ${solver.kind()}`;
        expect(solver.missingCost(weights, terminals[0]!, terminals.slice(1)), where).toBe(expected.cost);
        expect(solver.missingTree(weights, -1, terminals), where).toEqual(expected);
      }
    }
  }
});
