// Fast against slow on random positions of every board, and on small graphs of any shape.
import { BOARD_IDS, boardById, graphOf } from '@branchline/boards';
import { fastRng } from '@branchline/core';
import { describe, expect, test } from 'vitest';
import { solverOf } from '../src/index.ts';
import { joins, naiveCosts } from './naive.ts';
import { grownWeights, randomSmallGraph, randomTargets, randomWeights } from './positions.ts';

const POSITIONS = 60;
const QUESTIONS = 12;

describe.each(BOARD_IDS.flatMap((id) => boardById(id) ?? []).map((board) => [board.id, board] as const))(
  '%s',
  (id, board) => {
    const graph = graphOf(board);
    const solver = solverOf(graph);

    test('[TE-MISS-5] count and witness agree with the slow formulation', () => {
      const rng = fastRng(5);
      for (let position = 0; position < POSITIONS; position++) {
        const weights = position % 2 === 0 ? grownWeights(graph, rng) : randomWeights(graph, rng);
        const questions = Array.from({ length: QUESTIONS }, () => {
          const targets = randomTargets(board, rng);
          const from = rng.below(4) === 0 && targets.length > 0 ? -1 : rng.below(graph.junctionCount);
          return { from, targets, terminals: from < 0 ? targets : [from, ...targets] };
        });
        const expected = naiveCosts(
          graph,
          weights,
          questions.map((q) => q.terminals),
        );
        questions.forEach(({ from, targets, terminals }, q) => {
          const where = `${id} position ${position} question ${q}: from ${from} to ${targets.join()}`;
          expect(solver.missingCost(weights, from, targets), where).toBe(expected[q]);
          const tree = solver.missingTree(weights, from, targets);
          expect(tree.cost, where).toBe(expected[q]);
          expect(
            tree.lines.reduce((sum, l) => sum + weights[l]!, 0),
            where,
          ).toBe(tree.cost);
          expect(joins(graph, weights, tree.lines, terminals), where).toBe(true);
        });
      }
    });
  },
);

test('[TE-MISS-1] any small graph, also in several pieces and with forbidden lines', () => {
  const rng = fastRng(11);
  for (let round = 0; round < 4000; round++) {
    const { graph, weights } = randomSmallGraph(rng);
    const terminals = Array.from({ length: 1 + rng.below(6) }, () => rng.below(graph.junctionCount));
    const [expected] = naiveCosts(graph, weights, [terminals]);
    const solver = solverOf(graph);
    const where = `round ${round}`;
    expect(solver.missingCost(weights, terminals[0]!, terminals.slice(1)), where).toBe(expected);
    const tree = solver.missingTree(weights, -1, terminals);
    expect(tree.cost, where).toBe(expected);
    if (expected !== Infinity) expect(joins(graph, weights, tree.lines, terminals), where).toBe(true);
  }
});
